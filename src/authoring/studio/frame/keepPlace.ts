import type { At } from './at.ts'
import { listen } from './natives.ts'
import type { ScrolledPage } from './PagePort.ts'

type Seen = { readonly top: number; readonly box: () => DOMRect | undefined }

const isInView = (box: DOMRect | undefined): box is DOMRect =>
  box !== undefined && box.bottom > 0 && box.top < innerHeight

/**
 * What the author looks at stays there while the page gets another width, such as that of a phone, on which all above it takes more room: what is chosen, or else
 * the first thing in view. Nothing is held at the top of the page, where the top itself is looked at.
 */
export const keepPlace = (page: ScrolledPage): { readonly look: () => void } => {
  let width = innerWidth
  let seen: Seen | undefined
  let from: { readonly scroll: number; readonly chosen: At | undefined } | undefined
  const find = (): Seen | undefined => {
    const { chosen } = page
    const box = chosen && page.boxOf(chosen)
    if (chosen && isInView(box)) return { top: box.top, box: () => page.boxOf(chosen) }
    if (scrollY === 0) return undefined
    // The one that stands highest: a heading may stand beside what it is the heading of, and above it on a phone.
    // What is the site's own, such as a header that stays in view, stands still by itself.
    const own = page.places.flatMap(({ file, element }) => (file === page.file ? [element] : []))
    const all = [...document.querySelectorAll('main :is(h1, h2, h3, h4)'), ...own]
    const tops = all
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 0 && top < innerHeight)
    const first = tops.reduce<(typeof tops)[number] | undefined>(
      (least, one) => (least && least.top <= one.top ? least : one),
      undefined,
    )
    return first && { top: first.top, box: () => first.element.getBoundingClientRect() }
  }
  listen(window, 'resize', () => {
    if (innerWidth === width) return
    width = innerWidth
    const box = seen?.box()
    if (seen && box) scrollBy({ top: box.top - seen.top, behavior: 'instant' })
  })
  return {
    look: () => {
      if (innerWidth !== width) return
      const isNew = from?.scroll !== scrollY || from.chosen !== page.chosen
      const box = isNew ? undefined : seen?.box()
      from = { scroll: scrollY, chosen: page.chosen }
      seen = box && seen ? { ...seen, top: box.top } : find()
    },
  }
}
