import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { meant, write } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { msg } from '../../messages/msg.ts'
import type { Rule } from '../../types/rule.ts'

export const rule: Rule = {
  name: 'categories',
  severity: 'error',
  what: 'The category of an article is one that a list of articles offers, where there is such a list.',
  why: 'Visitors who choose a category would never find an article whose category is spelt in another way.',
  bad: [
    { file: 'pages/about.json', at: '/kind', value: 'article' },
    {
      file: 'pages/about.json',
      at: '/article',
      value: { category: 'Repair', date: '2026-01-10', readingMinutes: 1 },
    },
    {
      file: 'pages/index.json',
      at: '/blocks/-',
      value: {
        type: 'articles',
        all: 'All',
        categories: ['News', 'Repairs'],
        recentHeading: 'Recent',
        categoryHeading: '{category}',
        emptyText: 'None in {category}.',
        readLabel: 'Read',
      },
    },
  ],
  good: [],
  *check({ files, pages }) {
    const lists = files.filter(({ summary }) => summary.categories.length > 0)
    const [first] = lists
    if (!first) return
    const offered = [...new Set(lists.flatMap(({ summary }) => summary.categories))]
    for (const { path, summary } of pages.values()) {
      const { category, parent } = summary
      if (category === undefined || offered.includes(category)) continue
      const isAsked = askedBy(category) !== undefined
      const near = isAsked ? undefined : nearest(category, offered)
      const list = lists.find(({ place }) => place?.route === parent) ?? first
      yield {
        file: path,
        pointer: '/article/category',
        message: isAsked ? msg('categoryUnfinished') : msg('categoryNotOffered', { category }),
        ...(near
          ? meant(category, near)
          : {
              suggestion: msg('writeOfferedCategory', { offered, path: list.path }),
              offers: offered.map((one) => write(one)),
            }),
      }
    }
  },
}
