import { print, say, tell, writeData } from './print.mjs'

/**
 * What a command writes to and learns of its surroundings: the terminal, or what a test passes instead.
 * @typedef {object} Io
 * @property {typeof print} print the result, on standard output
 * @property {typeof say} say one line on standard output
 * @property {typeof tell} tell one line for the person at the terminal, on standard error
 * @property {typeof writeData} writeData write data for a file, with every character as it is
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isTerminal whether a person reads standard output
 * @property {boolean} canAsk whether a person can answer on standard input
 * @property {boolean} hasColors whether standard output shows colours
 * @property {boolean} errorsHaveColors
 */

/** @type {Io} */
export const terminal = {
  print,
  say,
  tell,
  writeData,
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
  canAsk: process.stdin.isTTY === true,
  hasColors: process.stdout.isTTY === true && !process.env['NO_COLOR'],
  errorsHaveColors: process.stderr.isTTY === true,
}
