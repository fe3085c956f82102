import { asOf, origins, root } from './shared.mjs'

/** What `npm run build` takes. */
export const usage = /** @type {const} */ ({
  command: 'build',
  does: 'Checks the site, then writes it as static files. What has not changed since the last build of the same folder is kept.',
  options: {
    out: {
      type: 'string',
      value: 'DIR',
      help: 'the folder to write; dist/ of the site where none is named',
    },
    verify: {
      type: 'boolean',
      help: 'read every file that is kept, instead of going by its size and time',
    },
    deploy: {
      type: 'string',
      value: 'WHERE',
      help: 'refuse what must not be published there',
      choices: ['static', 'server'],
    },
    demo: { type: 'boolean', help: 'with --deploy: it is known that the firm is not real' },
    preview: {
      type: 'boolean',
      help: 'for reviewers: robots list nothing of it, and its forms send nothing and say so',
    },
    drafts: { type: 'boolean', help: 'with --preview: drafts too' },
    'as-of': asOf,
    root,
  },
  environment: origins,
  exits: { 0: 'built', 1: 'nothing was built: lint found an error', 2: 'it could not run' },
})
