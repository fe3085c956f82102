/** `npm run upgrade`: rewrites documents that were written for an earlier version of the schema. */
import { upgrade } from '../src/content/commands/upgrade.ts'
import { readArguments } from './readArguments.mjs'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/upgrade.mjs'

const { values } = readArguments(usage)
await runOperation({ root: values.root, dryRun: values['dry-run'] }, upgrade)
