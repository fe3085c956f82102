import { typed } from '../../core/text/typed.mjs'
import type { NewPage } from './newPage.ts'

/** What was made, and what is to be done next, for the author in the studio. */
export const authorSteps = ({ title, category, linked }: NewPage): string[] => [
  `“${title}” is a draft: nobody sees it until you say that it is ready.`,
  ...(linked ? [`“${linked.name}” lists it once it is ready.`] : []),
  ...(category === undefined
    ? []
    : [
        `Its category is “${category}” for now: where another one fits better, write that under “This page”, Article.`,
      ]),
  'Next: write its texts. Click on each that stands in a dashed frame, or go by the list in the panel.',
]

/** The same at a terminal. */
export const nextSteps = ({ route, path, open, linked }: NewPage): string[] => [
  `Wrote ${path}, a draft: it is left out of the site until it is finished.`,
  ...(linked
    ? [
        linked.line === undefined
          ? `${linked.path} lists it already.`
          : `Listed it in ${linked.path}:${linked.line}; the entry shows once the page is published.`,
      ]
    : []),
  `Next: replace the ${open} texts that begin with "TODO:" in ${path}.`,
  `See it with "${typed('dev')}" at ${route}. When it is ready, take out "draft": true and run "${typed('lint')}".`,
]
