/** Runs one command of `scripts/*.ts` in a clone: reads what was typed, sets up what is missing, bundles the engine if a source changed, imports it. */

import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorMessage } from '../src/core/text/errorMessage.mjs'
import { terminal } from '../src/site/terminal/io.mjs'
import { tell } from '../src/site/terminal/print.mjs'
import { chooseCommand } from './chooseCommand.mjs'
import { orEnd } from './command.mjs'
import { authoring, engine, root, studio } from './engine.mjs'
import { setEngine } from './engineHere.mjs'
import { installPackages } from './installPackages.mjs'
import { loadCompiled } from './loadCompiled.mjs'
import { readArguments } from './readArguments.mjs'
import { stop } from './stop.mjs'

/** The commands that show pages for authors. */
const forAuthors = new Set(['dev', 'checker'])
const commands = readdirSync(join(root, 'scripts')).flatMap((file) =>
  file.endsWith('.ts') ? [file.slice(0, -3)] : [],
)

process.env['NODE_ENV'] ??= 'production'
const { command, args } = chooseCommand(commands, process.argv.slice(2))
const { usage } = await import(`./usage/${command}.mjs`)
const { values } = orEnd(() => readArguments(usage, args)) // a mistake shows, and help is there, before anything is installed
const isForPeople =
  values.format === undefined ||
  values.format === 'pretty' ||
  values.format === 'table' ||
  values.format === 'text' // other programs get their data and nothing beside it
if (/[#?]/.test(root))
  stop(
    `${command} could not run: the path of this checkout contains "#" or "?", which the bundler can't read. Move it to another folder: ${root}`,
  )
installPackages()
try {
  const folder = await engine(isForPeople ? tell : undefined)
  setEngine({
    home: root,
    client: join(folder, 'client'),
    authoring: forAuthors.has(command) ? await authoring(folder) : '',
    schemas: join(root, 'schema'),
    cache: join(root, 'node_modules', '.cache'),
    stamp: basename(folder),
  })
  if (command === 'dev') process.env['NODE_ENV'] = 'production' // as it was bundled for: a development React beside it draws nothing
  const { main } =
    command === 'dev'
      ? loadCompiled(join(await studio(folder), 'dev.cjs'))
      : await import(pathToFileURL(join(folder, 'server', `${command}.js`)).href)
  const code = await main(args, terminal)
  if (code !== undefined) process.exitCode = code
} catch (error) {
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  stop(`${command} could not run: ${errorMessage(error)}`)
}
