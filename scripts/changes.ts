/** `npm run changes`: what has changed between two states of a site, in words. */
import { relative } from 'node:path'
import { changesBetween } from '../src/content/changes/changesBetween.ts'
import { formats } from '../src/content/changes/formats/formats.ts'
import { standardKit } from '../src/kits/standard/kit.ts'
import { baselineOf, keepBaseline, lastCommit } from '../src/site/store/baseline.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { type Origin, readStates } from '../src/site/store/readStates.ts'
import { openProgress } from '../src/site/terminal/progress.ts'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { defaultBase, noSuchState, outlinesOf, stateNamed } from './site/comparedStates.ts'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/changes.mjs'

export const main = command(usage, async ({ values, positionals: [first, second] }, io) => {
  const root = rootOf(values.root)
  const { kit, engine } = await openSite(standardKit, root, io)
  const { progress, end } = openProgress()
  readSite(root, { lazy: true }) // finishes what a killed command has begun; says so where there is no site
  const baseline = relative(root, baselineOf(root))

  if (values.keep) {
    if (first !== undefined) refuse(usage, '--keep stands alone.')
    if (lastCommit(root) !== undefined)
      refuse(
        usage,
        'This site is kept in git: its last commit is the state that changes are told from.',
      )
    await keepBaseline(root)
    io.say(`Kept in ${baseline}: changes are told from this state on.`)
    return 0
  }

  const named = (name: string): Origin => stateNamed(root, name) ?? refuse(usage, noSuchState(name))
  const now: Origin = { folder: root }
  const from = first === undefined ? await defaultBase(root, baseline, io) : named(first)
  const to = second === undefined ? now : named(second)
  const today = dayOf(root, usage)
  const outlines = outlinesOf({ kit, engine, root, today, progress }, to)
  const changes = changesBetween(kit, readStates(root, from, to, outlines))
  end()
  io.print(formats[values.format](changes, io.hasColors), values.format === 'text')
  return 0
})
