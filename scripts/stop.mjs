import { tell } from '../src/site/terminal/print.mjs'

/** Stops the program with one plain line. @param {string} message @param {number} code @returns {never} */
export const stop = (message, code = 2) => {
  tell(message)
  process.exit(code)
}
