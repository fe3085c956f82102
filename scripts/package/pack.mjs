/**
 * `npm pack` begins here: makes `packed/`, what an installed package runs: the commands with most of what they import in them, and the files of visitors' and
 * authors' browsers. A package has no Vite and no TypeScript; what stays outside of the bundle is in `dependencies`, all else in `devDependencies`.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../engine.mjs'
import { installPackages } from '../installPackages.mjs'

installPackages()
process.env['NODE_ENV'] = 'production'
const { build } = await import('vite')

const packed = join(root, 'packed')
const { name, version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const outside = Object.keys(dependencies)
const options = {
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: /** @type {const} */ ('error'),
  // Without --no-install, npx would fetch and run whatever somebody publishes under the name.
  define: { 'import.meta.env.BROADSHEET_TYPED': JSON.stringify(`npx --no-install ${name}`), 'process.env.NODE_ENV': '"production"' },
}

const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .sort()

/** The folders of the packages that modules come from. @param {readonly string[]} modules */
const packagesOf = (modules) => new Set(modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []))

/** What the licences of bundled packages ask for: that their texts go along. @param {ReadonlySet<string>} folders */
const licences = (folders) =>
  [...folders].sort().flatMap((folder) => {
    const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
    return [`${own.name} ${own.version} (${own.license})`, file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '', '']
  })

/** Without comments and blanks, which nobody reads there; names stay, for those who read where an error came from. */
const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } }

/** One build, with the modules that went into it. @param {string} mode @param {object} more @returns {Promise<string[]>} */
const make = async (mode, more) => {
  const made = await build({ ...options, mode, ...more })
  const outputs = 'output' in made ? made.output : Array.isArray(made) ? made.flatMap(({ output }) => output) : []
  return outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}

rmSync(packed, { recursive: true, force: true })
const modules = [
  ...(await make('package', { ssr: { noExternal: true, external: outside }, build: { outDir: packed, rolldownOptions: { output: { minify } } } })),
  ...(await make('client', { build: { outDir: join(packed, 'client') } })),
  ...(await make('authoring', { build: { outDir: join(packed, 'authoring') } })),
]
writeFileSync(join(packed, 'licences.txt'), licences(packagesOf(modules)).join('\n'))
const digest = createHash('sha256')
for (const path of filesIn(packed)) digest.update(readFileSync(path))
writeFileSync(join(packed, 'stamp'), `${version}-${digest.digest('hex').slice(0, 16)}\n`)
