/**
 * `npm run bench`: measures, prints a table with the goals and the last run's figures. It takes its pages from the site that it is given, by what they are:
 * what a site has no page for is left out. Of another site (`--root DIR`) it writes beside its pages.
 */
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { measureEditor } from '../bench/editor.ts'
import { measureFound } from '../bench/found.ts'
import { generatedSets } from '../bench/generateSite.ts'
import { measureLanguages } from '../bench/languages.ts'
import { readLastRun, writeLastRun } from '../bench/lastRun.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import { needless, readLimits, withLimits } from '../bench/limits.ts'
import { measurePeers, peerSets } from '../bench/peers/peers.ts'
import { minShare, quietness } from '../bench/quietness.ts'
import { measureResponse } from '../bench/response.ts'
import { keepsLimit, type Row } from '../bench/row.ts'
import { measureScale } from '../bench/scale.ts'
import { measureSite } from '../bench/site.ts'
import { measureSpeed } from '../bench/speed.ts'
import { measureStudio } from '../bench/studio.ts'
import { type Measured, tableOf } from '../bench/table.ts'
import { measureTwin } from '../bench/twin.ts'
import type { Visit } from '../bench/visit.ts'
import { measureWeight } from '../bench/weigh.ts'
import { withVisit } from '../bench/withVisit.ts'
import type { Io } from '../src/site/terminal/io.mjs'
import { command } from './command.mjs'
import { engineHere, rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { usage } from './usage/bench.mjs'

/** One group of rows, with how much of the machine it got: the lesser of what was there before and after it. */
const measureGroup = async (
  group: string,
  rows: () => Promise<Row[]>,
  limits: ReturnType<typeof readLimits>,
  results: string,
): Promise<Measured> => {
  const before = await quietness()
  const found = await rows()
  const empty = found.filter(({ value }) => Number.isNaN(value)).map(({ name }) => name)
  if (empty.length > 0) throw new Error(`Nothing was measured for ${empty.join(', ')}.`)
  const measured = withLimits(found, limits)
  const got = Math.min(before, await quietness())
  const done = { group, rows: measured, got, quiet: got >= minShare }
  writeLastRun(results, [done]) // at once: a later group may fail
  return done
}

/** Prints the table, which groups ran while the machine was busy, and which limits are no longer needed. */
const report = (
  io: Io,
  groups: readonly Measured[],
  last: ReadonlyMap<string, number>,
  limits: ReturnType<typeof readLimits>,
): void => {
  io.say(tableOf(groups, last))
  const busy = groups.filter(({ quiet }) => !quiet)
  if (busy.length > 0) {
    const shares = busy.map(({ group, got }) => `${group} ${Math.round(got * 100)} %`).join(', ')
    io.say(
      `\nThe machine was busy with something else: what is marked ~ got only a part of it (${shares}). Believe its sizes and ratios, not its times.`,
    )
  }
  const free = groups.flatMap(({ rows }) => needless(rows, limits))
  if (free.length > 0)
    io.say(`\nAt their goals, so that bench/limits.json need not name them: ${free.join('; ')}.`)
}

const pagesIn = (text: string | undefined): number => {
  const whole = z.coerce.number().int().min(1).max(1_000_000).safeParse(text)
  return whole.success
    ? whole.data
    : refuse(usage, `--pages can't be "${text}": it is a whole number from 1 to 1000000.`)
}

/** What the last run measured, by the names of rows. */
const lastValues = (results: string): ReadonlyMap<string, number> =>
  new Map(
    readLastRun(results).flatMap(({ rows }) =>
      rows.map(({ name, value }) => [name, value ?? Number.NaN] as const),
    ),
  )

export const main = command(usage, async ({ values }, io) => {
  const pages = pagesIn(values.pages)
  const set =
    generatedSets.find((name) => name === values.set) ??
    refuse(usage, `There is no set "${values.set}". There are ${generatedSets.join(' and ')}.`)
  const engine = rootOf(undefined) // a checkout: the package has no bench
  const root = resolve(values.root ?? engine)

  /** What a visitor meets, in a browser; and what an author waits for. */
  const visited: Readonly<Record<string, (visit: Visit) => Promise<Row[]>>> = {
    site: (visit) => measureSite(visit, root),
    weight: measureWeight,
    speed: measureSpeed,
    response: measureResponse,
    twin: measureTwin,
    lighthouse: measureLighthouse,
  }
  const browserHere = async () => (await import('./setup.mjs')).installBrowser()
  const built: Readonly<Record<string, () => Promise<Row[]>>> = {
    found: () => measureFound(root),
    languages: () => measureLanguages(engine, root),
    scale: () => measureScale(engine, root, pages, set),
    studio: async () => measureStudio(engine, root, pages, await browserHere()),
    editor: () => measureEditor(engine, root, pages, set),
  }
  const names = [...Object.keys(visited), ...Object.keys(built)]
  const only = values.only?.split(',') ?? (values.peers ? [] : names)
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    refuse(
      usage,
      `There is no group "${unknown.join('", "')}" here. There are ${names.join(', ')}.`,
    )

  const results = join(root, 'bench/results/last.json')
  const limits = readLimits(join(root, 'bench/limits.json'))
  const last = lastValues(results)

  const measure = (group: string, rows: () => Promise<Row[]>) =>
    measureGroup(group, rows, limits, results)
  const groups: Measured[] = []
  if (Object.keys(visited).some((name) => only.includes(name))) {
    await withVisit(engine, engineHere(), root, await browserHere(), async (visit) => {
      for (const [name, rows] of Object.entries(visited))
        if (only.includes(name)) groups.push(await measure(name, () => rows(visit)))
    })
  }
  for (const [name, rows] of Object.entries(built))
    if (only.includes(name)) groups.push(await measure(name, rows))
  if (values.peers) {
    for (const { set: kind, pages: count } of peerSets(pages))
      groups.push(
        await measure(`peers, ${count} pages, ${kind}`, () =>
          measurePeers(engine, root, count, kind),
        ),
      )
  }

  report(io, groups, last, limits)
  const worse = groups.flatMap(({ rows }) => rows.filter((row) => !keepsLimit(row)))
  if (!values.check || worse.length === 0) return 0
  const each = worse.map(({ name, limit }) =>
    limit === undefined ? `${name}: past its goal` : `${name}: past its limit of ${limit}`,
  )
  io.tell(`${worse.length} rows are worse than they may be: ${each.join('; ')}.`)
  return 1
})
