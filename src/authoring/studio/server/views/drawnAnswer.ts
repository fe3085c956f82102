import { dayAsked, onDay } from '../../../workspace/onDay.ts'
import type { PreviewParts } from '../../../workspace/PreviewParts.ts'
import { pageAt } from '../../../workspace/pageAnswer.ts'
import type { Done } from '../../protocol/requests.ts'
import type { DrawnAnswer, PageMode } from '../../protocol/studioPage.ts'
import { drawnPage } from './drawnPage.ts'

/** What is asked of a page: its route, maybe a day, and whether it is looked at as a visitor. */
export type DrawnQuery = { readonly route?: string; readonly mode?: string }

/** Draws the page at a route for the studio, as it is now. */
export const drawnAnswer = (
  { workspace, pageOptions }: Pick<PreviewParts, 'workspace' | 'pageOptions'>,
  query: DrawnQuery,
): DrawnAnswer => {
  const { route = '/' } = query
  const day = dayAsked(query)
  const live = onDay(workspace.live(), day)
  const { site } = live
  const mode: PageMode = query.mode === 'look' ? 'look' : 'write'
  const { html, status, stamp } = drawnPage(live, route, {
    ...pageOptions(),
    forVisitors: mode === 'look',
    ...(day === undefined ? {} : { today: day }),
  })
  return {
    route,
    mode,
    asOf: day,
    status,
    file: site && pageAt(site, route)?.file,
    waits: site?.waiting.has(route) ?? false,
    html,
    stamp,
  }
}

/** Adds to what was done the page that its author looks at, so that nobody has to ask for it. What is written is written: where the page can't be drawn, it is told as by itself. */
export const withDrawn = (
  parts: Pick<PreviewParts, 'workspace' | 'pageOptions'>,
  done: Done,
  query: DrawnQuery,
): Done => {
  if (!done.done || done.version === undefined || query.route === undefined) return done
  try {
    return { ...done, drawn: drawnAnswer(parts, query) }
  } catch {
    return done
  }
}
