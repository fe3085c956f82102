import { asOf, root } from './shared.mjs'

/** What `npm run lint` takes. */
export const usage = /** @type {const} */ ({
  command: 'lint',
  does: 'Checks page documents, all of the site where no path is named.',
  takes: { name: 'PATH…', help: 'documents and folders, from the site’s root or from here' },
  options: {
    format: {
      type: 'string',
      value: 'NAME',
      help: 'how findings are written',
      default: 'pretty',
      choices: ['pretty', 'json', 'github', 'sarif', 'junit'],
    },
    since: {
      type: 'string',
      value: 'BASE',
      help: 'with --format github: what stands in lines that have changed since this commit comes first',
    },
    reference: {
      type: 'string',
      value: 'ADDRESS',
      help: 'with --format sarif: where docs/lint-rules.md can be read, which else is the engine’s own file',
    },
    fix: {
      type: 'boolean',
      help: 'mend what can be mended without a doubt, and tell what is left',
    },
    'as-of': asOf,
    root,
  },
  exits: { 0: 'no error; there may be warnings', 1: 'at least one error', 2: 'it could not run' },
})
