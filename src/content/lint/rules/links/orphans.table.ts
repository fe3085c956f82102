import { manyWords } from '../../tables/aboutAsArticle.ts'
import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a page that a text leads to': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description:
            'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'New' }],
        },
      },
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '[New things](/new)' },
    ],
    'a draft': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description:
            'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [{ type: 'hero', heading: 'New' }],
          draft: true,
        },
      },
    ],
    'an article that a list shows': [
      {
        file: 'pages/new.json',
        value: {
          $schema: '../schema/page.schema.json',
          title: 'New',
          description:
            'New: a page that the table needs, with a description that is long enough to be let through.',
          blocks: [
            { type: 'hero', heading: 'New' },
            {
              type: 'prose',
              paragraphs: [manyWords(200)],
            },
          ],
          kind: 'article',
          article: { category: 'News', date: '2026-01-01', readingMinutes: 1 },
        },
      },
      {
        file: 'pages/about.json',
        at: '/blocks/-',
        value: {
          type: 'articles',
          all: 'All',
          categories: ['News'],
          recentHeading: 'Recent',
          categoryHeading: '{category}',
          emptyText: 'None',
          readLabel: 'Read',
        },
      },
    ],
  },
  rejects: {
    'a page that only links to itself': {
      edits: [
        {
          file: 'pages/new.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'New',
            description:
              'New: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'New', text: '[Again](/new)' }],
          },
        },
      ],
      finds: [
        'pages/new.json:1:1 warning orphans «{» pageUnreached {"route":"/new"} → linkFromItsPage',
      ],
    },
    'two that only name their parent': {
      edits: [
        {
          file: 'pages/a.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Page A',
            description:
              'Page A: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Page A' }],
            parent: '/b',
          },
        },
        {
          file: 'pages/b.json',
          value: {
            $schema: '../schema/page.schema.json',
            title: 'Page B',
            description:
              'Page B: a page that the table needs, with a description that is long enough to be let through.',
            blocks: [{ type: 'hero', heading: 'Page B' }],
          },
        },
      ],
      finds: [
        'pages/a.json:1:1 warning orphans «{» pageUnreached {"route":"/a"} → linkFromItsPage',
        'pages/b.json:1:1 warning orphans «{» pageUnreached {"route":"/b"} → linkFromItsPage',
      ],
    },
  },
}
