import { promptOf } from '../../model/unfinished.ts'
import type { LiveSite } from '../../preview/liveSite.ts'
import { type DrawOptions, type PageAnswer, pageAnswer } from '../../preview/pageAnswer.ts'
import { type Framing, framedPage } from '../marks/framedPage.ts'
import { markedPage } from '../marks/markedPage.ts'

/** The page that was drawn last: its frame and the studio around it ask for the same. */
let last: { readonly of: readonly unknown[]; readonly answer: PageAnswer } | undefined

/** The page's texts that are yet to be written, in the words in which the panel asks for them. */
const withPrompts = (html: string): string => html.replace(/>(TODO:[^<]*)/g, (_, text: string) => `>${promptOf(text)}`)

const markedAnswer = (live: LiveSite, route: string, options: DrawOptions): PageAnswer => {
  const of = [live.sources, live.site, route, options.kit, options.scripts, options.today]
  if (last?.of.every((part, index) => part === of[index])) return last.answer
  const answer = pageAnswer(live, route, { ...options, draw: (context, sheet) => withPrompts(markedPage(live, context, sheet).html) })
  last = { of, answer }
  return answer
}

/**
 * Draws what stands at a route for the studio's frame: the one place where the page gets what the studio needs in it, marks and, where
 * `framing` says which, the frame's script. A page that stands alone has neither.
 */
export const drawnPage = (live: LiveSite, route: string, options: DrawOptions, framing?: Framing): PageAnswer => {
  if (!options.inFrame) return pageAnswer(live, route, options)
  const answer = markedAnswer(live, route, options)
  return framing ? { ...answer, html: framedPage(answer.html, framing) } : answer
}
