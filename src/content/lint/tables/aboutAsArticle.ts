import type { Edit } from '../types/rule.ts'

/** A text of so many words, none of them twice. */
export const manyWords = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

/** What several tables begin with: edits that make the little site's page /about an article, whose second block has so many `words`. */
export const aboutAsArticle = (
  article: Readonly<Record<string, string | number>>,
  words = 190,
): Edit[] => [
  { file: 'pages/about.json', at: '/kind', value: 'article' },
  {
    file: 'pages/about.json',
    at: '/article',
    value: { category: 'News', date: '2026-01-10', readingMinutes: 1, ...article },
  },
  { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: manyWords(words) },
]
