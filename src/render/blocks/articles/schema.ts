import type { FromSchema } from 'json-schema-to-ts'
import { line, sectionHead } from '../../../core/document/parts.ts'

export const schema = {
  type: 'object',
  title: 'List of articles',
  description:
    "The list of all articles, as the composition has it: with the featured article above the others, or all alike, with their first pictures or without. From four articles on there are chips by category. Everything shown comes from the articles' own documents.",
  required: [
    'type',
    'all',
    'categories',
    'recentHeading',
    'categoryHeading',
    'emptyText',
    'readLabel',
  ],
  additionalProperties: false,
  properties: {
    type: { enum: ['articles'] },
    ...sectionHead,
    all: line('Label of the chip for all', 'The chip that shows every article: "All Articles".'),
    categories: {
      type: 'array',
      minItems: 1,
      items: line('Category', "A category, spelt as in the articles' documents."),
      title: 'Categories',
      description: 'The categories to filter by, in order.',
    },
    featuredLabel: line(
      'Label of the featured article',
      'The label above the featured article: "Featured".',
    ),
    recentHeading: line(
      'Heading of all articles',
      'The heading above the grid when nothing is filtered: "Recent Articles".',
    ),
    categoryHeading: line(
      'Heading of one category',
      'The heading above the grid of one category; {category} stands for its name: "{category} Articles".',
    ),
    emptyText: line(
      'Words for an empty category',
      'What an empty category says; {category} stands for its name.',
    ),
    viewAllLabel: line(
      'Button back to all articles',
      'The button that leads back from an empty category: "View All Articles".',
    ),
    readLabel: line(
      "Label of an article's link",
      'What the link to an article says: "Read article".',
    ),
  },
} as const

export type ArticlesBlock = FromSchema<typeof schema>

export const knownAs = ['blog', 'news', 'posts', 'list of articles'] as const

/** It lists all pages of this kind by itself. */
export const lists = 'article' as const

/** The categories that visitors choose among. */
export const categories = ({ categories: chips }: ArticlesBlock) => chips

export const background = '' as const

/** What it shows grows with the page or the site, so it stands once. */
export const once = true
