import { assetsFolder, placeOf } from '../document/sources.ts'
import { interpolate } from '../model/interpolate.ts'
import type { Told, ToldFile } from './told.ts'
import { type Draft, jsonOf, type Work } from './work.ts'

const abouts: Readonly<Record<string, string>> = {
  page: 'Page',
  dialog: 'Dialog',
  site: 'Site settings',
  facts: 'Facts',
  checks: 'Checks',
  translations: 'Translations',
}
const ranks: Readonly<Record<string, number>> = { facts: 0, site: 1, page: 2, dialog: 3, checks: 5 }

const rankOf = (file: string) => ranks[placeOf(file)?.kind ?? ''] ?? (file.startsWith(`${assetsFolder}/`) ? 4 : 6)

const fileOf = ({ scene, states }: Work, file: string, changes: readonly Told[]): ToldFile => {
  const place = placeOf(file)
  const after = states.after(file)
  const title = jsonOf(after ?? states.before(file))['title']
  const { lookup } = after === undefined ? scene.before : scene.after
  const about = (place && abouts[place.kind]) ?? (file.startsWith(`${assetsFolder}/`) ? 'Asset' : 'File')
  const name = place?.route !== undefined && typeof title === 'string' ? interpolate(title, lookup) : file
  return { file, about, name, route: place?.route, changes }
}

/** Puts what only follows another change below it, and the rest below its file. */
export const gatherFiles = (work: Work, drafts: readonly Draft[]): ToldFile[] => {
  const heads = new Set(drafts.filter(({ cause }) => cause === undefined).map(({ self }) => self))
  const followers = new Map<string, Draft[]>()
  for (const draft of drafts) if (draft.cause && heads.has(draft.cause)) followers.set(draft.cause, [...(followers.get(draft.cause) ?? []), draft])
  const told = ({ cause: _, self, ...draft }: Draft, follows: readonly Draft[]): Told => ({ ...draft, follows: follows.map((follower) => told(follower, [])) })
  const files = new Map<string, Told[]>()
  for (const draft of drafts) {
    if (draft.cause && heads.has(draft.cause)) continue
    files.set(draft.file, [...(files.get(draft.file) ?? []), told(draft, followers.get(draft.self) ?? [])])
  }
  return [...files].map(([file, changes]) => fileOf(work, file, changes)).sort((a, b) => rankOf(a.file) - rankOf(b.file) || (a.file < b.file ? -1 : 1))
}
