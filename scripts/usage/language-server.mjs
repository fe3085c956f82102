import { root } from './shared.mjs'

/** What `npm run language-server` takes. */
export const usage = /** @type {const} */ ({
  command: 'language-server',
  does: 'Lint’s words and the site’s own names in editors, by the Language Server Protocol. Editors start it (docs/editors.md); it runs until they tell it to stop.',
  options: {
    stdio: { type: 'boolean', help: 'speak over standard input and output' },
    clientProcessId: {
      type: 'string',
      value: 'NUMBER',
      help: 'the process of the editor: where that is gone, this ends too',
    },
    root,
  },
  exits: {
    0: 'it was told to stop',
    1: 'the editor has gone without a word',
    2: 'it could not run',
  },
})
