/** `npm run review`: a page by which anyone can judge a change. */
import { join, relative, resolve } from 'node:path'
import { baseOf } from '../src/authoring/review/baseOf.ts'
import { glanceAt, headlineOf } from '../src/authoring/review/glance.ts'
import { reviewFolder, reviewSite } from '../src/authoring/review/reviewSite.ts'
import { serveStates } from '../src/authoring/review/serveStates.ts'
import { verdictOf } from '../src/authoring/review/verdictOf.ts'
import { checkReportFolder, writeReport } from '../src/authoring/review/writeReport.ts'
import { changesBetween } from '../src/content/changes/changesBetween.ts'
import { standardPageKit } from '../src/kits/standard/pageKit.ts'
import { onStop } from '../src/site/server/onStop.ts'
import { readSettings } from '../src/site/server/settings.ts'
import { baselineOf } from '../src/site/store/baseline.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { type Origin, readStates } from '../src/site/store/readStates.ts'
import { openProgress } from '../src/site/terminal/progress.ts'
import { meantBrowser } from './browsers.mjs'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { defaultBase, noSuchState, outlinesOf, stateNamed } from './site/comparedStates.ts'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/review.mjs'

export const main = command(usage, async ({ values, positionals: [name] }, io) => {
  const root = rootOf(values.root)
  const out = values.out === undefined ? join(reviewFolder(root), 'report') : resolve(values.out)
  checkReportFolder(out)
  const { kit, engine } = await openSite(standardPageKit, root, io)
  const { progress, end } = openProgress()
  const asOf = dayOf(root, usage)
  readSite(root, { lazy: true }) // finishes what a killed command has begun; says so where there is no site

  const origin =
    name === undefined
      ? await defaultBase(root, relative(root, baselineOf(root)), io)
      : (stateNamed(root, name) ?? refuse(usage, noSuchState(name)))
  const now: Origin = { folder: root }
  const base = baseOf(root, origin, name)
  const changes = changesBetween(
    kit,
    readStates(root, base.base, now, outlinesOf({ kit, engine, root, today: asOf, progress }, now)),
  )
  const { review, dirs } = await reviewSite({
    ...base,
    kit,
    root,
    engine,
    asOf,
    changes,
    progress,
    tell: io.tell,
    findBrowser: meantBrowser,
  }).finally(end)
  const place = writeReport(out, review)
  io.say(`${headlineOf(review)}.`)
  io.say(`  ${verdictOf(review).words}`)
  for (const { words } of glanceAt(review)) io.say(`  ${words}`)
  io.say(`The report: ${place}`)
  if (!values.serve) return 0

  const { HOST, PORT } = readSettings(io.env)
  const { addresses, stop } = await serveStates(dirs, HOST, PORT, io.tell)
  onStop(stop)
  io.say(`As it was: ${addresses.before}`)
  io.say('As it is now is below. What is sent in either is kept nowhere. Ctrl+C stops both.')
  io.say(`ready ${addresses.after}`)
  return undefined
})
