import type { Fact } from '../document/facts.ts'
import type { KnownFile, SharedContext } from '../lint/context.ts'
import { factsOn } from '../model/factsOn.ts'
import { formatFact } from '../model/formatFact.ts'
import { plainText } from '../model/inline.ts'
import { interpolate, type Lookup, lookupIn, referencesIn } from '../model/interpolate.ts'
import { pointerOf } from '../model/path.ts'
import { isDay } from '../model/shownOn.ts'

/** A text that shows a fact: what visitors read there, and what they would read if the fact were another. `route` is none in the settings, which every page shows. */
export type FactUse = {
  readonly file: string
  readonly pointer: string
  readonly route: string | undefined
  readonly page: string
  readonly before: string
  readonly after: string
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

const usesIn = (file: KnownFile, name: string, before: Lookup, after: Lookup): FactUse[] =>
  file.gathered.strings.flatMap(({ text, path }) => {
    const found = referencesIn(text).find((one) => one.name === name)
    if (!found) return []
    const sentence = sentenceAt(text, found.index)
    const { place, summary } = file
    return [
      {
        file: file.path,
        pointer: pointerOf(path),
        route: place?.kind === 'site' ? undefined : place?.route,
        page: summary.title ?? file.path,
        before: read(sentence, before),
        after: read(sentence, after),
      },
    ]
  })

/** What a change of a fact does to every page that shows it, as of today: a next value whose day has come is what pages say. Undefined where the settings can't be read, which say how figures are written. Pure. */
export const factEffect = (
  { facts, site, writing, today }: Pick<SharedContext, 'facts' | 'site' | 'writing' | 'today'>,
  files: readonly KnownFile[],
  name: string,
  fact: Fact,
): FactEffect | undefined => {
  if (!facts || !site) return undefined
  const known = Object.fromEntries(facts)
  const lookup = (all: typeof known) => lookupIn(factsOn(all, today), site, writing)
  const [before, after] = [lookup(known), lookup({ ...known, [name]: fact })]
  const uses = files
    .filter(({ summary, place }) => place?.kind !== 'facts' && place?.kind !== 'checks' && summary.facts.includes(name))
    .flatMap((file) => usesIn(file, name, before, after))
  const { next, written } = fact
  const later = next && isDay(next.from) && next.from > today ? { later: { from: next.from, text: formatFact({ value: next.value, written }, writing) } } : {}
  return { before: before(name, undefined) ?? '', after: after(name, undefined) ?? '', ...later, uses }
}
