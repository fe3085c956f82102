import { address, origins, root } from './shared.mjs'

/** What `npm start` takes. */
export const usage = /** @type {const} */ ({
  command: 'start',
  does: 'Checks and builds the site, then serves it with its form service until it is told to stop (SIGTERM, SIGINT, Ctrl+C).',
  options: { root },
  environment: {
    ...address,
    ...origins,
    LEADS_URL: 'where enquiries are kept; file:data/leads.db where it is not set',
  },
  exits: {
    0: 'it was told to stop, and finished what was in flight',
    1: 'lint found an error',
    2: 'it could not run',
  },
})
