import { typed } from '../terminal/typed.mjs'
import type { NewPage } from './newPage.ts'

/** What was made, and what is to be done next, line by line; `here` says where the author reads it: in the authoring pages or in a terminal. */
export const nextSteps = ({ route, path, open, linked }: NewPage, here: 'browser' | 'terminal' = 'terminal'): string[] => [
  `Wrote ${path}, a draft: it is left out of the site until it is finished.`,
  ...(linked
    ? [
        linked.line === undefined
          ? `${linked.path} lists it already.`
          : `Listed it in ${linked.path}:${linked.line}; the entry shows once the page is published.`,
      ]
    : []),
  `Next: replace the ${open} texts that begin with "TODO:" in ${path}.`,
  here === 'browser'
    ? 'Each time you save it, the page changes here, and what is amiss is told. When it is ready, take out "draft": true.'
    : `See it with "${typed('dev')}" at ${route}. When it is ready, take out "draft": true and run "${typed('lint')}".`,
]
