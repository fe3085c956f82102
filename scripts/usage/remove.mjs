import { dryRun, root } from './shared.mjs'

/** What `npm run remove` takes. */
export const usage = /** @type {const} */ ({
  command: 'remove',
  does: 'Takes something out of the site. What pointed there leads to --to; without it, what is left to mend is told. Says first what it does.',
  takes: {
    name: 'WHAT',
    help: '/route, /folder/*, /enquire/dialog, /assets/file.png, fact:subject.name, form:name, form:name/field or form:name/field/choice',
    min: 1,
    max: 1,
  },
  options: {
    to: {
      type: 'string',
      value: 'WHERE',
      help: 'what all that pointed there shall name in its place; of the same kind',
    },
    'dry-run': dryRun,
    root,
  },
  exits: { 0: 'done', 1: 'nothing was changed', 2: 'it was asked for something that there is not' },
})
