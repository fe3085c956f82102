import { asOf, root } from './shared.mjs'

/** What `npm run facts` takes. */
export const usage = /** @type {const} */ ({
  command: 'facts',
  does: 'Lists the site’s figures with value, source, date and the places that use them.',
  takes: { name: 'NAME…', help: 'facts, or what their names begin with: repair or repair.fee' },
  options: {
    json: { type: 'boolean', help: 'as JSON' },
    doubtful: { type: 'boolean', help: 'write docs/doubtful-figures.md instead' },
    check: { type: 'boolean', help: 'with --doubtful: write nothing, tell whether it is fresh' },
    due: {
      type: 'boolean',
      help: 'what comes due within a year, day by day: what begins, ends, changes, or is to be checked again',
    },
    'as-of': asOf,
    root,
  },
  exits: {
    0: 'listed, or fresh; a site may have no facts',
    1: 'pages/_facts.json has no facts that can be read; with --check: not fresh',
    2: 'there is no such fact, or it could not run',
  },
})
