/** `npm run upgrade`: rewrites documents that were written for an earlier version of the schema. */
import { upgrade } from '../src/content/commands/upgrade.ts'
import { command } from './command.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/upgrade.mjs'

export const main = command(usage, ({ values }, io) => {
  return runOperation({ root: values.root, dryRun: values['dry-run'] }, io, upgrade)
})
