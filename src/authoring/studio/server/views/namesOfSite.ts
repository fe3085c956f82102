import { sharedContextOf } from '../../../../content/lint/project/sharedContext.ts'
import type { SharedContext } from '../../../../content/lint/types/context.ts'
import type { KnownFile } from '../../../../content/lint/types/file.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import {
  type FactFormat,
  factFormats,
  formatFact,
} from '../../../../core/model/figures/formatFact.ts'
import { firmWords } from '../../../../core/model/figures/interpolate.ts'
import type { LiveSite } from '../../../workspace/liveSite.ts'
import type { Names, Uses } from '../../protocol/requests.ts'

/** So many of the places where something is shown are named; the others are counted. */
const maxNamed = 4

/** Where each name is used, by what documents say of themselves: none is opened for it. */
const usesOf = (
  files: readonly KnownFile[],
  kind: 'facts' | 'assets',
): ((name: string) => Uses) => {
  const found = new Map<string, { count: number; routes: string[] }>()
  for (const { summary, place } of files) {
    if (kind === 'facts' && (place?.kind === 'facts' || place?.kind === 'checks')) continue // they name a fact, and show it to nobody
    for (const name of summary[kind]) {
      const uses = found.get(name) ?? { count: 0, routes: [] }
      uses.count += 1
      if (place?.route !== undefined && uses.routes.length < maxNamed) uses.routes.push(place.route)
      found.set(name, uses)
    }
  }
  return (name) => found.get(name) ?? { count: 0, routes: [] }
}

/** The forms for texts. */
const formats = (Object.keys(factFormats) as FactFormat[]).filter((form) => form !== 'plain') // its own keys

const factsOf = ({ files }: LiveSite, { facts, writing }: SharedContext): Names['facts'] => {
  const uses = usesOf(files, 'facts')
  return [...(facts ?? [])].map(([name, fact]) => {
    const text = formatFact(fact, writing)
    const forms = formats
      .map((format) => [format, formatFact(fact, writing, format)] as const)
      .filter(([, said]) => said !== text)
    const { label, source, asOf, reviewBy } = fact
    return {
      name,
      label,
      text,
      forms: Object.fromEntries(forms),
      source,
      asOf,
      reviewBy,
      uses: uses(name),
    }
  })
}

const assetsOf = ({ sources, files }: LiveSite): Names['assets'] => {
  const uses = usesOf(files, 'assets')
  return sources.assets.map(({ address, path, bytes, width, height }) => ({
    address,
    path,
    bytes,
    width,
    height,
    uses: uses(address),
  }))
}

const formsOf = ({ files }: LiveSite): Names['forms'] => {
  const titles = new Map<string, string>()
  for (const { path, summary } of files)
    for (const name of summary.forms) if (!titles.has(name)) titles.set(name, summary.title ?? path)
  return [...titles].map(([name, title]) => ({ name, title }))
}

/** Several windows ask for the same: it is made once for each state of the site. */
const made = new WeakMap<LiveSite, Names>()

/** What documents of a site may name besides its pages, for choosers: in the order of the files. */
export const namesOfSite = (kit: Kit, live: LiveSite, today: string): Names => {
  const before = made.get(live)
  if (before) return before
  const shared = sharedContextOf(kit, live.sources, today)
  const { firm } = shared.siteFile?.sound ?? {}
  const names: Names = {
    dialogs: live.files.flatMap(({ place, path, summary }) =>
      place?.kind === 'dialog' ? [{ id: place.id, title: summary.title ?? path, file: path }] : [],
    ),
    forms: formsOf(live),
    facts: factsOf(live, shared),
    firm: firm ? firmWords({ firm }) : {},
    assets: assetsOf(live),
  }
  made.set(live, names)
  return names
}
