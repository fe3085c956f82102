/** `npm run remove`: takes a page, a dialog, a file, a fact … out of a site, and tells or leads elsewhere what pointed there. */
import { remove } from '../src/content/commands/remove.ts'
import { command } from './command.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/remove.mjs'

export const main = command(usage, ({ values, positionals }, io) => {
  const [what = ''] = positionals
  return runOperation({ root: values.root, dryRun: values['dry-run'] }, io, (ground) =>
    remove(ground, what, values.to),
  )
})
