/** `npm run remove`: takes a page, a dialog, a file, a fact … out of a site, and tells or leads elsewhere what pointed there. */
import { remove } from '../src/content/commands/remove.ts'
import { readArguments } from './readArguments.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/remove.mjs'

const { values, positionals } = readArguments(usage)
const [what = ''] = positionals
await runOperation({ root: values.root, dryRun: values['dry-run'] }, (ground) =>
  remove(ground, what, values.to),
)
