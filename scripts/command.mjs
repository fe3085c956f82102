import { terminal } from '../src/site/terminal/io.mjs'
import { CommandEnd, readArguments } from './readArguments.mjs'

/** @import { Io } from '../src/site/terminal/io.mjs' */
/** @import { Arguments, Usage } from './readArguments.mjs' */

/**
 * The `main` of a command: takes what was typed after its name, and returns its exit code, or nothing if it goes on running.
 * @template {Usage} U
 * @param {U} usage
 * @param {(args: Arguments<U>, io: Io) => number | undefined | Promise<number | undefined>} run
 */
export const command =
  (usage, run) =>
  /** @param {readonly string[]} argv @param {Io} io @returns {Promise<number | undefined>} */
  async (argv, io) => {
    try {
      return await run(readArguments(usage, argv), io)
    } catch (error) {
      if (!(error instanceof CommandEnd)) throw error
      error.report(io)
      return error.code
    }
  }

/**
 * Does something at the beginning of a program, when there is nothing to clean up yet. A `CommandEnd` ends the process.
 * @template T
 * @param {() => T} run
 * @returns {T}
 */
export const orEnd = (run) => {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof CommandEnd)) throw error
    error.report(terminal)
    return process.exit(error.code)
  }
}
