import MiniSearch from 'minisearch'
import { foldTerm } from './foldTerm.ts'
import type { FoundPage, FoundPart, SearchIndex } from './searchIndex.ts'
import { termsOf } from './termsOf.ts'

/** A page with the parts of it that fit. */
export type SearchMatch = { readonly page: FoundPage; readonly parts: readonly FoundPart[] }

type Entry = {
  readonly id: number
  readonly title: string
  readonly about: string
  readonly page: string
  readonly words: string
}

/** Shown at most: pages, and parts of each. */
const maxPages = 12
const maxParts = 3

/** The article of Arabic, and what is written together with it. */
const article = /^(?:[وفبك]?ال|لل)(?=[\u0620-\u064a]{3})/

/** A word as the index has it: one with an Arabic article without it, too. */
const indexed = (term: string): string | string[] => {
  const folded = foldTerm(term)
  const bare = folded.replace(article, '')
  return bare === folded ? folded : [folded, bare]
}

/**
 * Makes a search of an index. Words are found by their beginning and with a letter wrong, accents and signs that readers leave out apart; a page by its name, its subject
 * and its parts, all words together before some of them.
 */
export const finder = ({ pages, parts }: SearchIndex): ((query: string) => SearchMatch[]) => {
  const search = new MiniSearch<Entry>({
    fields: ['title', 'about', 'page', 'words'],
    tokenize: (text) => termsOf(text),
    processTerm: indexed,
  })
  search.addAll(
    pages.map(([, name, about], id) => ({ id, title: name, about, page: '', words: '' })),
  )
  search.addAll(
    parts.map(([page, , title, value = '', words = ''], index) => ({
      id: pages.length + index,
      title,
      about: value,
      page: pages[page]?.[1] ?? '',
      words,
    })),
  )
  const options = {
    tokenize: (query: string) => termsOf(query, true),
    processTerm: foldTerm,
    prefix: true,
    fuzzy: (word: string) => (word.length > 4 ? 0.2 : false),
    boost: { title: 3, page: 0.6, words: 0.4 },
  }
  return (query) => {
    const all = search.search(query, { ...options, combineWith: 'AND' })
    const hits = all.length > 0 ? all : search.search(query, options)
    const found = new Map<number, { score: number; parts: FoundPart[] }>()
    for (const { id, score } of hits) {
      const part = parts[id - pages.length]
      const number = part ? part[0] : Number(id)
      const known = found.get(number) ?? { score: 0, parts: [] }
      known.score = Math.max(known.score, part ? score : score * 1.5)
      if (part?.[2] && known.parts.length < maxParts) known.parts.push(part)
      found.set(number, known)
    }
    return [...found]
      .sort(([, a], [, b]) => b.score - a.score)
      .slice(0, maxPages)
      .flatMap(([number, entry]) =>
        pages[number] ? [{ page: pages[number], parts: entry.parts }] : [],
      )
  }
}
