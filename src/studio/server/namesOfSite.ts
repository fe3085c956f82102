import { iconNames } from '../../document/iconNames.ts'
import type { SourceFile } from '../../document/sources.ts'
import type { Kit } from '../../kit/Kit.ts'
import type { KnownFile } from '../../lint/context.ts'
import { sharedContextOf } from '../../lint/sharedContext.ts'
import { formatFact } from '../../model/formatFact.ts'
import { referencesIn } from '../../model/interpolate.ts'
import { pointerOf } from '../../model/path.ts'
import { placesOf } from '../../operations/blocks/keepPlaces.ts'
import { callOf } from '../../operations/entries/sayEntry.ts'
import type { LiveSite } from '../../preview/liveSite.ts'
import type { Names } from '../protocol/requests.ts'

type Use = { readonly name: string; readonly pointer: string }
type Read = { readonly places: Names['pages'][number]['places']; readonly facts: readonly Use[]; readonly assets: readonly Use[] }

/** A document is opened for this once: its source stays the same object for as long as its text does. */
const known = new WeakMap<SourceFile, Read>()

const read = (kit: Kit, file: KnownFile): Read => {
  const { value, gathered, place } = file
  const blocks: unknown = value?.['blocks']
  const places = Array.isArray(blocks) ? [...placesOf(kit, blocks)].map(([block, id]) => ({ id, heading: callOf(block) ?? id })) : []
  const isTold = place?.kind !== 'facts' && place?.kind !== 'checks'
  return {
    places,
    facts: isTold ? gathered.strings.flatMap(({ text, path }) => referencesIn(text).map(({ name }) => ({ name, pointer: pointerOf(path) }))) : [],
    assets: gathered.assets.map(({ address, path }) => ({ name: address.replace(/[?#].*$/, ''), pointer: pointerOf(path) })),
  }
}

const pagesOf = (files: readonly KnownFile[], readOf: (file: KnownFile) => Read): Names['pages'] =>
  files.flatMap((file) => {
    const { place, path, summary } = file
    if (place?.kind !== 'page' || place.documentType !== 'page') return []
    return [{ route: place.route, title: summary.title ?? path, file: path, draft: summary.draft, kind: summary.kind, places: readOf(file).places }]
  })

/** Where each name is used, by one walk over all documents; those whose summaries name nothing of the kind stay closed. */
const usesOf = (files: readonly KnownFile[], readOf: (file: KnownFile) => Read, kind: 'facts' | 'assets') => {
  const found = new Map<string, { file: string; pointer: string; route: string | undefined }[]>()
  for (const file of files) {
    if (file.summary[kind].length === 0) continue
    for (const { name, pointer } of readOf(file)[kind]) {
      const use = { file: file.path, pointer, route: file.place?.route }
      const known = found.get(name)
      if (known) known.push(use)
      else found.set(name, [use])
    }
  }
  return (name: string) => found.get(name) ?? []
}

const factsOf = (kit: Kit, { sources, files }: LiveSite, today: string, readOf: (file: KnownFile) => Read): Names['facts'] => {
  const { facts, writing } = sharedContextOf(kit, sources, today)
  const uses = usesOf(files, readOf, 'facts')
  return [...(facts ?? [])].map(([name, fact]) => ({
    name,
    label: fact.label,
    says: formatFact(fact, writing),
    source: fact.source,
    asOf: fact.asOf,
    reviewBy: fact.reviewBy,
    uses: uses(name),
  }))
}

const assetsOf = ({ sources, files }: LiveSite, readOf: (file: KnownFile) => Read): Names['assets'] => {
  const uses = usesOf(files, readOf, 'assets')
  return sources.assets.map(({ address, path, bytes, width, height }) => ({ address, path, bytes, width, height, uses: uses(address) }))
}

/** Several windows ask for the same: it is made once for each state of the site. */
const made = new WeakMap<LiveSite, Names>()

/** What documents of a site may name, for choosers: in the order of the files. */
export const namesOfSite = (kit: Kit, live: LiveSite, today: string): Names => {
  const before = made.get(live)
  if (before) return before
  const sources = new Map(live.sources.files.map((file) => [file.path, file]))
  const readOf = (file: KnownFile): Read => {
    const source = sources.get(file.path)
    const found = (source && known.get(source)) ?? read(kit, file)
    if (source) known.set(source, found)
    return found
  }
  const names: Names = {
    pages: pagesOf(live.files, readOf),
    dialogs: live.files.flatMap(({ place, path, summary }) => (place?.kind === 'dialog' ? [{ id: place.id, title: summary.title ?? path, file: path }] : [])),
    facts: factsOf(kit, live, today, readOf),
    assets: assetsOf(live, readOf),
    icons: iconNames,
    categories: [...new Set(live.files.flatMap(({ summary }) => summary.category ?? []))],
  }
  made.set(live, names)
  return names
}
