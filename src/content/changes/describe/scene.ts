import { dialogFolder, dialogRoute, isAssetAddress } from '../../../core/document/addresses.ts'
import { type Asked, askedIn } from '../../../core/document/askedIn.ts'
import type { Fact } from '../../../core/document/facts.ts'
import { firmTitle } from '../../../core/document/firmTitle.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import { placeOf } from '../../../core/document/sources.ts'
import type { ReadFile } from '../../../core/edits/change.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { interpolate, type Lookup, lookupIn } from '../../../core/model/figures/interpolate.ts'
import { writingOfSome } from '../../../core/model/site/writingOfSome.ts'
import { readJson } from '../compare/readJson.ts'

/** One state of a site, as far as sentences go by it. */
export type Side = {
  /** Writes a fact out as the site does in this state. */
  readonly lookup: Lookup
  /** What a fact is, in words; undefined where there is none. */
  readonly labelOf: (fact: string) => string | undefined
  /** The title of the page, dialog or file at an address; undefined where there is none. */
  readonly titleAt: (address: string) => string | undefined
  /** What a dialog asks, by its name; nothing where there is none. */
  readonly asks: (dialog: string) => readonly Asked[]
}

/** What sentences are made with. */
export type Scene = { readonly kit: Kit; readonly before: Side; readonly after: Side }

/** The file of a page or dialog, by where such files may lie. */
const filesAt = (address: string): readonly string[] => {
  const path = address.replace(/[?#].*$/, '')
  if (path.startsWith(dialogFolder))
    return [`pages/_dialogs/${path.slice(dialogFolder.length)}.json`]
  return path === '/' ? ['pages/index.json'] : [`pages${path}.json`, `pages${path}/index.json`]
}

const remembered = <T>(make: (name: string) => T): ((name: string) => T) => {
  const known = new Map<string, T>()
  return (name) => {
    if (!known.has(name)) known.set(name, make(name))
    return known.get(name) as T // just put there
  }
}

/** A state of a site, as far as sentences go by it: how it writes facts, and what is at its addresses. Read when it is asked for. */
export const sideOf = (kit: Kit, read: ReadFile): Side => {
  const document = remembered((path) => {
    const content = read(path)
    return typeof content === 'string' ? readJson(content) : undefined
  })
  const facts = () =>
    (document('pages/_facts.json')?.['facts'] ?? {}) as Readonly<Record<string, Fact>> // where they are none, `lookup` says nothing
  let known: Lookup | undefined
  const lookup: Lookup = (name, format) => {
    try {
      const settings = document('pages/_site.json') as unknown as SiteDocument // as above
      known ??= lookupIn(facts(), settings, writingOfSome(kit, settings))
      return known(name, format)
    } catch {
      return undefined // facts and settings may be any; lint tells what is wrong with them
    }
  }
  const titleAt = remembered((address) => {
    if (!address.startsWith('/')) return undefined
    if (isAssetAddress(address)) return undefined
    const path = filesAt(address).find(
      (file) => placeOf(file)?.route !== undefined && document(file),
    )
    const title = path && document(path)?.['title']
    return typeof title === 'string' ? interpolate(title, lookup) : undefined
  })
  return {
    lookup,
    titleAt,
    asks: remembered((dialog) =>
      filesAt(dialogRoute(dialog)).flatMap((file) => askedIn(document(file))),
    ),
    labelOf: (name) => {
      if (name.startsWith('firm.')) return firmTitle(name)
      const fact = facts()
      const own: unknown = Object.hasOwn(fact, name) ? fact[name] : undefined
      return typeof own === 'object' &&
        own !== null &&
        'label' in own &&
        typeof own.label === 'string'
        ? own.label
        : undefined
    },
  }
}
