import { englishNameOf } from '../../core/document/englishNameOf.ts'
import { assetsFolder, placeOf, type SourcePlace } from '../../core/document/sources.ts'
import { interpolate } from '../../core/model/figures/interpolate.ts'
import { jsonOf } from './compare/readJson.ts'
import type { Told, ToldFile } from './told.ts'
import type { Draft, Work } from './work.ts'

const ranks: Readonly<Record<SourcePlace['kind'], number>> = {
  facts: 0,
  site: 1,
  language: 1,
  page: 2,
  dialog: 3,
  checks: 5,
  translations: 6,
}

const rankOf = (file: string) => {
  const place = placeOf(file)
  if (place) return ranks[place.kind]
  return file.startsWith(`${assetsFolder}/`) ? 4 : 6
}

const fileOf = ({ scene, states }: Work, file: string, changes: readonly Told[]): ToldFile => {
  const place = placeOf(file)
  const after = states.after(file)
  const title = jsonOf(after ?? states.before(file))['title']
  const { lookup } = after === undefined ? scene.before : scene.after
  const kind = place?.kind ?? (file.startsWith(`${assetsFolder}/`) ? 'asset' : 'file')
  const named =
    place?.route !== undefined && typeof title === 'string' ? interpolate(title, lookup) : file
  const name =
    place?.kind === 'language' && place.language !== undefined
      ? englishNameOf(place.language)
      : named
  return { file, kind, name, route: place?.route, changes }
}

/** Puts what only follows another change below it, and the rest below its file. */
export const gatherFiles = (work: Work, drafts: readonly Draft[]): ToldFile[] => {
  const heads = new Set(drafts.filter(({ cause }) => cause === undefined).map(({ self }) => self))
  const followers = new Map<string, Draft[]>()
  for (const draft of drafts)
    if (draft.cause && heads.has(draft.cause))
      followers.set(draft.cause, [...(followers.get(draft.cause) ?? []), draft])
  const told = ({ cause: _, self, ...draft }: Draft, follows: readonly Draft[]): Told => ({
    ...draft,
    follows: follows.map((follower) => told(follower, [])),
  })
  const files = new Map<string, Told[]>()
  for (const draft of drafts) {
    if (draft.cause && heads.has(draft.cause)) continue
    files.set(draft.file, [
      ...(files.get(draft.file) ?? []),
      told(draft, followers.get(draft.self) ?? []),
    ])
  }
  return [...files]
    .map(([file, changes]) => fileOf(work, file, changes))
    .sort((a, b) => rankOf(a.file) - rankOf(b.file) || (a.file < b.file ? -1 : 1))
}
