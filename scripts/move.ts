/** `npm run move`: gives a page, a dialog, a file, a fact … another name, with all that names it. */
import { move } from '../src/content/commands/move.ts'
import { command } from './command.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/move.mjs'

export const main = command(usage, ({ values, positionals }, io) => {
  const [from = '', to = ''] = positionals
  return runOperation({ root: values.root, dryRun: values['dry-run'] }, io, (ground) =>
    move(ground, from, to),
  )
})
