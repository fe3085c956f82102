/** `npm run move`: gives a page, a dialog, a file, a fact … another name, with all that names it. */
import { carryOut } from '../src/operations/carryOut.ts'
import { move } from '../src/operations/move.ts'
import { standardKit } from '../src/standard/kit.ts'
import { say, tell } from '../src/terminal/print.mjs'
import { openProgress } from '../src/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments } from './readArguments.mjs'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/move.mjs'

const { values, positionals } = readArguments(usage)
const [from = '', to = ''] = positionals
const root = rootOf(values.root)
const { kit, engine } = await openSite(standardKit, root)
const { progress, end } = openProgress()
try {
  carryOut(kit, { root, engine, dryRun: values['dry-run'], progress, tell: say }, (ground) => {
    end()
    return move(ground, from, to)
  })
} catch (error) {
  end()
  if (process.env['DEBUG'] && error instanceof Error) tell(error.stack ?? error.message)
  tell(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
