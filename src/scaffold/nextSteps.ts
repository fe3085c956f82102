import { typed } from '../terminal/typed.mjs'
import type { NewPage } from './newPage.ts'

/** What was made, and what is to be done next, line by line; `hearer` says who reads it: somebody at a terminal, or the author in the studio. */
export const nextSteps = ({ route, path, open, linked }: NewPage, hearer: 'studio' | 'terminal' = 'terminal'): string[] => [
  hearer === 'studio'
    ? `${route} is a draft: nobody sees it until you say that it is ready.`
    : `Wrote ${path}, a draft: it is left out of the site until it is finished.`,
  ...(linked
    ? [
        linked.line === undefined
          ? `${linked.path} lists it already.`
          : `Listed it in ${linked.path}:${linked.line}; the entry shows once the page is published.`,
      ]
    : []),
  ...(hearer === 'studio'
    ? ['Next: write its texts. Click on each that stands in a dashed frame, or go by the list in the panel.']
    : [
        `Next: replace the ${open} texts that begin with "TODO:" in ${path}.`,
        `See it with "${typed('dev')}" at ${route}. When it is ready, take out "draft": true and run "${typed('lint')}".`,
      ]),
]
