/** `npm run edit`: puts in, moves, hides, removes or turns what stands on pages, makes figures facts, replaces words and pictures. */
import { carryOut } from '../src/operations/carryOut.ts'
import { edit } from '../src/operations/edit.ts'
import { standardKit } from '../src/standard/kit.ts'
import { say, tell } from '../src/terminal/print.mjs'
import { openProgress } from '../src/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/edit.mjs'

const { values, positionals } = readArguments(usage)
const root = rootOf(values.root)
const { kit, engine } = await openSite(standardKit, root)
const today = new Date().toISOString().slice(0, 10)
const { progress, end } = openProgress()
try {
  carryOut(kit, { root, engine, dryRun: values['dry-run'], tellsFindings: true, progress, tell: say }, (ground) => {
    end()
    return edit(ground, positionals, { ...values, today })
  })
} catch (error) {
  end()
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  tell(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
