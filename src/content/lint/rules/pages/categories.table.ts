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
        'pages/about.json:21:17 error categories «"Repair"» categoryNotOffered {"category":"Repair"} → didYouMean {"meant":"Repairs"}',
      ],
    },
    'a category that no list offers': {
      edits: articleIn('Gossip'),
      finds: [
        'pages/about.json:21:17 error categories «"Gossip"» categoryNotOffered {"category":"Gossip"} → writeOfferedCategory {"offered":["News","Repairs"],"path":"pages/index.json"}',
      ],
    },
    'one that is still to be chosen, which the rule for what is not finished tells, too': {
      edits: articleIn('TODO: Category'),
      finds: [
        'pages/about.json:21:17 error categories «"TODO: Category"» categoryUnfinished → writeOfferedCategory {"offered":["News","Repairs"],"path":"pages/index.json"}',
        'pages/about.json:21:18 error scaffold «TODO» saysUnfinished {"text":"TODO"} → finishOrDraft',
      ],
    },
    'one that neither of two lists offers, of which one is above the article': {
      edits: [
        ...articleIn('Gossip'),
        { file: 'pages/about.json', at: '/parent', value: '/services/repair' },
        { file: 'pages/services/repair.json', at: '/blocks/-', value: articleIn('').at(-1)?.value },
      ],
      finds: [
        'pages/about.json:21:17 error categories «"Gossip"» categoryNotOffered {"category":"Gossip"} → writeOfferedCategory {"offered":["News","Repairs"],"path":"pages/services/repair.json"}',
      ],
    },
  },
}
