/** Runs one command of `scripts/*.ts`: sets up what is missing, bundles the engine if a source changed, imports it. */
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { authoring, engine, root } from './engine.mjs'
import { installPackages, stop } from './setup.mjs'

/** The commands that show pages for authors. */
const forAuthors = new Set(['dev', 'checker'])

process.env['NODE_ENV'] ??= 'production'
const [command = '', ...args] = process.argv.slice(2)
installPackages()
process.argv = [process.argv[0] ?? 'node', command, ...args]
process.env['BROADSHEET_ENGINE'] = root
try {
  const folder = await engine()
  process.env['BROADSHEET_CLIENT'] = join(folder, 'client')
  if (forAuthors.has(command)) process.env['BROADSHEET_AUTHORING'] = await authoring(folder)
  process.env['BROADSHEET_STAMP'] = basename(folder)
  await import(pathToFileURL(join(folder, 'server', `${command}.js`)).href)
} catch (error) {
  if (process.env['DEBUG']) console.error(error)
  stop(`${command} could not run: ${error instanceof Error ? error.message : String(error)}`)
}
