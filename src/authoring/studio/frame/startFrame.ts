import type { ToFrame } from '../protocol/frameMessages.ts'
import { listenToKeys } from './keys.ts'
import { listen } from './natives.ts'
import { openLine } from './openLine.ts'
import { listenToPointer } from './pointing.ts'
import { WrittenPage } from './WrittenPage.ts'

/** What an editor puts beside a fact at the end of a line is no picture of the site. */
const typingStyle = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'img.ProseMirror-separator{all:unset!important;display:inline!important}[data-fact]{border-radius:2px;box-shadow:0 0 0 1px color-mix(in srgb,currentColor 35%,transparent)}',
  )
  return sheet
}

/** Begins to be the page that is written: `studio` is the origin that it is written from, `stamp` that of the page as it was served. */
export const startFrame = (studio: string, stamp: string): void => {
  let page: WrittenPage | undefined
  const hear = (message: ToFrame): void => {
    if (!page) return
    if (message.kind === 'draw') page.draw(message.html, message.stamp, message.texts)
    if (message.kind === 'arrange') page.arrange(message)
    const isOutdated =
      'heard' in message && message.heard !== undefined && message.heard < page.choices
    if (message.kind === 'choose' && !(isOutdated && message.types === undefined))
      page.told(message)
    if (message.kind === 'write') page.write(message)
    if (message.kind === 'leave') page.typing.end()
    if (message.kind === 'unchoose' && !isOutdated) page.unchoose()
    if (message.kind === 'put') page.typing.put(message.what)
    if (message.kind === 'mark') page.typing.mark(message.mark)
    if (message.kind === 'facts') page.typing.learn(message.text)
    if (message.kind === 'scheme') document.documentElement.style.colorScheme = message.scheme
    if (message.kind === 'findings') page.show(message.findings)
    if (message.kind === 'drafts') page.markDrafts(message.routes)
    if (message.kind === 'mode') {
      page.mode = message.mode
      if (!page.isAwaited && !page.typing.isUnanswered) page.typing.stopWaiting()
      if (message.mode === 'look') page.typing.end()
      page.follow()
    }
  }
  document.adoptedStyleSheets.push(typingStyle())
  const line = openLine(studio, hear)
  const own = new WrittenPage(line.tell, stamp)
  page = own
  listenToPointer(own)
  listenToKeys(own)
  listen(window, 'scroll', () => own.follow(), { passive: true, capture: true })
  listen(window, 'resize', () => own.follow(), { passive: true })
  listen(window, 'focus', () => own.typing.takeFocus())
  listen(document, 'selectionchange', () => own.follow())
  new ResizeObserver(() => own.follow()).observe(document.documentElement)
  listen(window, 'pagehide', () =>
    own.tell({ kind: 'gone', keys: own.typing.untold, hasTaken: own.typing.hasTaken }),
  )
  own.tell({ kind: 'shown', route: location.pathname, stamp: '', age: performance.now() })
}
