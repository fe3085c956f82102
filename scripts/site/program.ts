import { dirname, join } from 'node:path'
import { isPackage } from '../../src/core/text/typed.mjs'
import { engineHere, rootOf } from '../engineHere.mjs'

/** The file that runs all commands, for programs that begin one of their own. */
export const program = (): string =>
  isPackage
    ? join(dirname(engineHere().client), 'broadsheet.js')
    : join(rootOf(undefined), 'scripts', 'run.mjs')
