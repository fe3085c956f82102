import type { Place } from '../../../content/commands/messages/Words.ts'
import { placeOf } from '../../../core/document/sources.ts'
import { keysOf } from '../../../core/model/schema/path.ts'
import { pluralInWords, pluralWord } from '../../../core/text/plural.ts'
import { called } from './called.ts'

/** A kind of places, as authors know it: `one` and `many` of its documents; what no visitor reads is counted by its places. */
type Kind = {
  readonly one: string
  readonly many: string
  readonly at: 'on' | 'in'
  readonly isUnseen?: true
}

const pages: Kind = { one: 'one page', many: 'pages', at: 'on' }
const dialogs: Kind = { one: 'one form', many: 'forms', at: 'in' }
const settings: Kind = { one: 'the settings', many: 'settings', at: 'in' }
/** Parts of the settings that visitors see as a thing of its own. */
const parts: Readonly<Record<string, Kind>> = {
  navigation: { one: 'the menu', many: 'menus', at: 'in' },
  actions: {
    one: 'the buttons beside the menu',
    many: 'rows of buttons beside the menus',
    at: 'in',
  },
  announcement: { one: 'the announcement', many: 'announcements', at: 'in' },
  footer: { one: 'the footer', many: 'footers', at: 'in' },
}
const unseen = (what: string): Kind => ({ one: what, many: what, at: 'in', isUnseen: true })
const [redirects, figures, checks, notes] = [
  'the redirects',
  'Fees & figures',
  'what pages must say',
  'the translations’ notes',
].map(unseen) as [Kind, Kind, Kind, Kind] // four of four

const kindOf = ({ file, pointer = '' }: Place): Kind => {
  const kind = placeOf(file)?.kind
  const [part = ''] = keysOf(pointer)
  if (kind === 'site' || kind === 'language')
    return part === 'redirects'
      ? redirects
      : ((Object.hasOwn(parts, part) ? parts[part] : undefined) ?? settings)
  return kind === 'dialog'
    ? dialogs
    : kind === 'facts'
      ? figures
      : kind === 'checks'
        ? checks
        : kind === 'translations'
          ? notes
          : pages
}

const order = [pages, dialogs, ...Object.values(parts), settings, redirects, figures, checks, notes]

/** In so many documents, pages and forms are named (by `page`); of more than that only their number is given. */
type Naming = { readonly named?: number; readonly page?: (path: string) => string }

const filesOf = (places: readonly Place[]): string[] => [...new Set(places.map(({ file }) => file))]

const sayKind = (
  kind: Kind,
  places: readonly Place[],
  isNamed: boolean,
  page: (path: string) => string,
): string => {
  const files = filesOf(places)
  if (kind.isUnseen) return `in ${kind.one}${places.length > 1 ? ` (${places.length})` : ''}`
  if (isNamed && (kind === pages || kind === dialogs))
    return files.map((file) => `on ${page(file)}`).join(', ')
  return `${kind.at} ${pluralWord(files.length, kind.one, `${files.length} ${kind.many}`)}`
}

const sayKinds = (
  places: readonly Place[],
  isUnseen: boolean,
  { named = 1, page = called }: Naming,
): string[] => {
  const isNamed = filesOf(places).length <= named
  return order.flatMap((kind) => {
    const own = places.filter((place) => kindOf(place) === kind)
    return own.length > 0 && (kind.isUnseen ?? false) === isUnseen
      ? [sayKind(kind, own, isNamed, page)]
      : []
  })
}

/** Where something stands, by kinds: "on 26 pages, in 2 menus, in what pages must say (3)". Pure. */
export const whereInWords = (places: readonly Place[], naming: Naming = {}): string =>
  [...sayKinds(places, false, naming), ...sayKinds(places, true, naming)].join(', ')

/**
 * In how many places something is read, and where; what no visitor reads is told beside them: "44 places: on 26 pages, in 2 menus; besides in what pages must say (3)".
 * Pure.
 */
export const placesInWords = (places: readonly Place[], naming: Naming = {}): string => {
  const seen = places.filter((place) => !kindOf(place).isUnseen)
  const others = sayKinds(places, true, {}).join(', ')
  if (seen.length === 0) return others.replace(/^in /, '')
  const where = sayKinds(seen, false, naming)
  return `${pluralInWords(seen.length, 'place')}${where.length === 1 ? '' : ':'} ${where.join(', ')}${others === '' ? '' : `; besides ${others}`}`
}
