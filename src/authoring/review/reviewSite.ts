import { join } from 'node:path'
import type { Changes } from '../../content/changes/told.ts'
import type { ReadFile } from '../../core/edits/change.ts'
import type { BuildOptions } from '../../site/build/buildSite.ts'
import { privateFolder } from '../../site/store/privateFolder.ts'
import type { Origin } from '../../site/store/readStates.ts'
import { addressChanges } from './addressChanges.ts'
import type { Base } from './baseOf.ts'
import { besideOriginals } from './besideOriginals.ts'
import { type BuiltState, builtState, comparable } from './builtState.ts'
import { byOriginals } from './byOriginals.ts'
import { changedPages } from './changedPages.ts'
import { readerOf, titlesOf } from './documentNames.ts'
import { findingChanges } from './findingChanges.ts'
import { notesOf } from './notesOf.ts'
import { builtFiles } from './pictures/builtFiles.ts'
import { type FindBrowser, NoBrowser } from './pictures/openBrowser.ts'
import type { Sides } from './pictures/openCamera.ts'
import { takePictures } from './pictures/takePictures.ts'
import type { Review, Weight } from './review.ts'
import { sectionsOf } from './sectionsOf.ts'
import { withSpots } from './spotsOf.ts'
import { writeState } from './stateFolder.ts'
import { translationsOf } from './translationsOf.ts'
import { hasGrown, weightOf } from './weightOf.ts'

export type ReviewOptions = Pick<
  BuildOptions,
  'kit' | 'root' | 'engine' | 'asOf' | 'progress' | 'tell'
> & {
  /** The state that the site is compared with, and how both are called. */
  readonly base: Origin
  readonly names: Base['names']
  readonly changes: Changes
  /** What has changed beside `pages/`, where git tells. */
  readonly beside: readonly string[]
  readonly findBrowser: FindBrowser
}

export type Reviewed = { readonly review: Review; readonly dirs: Sides }

/** Where a site's reviews have what they make on their way. */
export const reviewFolder = (root: string): string => join(root, 'data', 'review')

const heavierOf = (before: BuiltState, after: BuiltState, routes: readonly string[]): Weight[] => {
  if (routes.length === 0) return []
  const [old, now] = [builtFiles(before.dir), builtFiles(after.dir)]
  return routes
    .map((route) => ({ route, before: weightOf(old, route), after: weightOf(now, route) }))
    .filter((weight) => weight.before > 0 && hasGrown(weight.before, weight.after))
}

const findingsOf = (
  states: readonly [BuiltState, BuiltState],
  [before, after]: readonly [ReadFile, ReadFile],
  titles: Review['titles'],
) => {
  const { came, went } = findingChanges(states[0].findings, states[1].findings)
  const errors = states[1].findings.filter(({ severity }) => severity === 'error').length
  return {
    came: came.map((finding) => withSpots(finding, after, titles)),
    went: went.map((finding) => withSpots(finding, before, titles)),
    olderErrors: errors - came.filter(({ severity }) => severity === 'error').length,
  }
}

/**
 * Compares the site as it lies there with an earlier state of it: both are built by the present engine, below the site's data, and the pages that
 * differ are photographed. Without a browser there are no pictures, which a note says.
 */
export const reviewSite = async (options: ReviewOptions): Promise<Reviewed> => {
  const { root, base, changes, names, findBrowser, progress } = options
  const folder = privateFolder(reviewFolder(root))
  const baseRoot = 'folder' in base ? base.folder : join(folder, 'base')
  if ('commit' in base) writeState(root, base.commit, baseRoot)
  const before = await builtState({ ...options, root: baseRoot }, join(folder, 'before'))
  const after = await builtState(options, join(folder, 'after'))
  const [was, is] = comparable(before, after)
  const differing = changedPages(was, is)
  const planned = byOriginals(sectionsOf(changes, differing), after.manifest.languages ?? [])
  const dirs = { before: before.dir, after: after.dir }
  let pictureNote: string | undefined
  const pictures = await takePictures({
    root,
    dirs,
    pages: planned.flatMap(({ pages }) => pages),
    findBrowser,
    progress,
  }).catch((error: unknown) => {
    if (!(error instanceof NoBrowser)) throw error
    pictureNote = error.message
    return undefined
  })
  const read = [readerOf(baseRoot), readerOf(root)] as const
  const routes = [before, after].flatMap(({ manifest }) => Object.keys(manifest.pages))
  const titles = titlesOf(options.kit, routes, [read[1], read[0]])
  const found = findingsOf([before, after], read, titles)
  const known = {
    languages: after.manifest.languages ?? [],
    files: changes.files,
    came: found.came,
  }
  const review: Review = {
    firm: after.manifest.firm || before.manifest.firm,
    titles,
    from: names.from,
    to: names.to,
    versions: names.versions,
    changes,
    beside: besideOriginals({
      ...known,
      choices: options.kit.choices,
      before: read[0],
      after: read[1],
      findings: after.findings,
    }),
    sections: planned.map((section) => ({
      ...section,
      pages: section.pages.map((page) => ({ ...page, looks: pictures?.get(page) ?? [] })),
      translations: section.told ? translationsOf(section.told.file, known) : [],
    })),
    addresses: addressChanges(was.manifest, is.manifest),
    ...found,
    heavier: heavierOf(
      before,
      after,
      differing.flatMap((page) =>
        page.before !== undefined && page.after === page.before ? [page.after] : [],
      ),
    ),
    notes: notesOf({ before, after, beside: options.beside, pictures: pictureNote }),
    pages: Object.keys(after.manifest.pages).length,
  }
  return { review, dirs }
}
