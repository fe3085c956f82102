/** Runs one command of `scripts/*.ts`: reads what was typed, sets up what is missing, bundles the engine if a source changed, imports it. */
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { say, tell } from '../src/terminal/print.mjs'
import { authoring, engine, root } from './engine.mjs'
import { installPackages } from './installPackages.mjs'
import { readArguments } from './readArguments.mjs'
import { stop } from './stop.mjs'

/** The commands that show pages for authors. */
const forAuthors = new Set(['dev', 'checker'])
const commands = readdirSync(join(root, 'scripts')).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))

process.env['NODE_ENV'] ??= 'production'
const [command = '', ...args] = process.argv.slice(2)
if (!commands.includes(command)) {
  const asked = command === '--help' || command === '-h' || command === 'help'
  const list = `The commands: ${commands.join(', ')}. Each knows --help.`
  if (!asked) stop(`There is no command "${command}". ${list}`)
  say(list)
  process.exit(0)
}
const { usage } = await import(`./usage/${command}.mjs`)
const { values } = readArguments(usage, args) // a mistake shows, and help is there, before anything is installed
const isForPeople = values.format === undefined || values.format === 'pretty' || values.format === 'table' // other programs get their data and nothing beside it
installPackages()
process.argv = [process.argv[0] ?? 'node', command, ...args]
process.env['BROADSHEET_ENGINE'] = root
try {
  const folder = await engine(isForPeople ? tell : undefined)
  process.env['BROADSHEET_CLIENT'] = join(folder, 'client')
  if (forAuthors.has(command)) process.env['BROADSHEET_AUTHORING'] = await authoring(folder)
  process.env['BROADSHEET_STAMP'] = basename(folder)
  await import(pathToFileURL(join(folder, 'server', `${command}.js`)).href)
} catch (error) {
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  stop(`${command} could not run: ${error instanceof Error ? error.message : String(error)}`)
}
