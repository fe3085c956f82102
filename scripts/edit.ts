/** `npm run edit`: puts in, moves, hides, removes or turns what stands on pages, makes figures facts, replaces words and pictures. */
import { edit } from '../src/content/commands/edit.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/edit.mjs'

const { values, positionals } = readArguments(usage)
const today = dayOf(rootOf(values.root), usage)
await runOperation(
  { root: values.root, dryRun: values['dry-run'], tellsFindings: true },
  (ground) => edit(ground, positionals, { ...values, today }),
)
