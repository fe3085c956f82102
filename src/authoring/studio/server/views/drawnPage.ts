import { createHash } from 'node:crypto'
import { promptOf } from '../../../../core/model/text/unfinished.ts'
import { drawPage } from '../../../workspace/drawPage.tsx'
import type { LiveSite } from '../../../workspace/liveSite.ts'
import { type DrawOptions, type PageAnswer, pageAnswer } from '../../../workspace/pageAnswer.ts'
import { type Framing, framedPage } from '../../marks/framedPage.ts'
import { markedPage } from '../../marks/markedPage.ts'

/** `stamp` changes with the HTML. */
type StampedPage = PageAnswer & { readonly stamp: string }

/** The page that was drawn last: its frame and the studio around it ask for the same. */
let last: { readonly of: readonly unknown[]; readonly answer: StampedPage } | undefined

/** The page's texts that are yet to be written, in the words in which the panel asks for them. */
const withPrompts = (html: string): string =>
  html.replace(
    /(>| alt=")(TODO:[^<"]*)/g,
    (_, before: string, text: string) => `${before}${promptOf(text)}`,
  )

const markedAnswer = (live: LiveSite, route: string, options: DrawOptions): StampedPage => {
  const of = [
    live.sources,
    live.site,
    route,
    options.kit,
    options.scripts,
    options.today,
    options.forVisitors,
  ]
  if (last?.of.every((part, index) => part === of[index])) return last.answer
  const draw = options.forVisitors
    ? drawPage
    : (...[context, sheet]: Parameters<typeof drawPage>) => markedPage(live, context, sheet).html
  const drawn = pageAnswer(live, route, {
    ...options,
    draw: (context, sheet) => withPrompts(draw(context, sheet)),
  })
  const answer = { ...drawn, stamp: createHash('sha1').update(drawn.html).digest('hex') }
  last = { of, answer }
  return answer
}

/** Draws what stands at a route as the studio's frame shows it: with the studio's marks to be written on, for visitors without. */
export const drawnPage = (
  live: LiveSite,
  route: string,
  options: Omit<DrawOptions, 'inFrame'>,
): StampedPage => markedAnswer(live, route, { ...options, inFrame: true })

/** The page at a route as the site's origin serves it: in the studio's frame with marks and the frame's script, alone with neither. */
export const servedPage = (
  live: LiveSite,
  route: string,
  options: DrawOptions,
  framing: Omit<Framing, 'stamp'>,
): PageAnswer => {
  if (!options.inFrame) return pageAnswer(live, route, { ...options, forVisitors: true })
  const { html, stamp, ...answer } = drawnPage(live, route, options)
  return { ...answer, html: framedPage(html, { ...framing, stamp }) }
}
