#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
/**
 * The program of the package, bundled by `pack.mjs` with all commands but those that work on the engine itself. Nothing is installed or bundled here. The
 * site is the folder that it runs in.
 */
import { errorMessage } from '../../src/core/text/errorMessage.mjs'
import { type Io, terminal } from '../../src/site/terminal/io.mjs'
import { tell } from '../../src/site/terminal/print.mjs'
import { chooseCommand } from '../chooseCommand.mjs'
import { orEnd } from '../command.mjs'
import { setEngine } from '../engineHere.mjs'
import { readArguments, type Usage } from '../readArguments.mjs'
import { stop } from '../stop.mjs'

type Main = (argv: readonly string[], io: Io) => Promise<number | undefined>
const programs = import.meta.glob<{ readonly main: Main }>(['../*.ts', '!../{bench,docs}.ts'])
const usages = import.meta.glob<Usage>('../usage/*.mjs', { import: 'usage' })

const packed = dirname(fileURLToPath(import.meta.url))
const home = dirname(packed)

process.env['NODE_ENV'] = 'production' // as all else was bundled for: a development React beside it draws nothing
const names = Object.keys(programs).map((path) => path.slice('../'.length, -'.ts'.length))
const { command, args } = chooseCommand(names, process.argv.slice(2))
try {
  const usage = await usages[`../usage/${command}.mjs`]?.()
  if (usage) orEnd(() => readArguments(usage, args)) // a mistake shows before anything is loaded
  setEngine({
    home: process.cwd(),
    client: join(packed, 'client'),
    authoring: join(packed, 'authoring'),
    schemas: join(home, 'schema'),
    cache: join(dirname(home), '.cache'), // beside the package: the next version finds it there
    stamp: readFileSync(join(packed, 'stamp'), 'utf8').trim(),
  })
  const program = await programs[`../${command}.ts`]?.()
  const code = await program?.main(args, terminal)
  if (code !== undefined) process.exitCode = code
} catch (error) {
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  stop(`${command} could not run: ${errorMessage(error)}`)
}
