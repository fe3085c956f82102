import { root } from './shared.mjs'

/** What `npm run new` takes. */
export const usage = /** @type {const} */ ({
  command: 'new',
  does: 'Writes a new page as a draft in which lint finds nothing, and says what to edit next. Nothing is ever overwritten.',
  takes: {
    name: 'ROUTE',
    help: 'the page’s address, such as /services/repair; with that of a further language (/hi/about, /hi/_404 or /hi/_site for what is no page) its translation is begun',
    max: 1,
  },
  options: {
    template: {
      type: 'string',
      value: 'NAME',
      help: 'the kind of page: article, hub, legal, plain or service',
      default: 'plain',
    },
    'link-from': {
      type: 'string',
      value: 'ROUTE',
      help: 'a page whose list gets an entry for the new one',
    },
    site: {
      type: 'string',
      value: 'DIR',
      help: 'without ROUTE: start another firm’s site in a new folder',
    },
    like: {
      type: 'string',
      value: 'NAME',
      help: 'with --site: begin with a whole site of a made-up firm: architect (in folio), bakery (in hearth), law (in ledger) or music (in poster)',
    },
    root,
  },
  exits: {
    0: 'written',
    1: 'nothing was written',
    2: 'it was asked for something that there is not',
  },
})
