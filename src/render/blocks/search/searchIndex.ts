import { madeFolder } from '../../../core/document/addresses.ts'
import type { BlockKit, SiteFileKit } from '../../../core/kit/BlockModule.ts'
import type { Page, Site } from '../../../core/kit/Site.ts'
import { formatFact } from '../../../core/model/figures/formatFact.ts'
import { readableIn } from '../../../core/model/schema/readableIn.ts'
import { nameOf } from '../../../core/model/site/ancestors.ts'
import { blockIds } from '../../../core/model/site/blockIds.ts'
import { isIndexed } from '../../../core/model/site/isIndexed.ts'
import { listsInOrder } from '../../../core/model/site/listsInOrder.ts'
import { outline } from '../../../core/model/site/outline.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { foldTerm } from './foldTerm.ts'
import { termsOf } from './termsOf.ts'

/** Where the index of a language is served. It has no hash in its name: pages need not be made anew when a text elsewhere changes. */
export const searchIndexAddress = ({ edition }: Pick<Site, 'edition'>): string =>
  `${madeFolder}search${(edition?.language.base ?? '').replace('/', '-')}.json`

/** A page that can be found: its address, its name, what it is about. */
export type FoundPage = readonly [route: string, name: string, about: string]
/** A part of a page that can be found: the page's number, the id of its section, a heading, question or figure, the figure's value, and what else its section says, each word once. Without a title it isn't shown, and finds its page. */
export type FoundPart = readonly [
  page: number,
  id: string,
  title: string,
  value?: string,
  words?: string,
]
/** What the search in the browser reads. Lists instead of objects, since it is downloaded. */
export type SearchIndex = {
  readonly pages: readonly FoundPage[]
  readonly parts: readonly FoundPart[]
}

/** More than this many parts would be too much to download for one search; the further pages are found by name and subject alone. */
const limit = 20_000

/** The words of more pages than this are too much to download; these are found by headings, questions and figures. */
const limitOfWords = 500

const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value && typeof value === 'object'
      ? Object.values(value).map(textOf).join('\n')
      : ''

/** The headings of a page but its main one, questions among them, each once. */
const headingsOf = (kit: BlockKit, { document }: Page, page: number): FoundPart[] => {
  const ids = blockIds(kit, document.blocks)
  const headings = outline(
    kit,
    document.blocks.map((block, index) => ({ block, index })),
  )
  const parts = headings
    .slice(1)
    .map(
      ({ text, pointer }): FoundPart => [
        page,
        ids[Number(pointer.split('/')[2])] ?? '',
        plainText(text),
      ],
    )
  return [...new Map(parts.map((part) => [part[2], part])).values()]
}

/** The figures that a page states, where they stand. They are called by what they are in the main language, so that others find them by the headings above them. */
const figuresOf = (
  kit: BlockKit,
  { document, facts = [] }: Page,
  page: number,
  site: Site,
): FoundPart[] => {
  if (site.edition?.language.base) return []
  const ids = blockIds(kit, document.blocks)
  const texts = document.blocks.map(textOf)
  return facts.flatMap((name): FoundPart[] => {
    const fact = Object.hasOwn(site.facts, name) ? site.facts[name] : undefined
    if (!fact) return []
    const value = formatFact(fact, site.writing)
    const at = texts.findIndex((text) => text.includes(value))
    return [[page, (at < 0 ? undefined : ids[at]) ?? '', fact.label, value]]
  })
}

/** Spaces, but not those that group digits. */
const betweenWords = /(?<!\p{Nd})\s+|\s+(?!\p{Nd})/u

/** All other words of a page, each once, with the first heading of the section that says them. */
const withWords = (
  kit: SiteFileKit,
  { document }: Page,
  page: number,
  parts: readonly FoundPart[],
): FoundPart[] => {
  const ids = blockIds(kit, document.blocks)
  const known = new Set(
    [document.title, ...parts.flatMap(([, , title, value = '']) => [title, value])]
      .flatMap((text) => termsOf(text))
      .map(foldTerm),
  )
  const said = new Map<string, string[]>()
  for (const { pointer, text, isMarkup } of readableIn(kit.choices, document, 'page')) {
    const [, list, block] = pointer.split('/')
    if (list !== 'blocks' || document.blocks[Number(block)]?.type === 'search') continue // it says what comes later
    const id = ids[Number(block)] ?? ''
    const words = (isMarkup ? plainText(text) : text).split(betweenWords).filter((word) => {
      if (/@|:\/\/|^www\./i.test(word)) return false // addresses are found by what they are called
      const fresh = termsOf(word)
        .map(foldTerm)
        .filter((term) => !known.has(term))
      for (const term of fresh) known.add(term)
      return fresh.length > 0
    })
    said.set(id, [...(said.get(id) ?? []), ...words])
  }
  const first = new Map([...parts].reverse().map((part) => [part[1], part]))
  const more = [...said].flatMap(([id, words]): [FoundPart | undefined, FoundPart][] => {
    const part = first.get(id)
    const [, , title = '', value = ''] = part ?? []
    return words.length > 0 ? [[part, [page, id, title, value, words.join(' ')]]] : []
  })
  const instead = new Map(more)
  return [
    ...parts.map((part) => instead.get(part) ?? part),
    ...more.flatMap(([part, own]) => (part ? [] : [own])),
  ]
}

/** Everything that visitors can find: pages, their headings, questions, figures and words. Pure. */
export const searchIndex = (site: Site, kit: SiteFileKit): SearchIndex => {
  const pages = [...site.pages.values()].filter(isIndexed)
  const shown = (text: string) => listsInOrder(text, site) // the browser draws what is found as it stands here
  const named = pages.map((page, number) => [
    ...headingsOf(kit, page, number),
    ...figuresOf(kit, page, number, site),
  ])
  const isSmall = pages.length <= limitOfWords
  const parts = pages.flatMap((page, number) =>
    isSmall ? withWords(kit, page, number, named[number] ?? []) : (named[number] ?? []),
  )
  return {
    pages: pages.map((page) => [
      page.route,
      shown(nameOf(page)),
      shown(plainText(page.document.summary ?? page.document.description)),
    ]),
    parts: parts
      .slice(0, limit)
      .map(([page, id, title, ...value]): FoundPart => [page, id, shown(title), ...value]),
  }
}
