import { address, asOf, root } from './shared.mjs'

/** What `npm run dev` takes. */
export const usage = /** @type {const} */ ({
  command: 'dev',
  does: 'The authoring server: all documents with a live preview, what is wrong in lint’s words, gallery and checker. It runs until it is told to stop.',
  options: {
    root,
    'as-of': asOf,
    share: {
      type: 'boolean',
      help: 'let other devices in the network in: each shows a code that stands on this terminal',
    },
  },
  environment: address,
  exits: { 0: 'it was told to stop', 2: 'it could not run' },
})
