import type { Fact } from '../../core/document/facts.ts'
import { formatFact } from '../../core/model/figures/formatFact.ts'
import {
  interpolate,
  type Lookup,
  type Reference,
  referencesIn,
} from '../../core/model/figures/interpolate.ts'
import { pointerOf } from '../../core/model/schema/path.ts'
import type { Units } from '../../core/model/site/editions/factsIn.ts'
import { factsOn } from '../../core/model/site/factsOn.ts'
import { isDay } from '../../core/model/site/shownOn.ts'
import { plainText } from '../../core/model/text/inline.ts'
import { type FactsShown, factsShown } from '../lint/figures/factsShown.ts'
import type { SharedContext } from '../lint/types/context.ts'
import type { KnownFile } from '../lint/types/file.ts'
import { isUnitOther, typedUnit, unitOf } from './typedUnit.ts'

/** A text that shows a fact: what visitors read there, and what they would read if the fact were another. `route` is none in the settings, which all pages of a language show. */
export type FactUse = {
  readonly file: string
  readonly pointer: string
  readonly route: string | undefined
  readonly page: string
  readonly before: string
  readonly after: string
  /** The unit of the fact as it is where that text types it behind a reference, and the fact will have another: it would stay. */
  readonly typed?: string
}

/** How a fact reads before and after a change of it, and every text that shows it; and what it will read from a day on, where that is said. */
export type FactEffect = {
  readonly before: string
  readonly after: string
  readonly later?: { readonly from: string; readonly text: string }
  readonly uses: readonly FactUse[]
}

const longest = 160

/** The sentence of a long text in which a reference stands. */
const sentenceAt = (text: string, index: number): string => {
  if (text.length <= longest) return text
  const segments = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)]
  return (segments.findLast((one) => one.index <= index)?.segment ?? text).trim()
}

const read = (text: string, lookup: Lookup): string => plainText(interpolate(text, lookup))

/** The figures as they are and as they would be, as one document shows them. */
type Shown = { readonly before: FactsShown; readonly after: FactsShown }

/** The unit of the figure as it is that a text types behind a reference, where it would be wrong behind the other one. */
const typedBehind = (
  text: string,
  { index, length }: Reference,
  name: string,
  { before, after }: Shown,
): string | undefined => {
  const [was, is] = [before.facts[name], after.facts[name]]
  const unit = was && unitOf(was.value)
  if (!was || !is || unit === undefined || !isUnitOther(was.value, is.value, before.writing))
    return undefined
  return typedUnit(text.slice(index + length), unit)
}

const usesIn = (file: KnownFile, name: string, shown: Shown): FactUse[] =>
  file.gathered.strings.flatMap(({ text, path }) => {
    const found = referencesIn(text).filter((one) => one.name === name)
    const beside = found.find((one) => typedBehind(text, one, name, shown) !== undefined)
    const [first] = found
    if (!first) return []
    const sentence = sentenceAt(text, (beside ?? first).index)
    const typed = beside && typedBehind(text, beside, name, shown)
    const { place, summary } = file
    return [
      {
        file: file.path,
        pointer: pointerOf(path),
        route: place?.kind === 'site' ? undefined : place?.route,
        page: summary.title ?? file.path,
        before: read(sentence, shown.before.lookup),
        after: read(sentence, shown.after.lookup),
        ...(typed === undefined ? {} : { typed }),
      },
    ]
  })

const unitsOfFile = ({ sound }: KnownFile): Units =>
  (sound as { readonly units?: Units }).units ?? {} // of a language, as all that is sound

/** The same documents where languages, by their tags, call some words of figures as `units` says. */
const withUnits = (
  files: readonly KnownFile[],
  units: Readonly<Record<string, Units>>,
): readonly KnownFile[] =>
  files.map((file) => {
    const own = file.place?.kind === 'language' ? units[file.place.language ?? ''] : undefined
    return own === undefined
      ? file
      : { ...file, sound: { ...file.sound, units: { ...unitsOfFile(file), ...own } } }
  })

/**
 * What a change of a fact, and of what languages call its words, does to every page that shows it, each in its language, as of today: a next value whose day
 * has come is what pages say. Undefined where the settings can't be read, which say how figures are written. Pure.
 */
export const factEffect = (
  {
    kit,
    facts,
    site,
    writing,
    today,
  }: Pick<SharedContext, 'kit' | 'facts' | 'site' | 'writing' | 'today'>,
  files: readonly KnownFile[],
  name: string,
  fact: Fact,
  units: Readonly<Record<string, Units>> = {},
): FactEffect | undefined => {
  if (!facts || !site) return undefined
  const known = Object.fromEntries(facts)
  const shown = (all: typeof known, among: readonly KnownFile[]) =>
    factsShown({ kit, site, facts: factsOn(all, today), files: among })
  const [before, after] = [
    shown(known, files),
    shown({ ...known, [name]: fact }, withUnits(files, units)),
  ]
  const uses = files
    .filter(
      ({ summary, place }) =>
        place?.kind !== 'facts' && place?.kind !== 'checks' && summary.facts.includes(name),
    )
    .flatMap((file) => usesIn(file, name, { before: before(file), after: after(file) }))
  const { next, written } = fact
  const later =
    next && isDay(next.from) && next.from > today
      ? { later: { from: next.from, text: formatFact({ value: next.value, written }, writing) } }
      : {}
  const said = (of: typeof before) => of({ place: undefined }).lookup(name, undefined) ?? ''
  return { before: said(before), after: said(after), ...later, uses }
}
