/** `npm run edit`: puts in, moves, hides, removes or turns what stands on pages, makes figures facts, replaces words and pictures. */
import { edit } from '../src/content/commands/edit.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { dayOf } from './site/dayOf.ts'
import { runOperation } from './site/runOperation.ts'
import { usage } from './usage/edit.mjs'

export const main = command(usage, ({ values, positionals }, io) => {
  const today = dayOf(rootOf(values.root), usage)
  return runOperation(
    { root: values.root, dryRun: values['dry-run'], tellsFindings: true },
    io,
    (ground) => edit(ground, positionals, { ...values, today }),
  )
})
