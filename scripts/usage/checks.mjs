import { usage as lint } from './lint.mjs'
import { asOf, root } from './shared.mjs'

/** What `npm run checks` takes. */
export const usage = /** @type {const} */ ({
  command: 'checks',
  does: 'Compares the pages with what the site’s own pages/_checks/ ask for. Lint goes first.',
  options: { format: lint.options.format, 'as-of': asOf, root },
  exits: {
    0: 'each page holds what is asked of it',
    1: 'some page does not, or lint found an error',
    2: 'it could not run',
  },
})
