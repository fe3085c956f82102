import type { LiveSite } from '../../preview/liveSite.ts'
import { type DrawOptions, type PageAnswer, pageAnswer } from '../../preview/pageAnswer.ts'

/** Draws what stands at a route for the studio's frame: the one place where the page gets what the studio needs in it. */
export const drawnPage = (live: LiveSite, route: string, options: DrawOptions): PageAnswer => pageAnswer(live, route, options)
