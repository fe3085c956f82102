import { aboutAsArticle } from '../../tables/aboutAsArticle.ts'
import type { RuleTable } from '../../types/rule.ts'

/** An article of a minute, and a list that offers two categories. */
const articleIn = (category: string) => [
  ...aboutAsArticle({ category }),
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
]

export const table: RuleTable = {
  accepts: {
    'an article in a category that a list offers': articleIn('Repairs'),
    'any category where no list tells them apart': articleIn('Gossip').slice(0, 3),
  },
  rejects: {
    'a category misspelt': {
      edits: articleIn('Repair'),
      finds: [
        'pages/about.json:21:17 error categories «"Repair"» No list of articles offers the category "Repair": visitors who choose by category would not find this article. → Did you mean "Repairs"?',
      ],
    },
    'a category that no list offers': {
      edits: articleIn('Gossip'),
      finds: [
        'pages/about.json:21:17 error categories «"Gossip"» No list of articles offers the category "Gossip": visitors who choose by category would not find this article. → Write News or Repairs, or add it to "categories" of the list of articles in pages/index.json.',
      ],
    },
    'one that is still to be chosen, which the rule for what is not finished tells, too': {
      edits: articleIn('TODO: Category'),
      finds: [
        'pages/about.json:21:17 error categories «"TODO: Category"» The category of the article is still to be chosen. → Write News or Repairs, or add it to "categories" of the list of articles in pages/index.json.',
        'pages/about.json:21:18 error scaffold «TODO» "TODO" says that this is not finished. → Write what is meant, or mark the page with "draft": true.',
      ],
    },
    'one that neither of two lists offers, of which one is above the article': {
      edits: [
        ...articleIn('Gossip'),
        { file: 'pages/about.json', at: '/parent', value: '/services/repair' },
        { file: 'pages/services/repair.json', at: '/blocks/-', value: articleIn('').at(-1)?.value },
      ],
      finds: [
        'pages/about.json:21:17 error categories «"Gossip"» No list of articles offers the category "Gossip": visitors who choose by category would not find this article. → Write News or Repairs, or add it to "categories" of the list of articles in pages/services/repair.json.',
      ],
    },
  },
}
