/** `npm run changes`: what has changed between two states of a site, in words. */
import { relative, resolve } from 'node:path'
import { changesBetween } from '../src/changes/changesBetween.ts'
import { formats } from '../src/changes/formats/formats.ts'
import { outlineOf } from '../src/changes/outlineOf.ts'
import type { Outline } from '../src/changes/states.ts'
import { baselineOf, hasBaseline, keepBaseline, lastCommit } from '../src/files/baseline.ts'
import { cacheFileOf } from '../src/files/cacheFile.ts'
import { readSite } from '../src/files/readSite.ts'
import { type Origin, originAt, readStates } from '../src/files/readStates.ts'
import { lintSite } from '../src/lint/lint.ts'
import { standardKit } from '../src/standard/kit.ts'
import { print, say, tell } from '../src/terminal/print.mjs'
import { openProgress } from '../src/terminal/progress.ts'
import { rootOf } from './engineHere.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/changes.mjs'

const { values, positionals } = readArguments(usage)
const root = rootOf(values.root)
const { kit, engine } = await openSite(standardKit, root)
const { progress, end } = openProgress()
const sources = readSite(root, { lazy: true }) // finishes what a killed command has begun; says so where there is no site

const named = (name: string): Origin =>
  originAt(root, name, [resolve(process.env['INIT_CWD'] ?? '.', name), resolve(root, name)]) ??
  refuse(usage, `There is no state "${name}": it is neither a commit, branch or tag of this site's git, nor a folder that holds a pages/.`)

/** The notes that lint keeps say what documents refer to; those of other states are read. */
const outlinesOf =
  (to: Origin) =>
  (read: (path: string) => unknown, paths: readonly string[]): Outline[] => {
    if ('folder' in to && to.folder === root) {
      const cacheFile = cacheFileOf(root, engine)
      const { files } = lintSite(kit, sources, { cache: cacheFile?.cache, progress })
      cacheFile?.save()
      return files.map(({ path, summary }) => ({ ...summary, path }))
    }
    return paths.flatMap((path, index) => {
      progress('Reading documents', index + 1, paths.length)
      const content = read(path)
      return typeof content === 'string' ? (outlineOf(kit, path, content) ?? []) : []
    })
  }

const tellChanges = (from: Origin, to: Origin) => {
  const changes = changesBetween(kit, readStates(root, from, to, outlinesOf(to)))
  const color = process.stdout.isTTY === true && !process.env['NO_COLOR']
  const written = formats[values.format](changes, color)
  end()
  print(written, values.format === 'text')
}

const now: Origin = { folder: root }
const [first, second] = positionals
const kept = relative(root, baselineOf(root))
const commit = first === undefined ? lastCommit(root) : undefined
if (values.keep) {
  if (first !== undefined || commit !== undefined)
    refuse(usage, first === undefined ? 'This site is kept in git: its last commit is the state that changes are told from.' : '--keep stands alone.')
  await keepBaseline(root)
  say(`Kept in ${kept}: changes are told from this state on.`)
} else if (first !== undefined) tellChanges(named(first), second === undefined ? now : named(second))
else if (commit !== undefined) tellChanges({ commit }, now)
else {
  if (!hasBaseline(root)) {
    await keepBaseline(root)
    tell(`Git tells of no commit of this site, and no earlier state of it was kept. It is kept now, in ${kept}: changes are told from here on.`)
  }
  tellChanges({ folder: baselineOf(root) }, now)
}
