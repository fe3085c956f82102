/** `npm run changes`: what has changed between two states of a site, in words. */
import { relative } from 'node:path'
import { changesBetween } from '../src/content/changes/changesBetween.ts'
import { formats } from '../src/content/changes/formats/formats.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { baselineOf, keepBaseline, lastCommit } from '../src/site/store/baseline.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { type Origin, readStates } from '../src/site/store/readStates.ts'
import { print, say } from '../src/site/terminal/print.mjs'
import { openProgress } from '../src/site/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { defaultBase, noSuchState, outlinesOf, stateNamed } from './site/comparedStates.ts'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/changes.mjs'

const { values, positionals } = readArguments(usage)
const root = rootOf(values.root)
const { kit, engine } = await openSite(standardKit, root)
const { progress, end } = openProgress()
readSite(root, { lazy: true }) // finishes what a killed command has begun; says so where there is no site

const named = (name: string): Origin => stateNamed(root, name) ?? refuse(usage, noSuchState(name))

const tellChanges = (from: Origin, to: Origin) => {
  const changes = changesBetween(
    kit,
    readStates(
      root,
      from,
      to,
      outlinesOf({ kit, engine, root, today: dayOf(root, usage), progress }, to),
    ),
  )
  const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
  const written = formats[values.format](changes, color)
  end()
  print(written, values.format === 'text')
}

const now: Origin = { folder: root }
const [first, second] = positionals
const baseline = relative(root, baselineOf(root))
if (values.keep) {
  if (first !== undefined || lastCommit(root) !== undefined)
    refuse(
      usage,
      first === undefined
        ? 'This site is kept in git: its last commit is the state that changes are told from.'
        : '--keep stands alone.',
    )
  await keepBaseline(root)
  say(`Kept in ${baseline}: changes are told from this state on.`)
} else if (first !== undefined)
  tellChanges(named(first), second === undefined ? now : named(second))
else tellChanges(await defaultBase(root, baseline), now)
