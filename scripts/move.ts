/** `npm run move`: gives a page, a dialog, a file, a fact … another name, with all that names it. */
import { move } from '../src/content/commands/move.ts'
import { readArguments } from './readArguments.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/move.mjs'

const { values, positionals } = readArguments(usage)
const [from = '', to = ''] = positionals
await runOperation({ root: values.root, dryRun: values['dry-run'] }, (ground) =>
  move(ground, from, to),
)
