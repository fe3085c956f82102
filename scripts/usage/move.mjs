import { dryRun, root } from './shared.mjs'

/** What `npm run move` takes. */
export const usage = /** @type {const} */ ({
  command: 'move',
  does: 'Gives something another name or place, with every link, menu entry and text that names it; an old address leads on to the new one. Says first what it does.',
  takes: {
    name: 'FROM TO',
    help: 'two of a kind: /route, /folder/*, /route#place, /enquire/dialog, /assets/file.png, fact:subject.name, form:name, form:name/field or form:name/field/choice',
    min: 2,
    max: 2,
  },
  options: { 'dry-run': dryRun, root },
  exits: { 0: 'done', 1: 'nothing was changed', 2: 'it was asked for something that there is not' },
})
