import { root } from './shared.mjs'

/** What `npm run leads` takes. */
export const usage = /** @type {const} */ ({
  npm: 'npm run leads --',
  does: 'Lists the enquiries that the form service has stored.',
  options: {
    format: { type: 'string', value: 'NAME', help: 'how they are written', default: 'table', choices: ['table', 'csv', 'json'] },
    'delete-before': { type: 'string', value: 'DAY', help: 'delete those received before a day such as 2025-01-31 (UTC)' },
    backup: { type: 'string', value: 'FILE', help: 'write a whole copy, also while the server runs' },
    restore: { type: 'string', value: 'FILE', help: 'bring back from a copy what is missing' },
    root,
  },
  environment: { LEADS_URL: 'where enquiries are kept; file:data/leads.db where it is not set', LEADS_TOKEN: 'the token of a libSQL server' },
  exits: { 0: 'done', 2: 'it could not run' },
})
