/** Bundles programs that are given away, with the licences of all that goes into them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../engine.mjs'
import { installPackages } from '../installPackages.mjs'

/** What package.json says of the engine. @type {{ name: string, version: string, dependencies: Record<string, string> }} */
export const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Without comments and blanks, which nobody reads there; names stay, for those who read where an error came from. */
export const minify = { compress: false, mangle: false, codegen: { removeWhitespace: true } }

/** All files below a folder. */
export const filesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .sort()

/** The folders of the packages that modules come from. @param {readonly string[]} modules */
const packagesOf = (modules) =>
  new Set(
    modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  )

/** What the licences of bundled packages ask for: that their texts go along. @param {readonly string[]} modules */
export const licences = (modules) =>
  [...packagesOf(modules)]
    .sort()
    .flatMap((folder) => {
      const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry))
      return [
        `${own.name} ${own.version} (${own.license})`,
        file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '',
        '',
      ]
    })
    .join('\n')

/** One build of `vite.config.ts`, with the modules that went into it. @param {string} mode @param {object} more @returns {Promise<string[]>} */
export const bundle = async (mode, more) => {
  installPackages()
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vite')
  const made = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: /** @type {const} */ ('error'),
    // Without --no-install, npx would fetch and run whatever somebody publishes under the name.
    define: {
      'import.meta.env.BROADSHEET_TYPED': JSON.stringify(`npx --no-install ${about.name}`),
      'process.env.NODE_ENV': '"production"',
    },
    mode,
    ...more,
  })
  const outputs =
    'output' in made ? made.output : Array.isArray(made) ? made.flatMap(({ output }) => output) : []
  return outputs.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
}
