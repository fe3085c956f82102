import { dryRun, root } from './shared.mjs'

/** What `npm run upgrade` takes. */
export const usage = /** @type {const} */ ({
  command: 'upgrade',
  does: 'Rewrites documents that were written for an earlier version of the schema, and writes down the version that they are for then ("schemaVersion" in pages/_site.json). Says what it does; pages stay as they look.',
  options: { 'dry-run': dryRun, root },
  exits: {
    0: 'done, or there was nothing to do',
    1: 'nothing was changed',
    2: 'it was asked for something that there is not',
  },
})
