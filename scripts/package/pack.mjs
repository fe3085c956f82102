/**
 * `npm pack` begins here: makes `packed/`, what an installed package runs: the commands with most of what they import in them, the files of visitors' and
 * authors' browsers, and the extension for VS Code. A package has no Vite and no TypeScript; what stays outside of the bundle is in `dependencies`, all else in
 * `devDependencies`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../engine.mjs'
import { about, bundle, filesIn, licences, minify } from './bundle.mjs'
import { makeVsix } from './vsix.mjs'

const packed = join(root, 'packed')
const outside = Object.keys(about.dependencies)

rmSync(packed, { recursive: true, force: true })
const modules = [
  ...(await bundle('package', {
    ssr: { noExternal: true, external: outside },
    build: { outDir: packed, rolldownOptions: { output: { minify } } },
  })),
  ...(await bundle('client', { build: { outDir: join(packed, 'client') } })),
  ...(await bundle('authoring', { build: { outDir: join(packed, 'authoring') } })),
]
writeFileSync(join(packed, 'licences.txt'), licences(modules))
const digest = createHash('sha256')
for (const path of filesIn(packed)) digest.update(readFileSync(path))
writeFileSync(join(packed, 'stamp'), `${about.version}-${digest.digest('hex').slice(0, 16)}\n`)
writeFileSync(join(packed, 'broadsheet.vsix'), await makeVsix())
