import { join } from 'node:path'
import { engineHere, setEngine } from '../../scripts/engineHere.mjs'
import { errorMessage } from '../../src/core/text/errorMessage.mjs'
import type { Io } from '../../src/site/terminal/io.mjs'
import { temporaryFolder } from './builtSite.ts'

type Main = (argv: readonly string[], io: Io) => Promise<number | undefined>
const programs = import.meta.glob<Main>('../../scripts/*.ts', { import: 'main' })

const cache = temporaryFolder()
process.on('exit', cache.remove)
setEngine({ ...engineHere(), home: '.', schemas: 'schema', cache: cache.path, stamp: 'test' })

/** Runs a command within the test, as `scripts/run.mjs` does in a process of its own. Returns its exit code and what it wrote. */
export const runMain = async (
  [command = '', ...argv]: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => {
  let [out, error] = ['', '']
  const io: Io = {
    print: (text) => {
      out += text
    },
    say: (line) => {
      out += `${line}\n`
    },
    tell: (line) => {
      error += `${line}\n`
    },
    writeData: (text) => {
      out += text
    },
    env: process.env,
    isTerminal: false,
    canAsk: false,
    hasColors: false,
    errorsHaveColors: false,
  }
  const main = await programs[join('../../scripts', `${command}.ts`)]?.()
  if (!main) throw new Error(`There is no command "${command}".`)
  const before = { ...process.env }
  Object.assign(process.env, env) // libraries read it too
  try {
    return { status: await main(argv, io), stdout: out, stderr: error }
  } catch (problem) {
    const message = errorMessage(problem)
    return { status: 2, stdout: out, stderr: `${error}${command} could not run: ${message}\n` }
  } finally {
    for (const name of Object.keys(env)) delete process.env[name]
    Object.assign(process.env, before)
  }
}
