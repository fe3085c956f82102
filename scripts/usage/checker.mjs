import { root } from './shared.mjs'

/** What `npm run checker` takes. */
export const usage = /** @type {const} */ ({
  command: 'checker',
  does: 'Writes the checker, which checks and draws a document in the browser alone, as static files for any server of files.',
  takes: { name: 'DIR', help: 'the folder to write', min: 1, max: 1 },
  options: { root },
  exits: { 0: 'written', 1: 'it could not be written', 2: 'it could not run' },
})
