import { headerFaults } from '../headerFaults.ts'
import { cutOn } from '../pageFaults.ts'
import type { EnginePage } from './EnginePage.ts'

/** Left, top, width and height in CSS pixels from the page's own corner. */
type Box = readonly [left: number, top: number, width: number, height: number]

/** One thing that a reader sees on a page. */
export type Sight = {
  readonly name: string
  readonly kind: 'part' | 'text' | 'link' | 'image' | 'field'
  readonly box: Box
}

/** A page as it stands in an engine, with a picture of all of it (PNG). */
export type Survey = {
  readonly sights: readonly Sight[]
  readonly faults: readonly string[]
  readonly picture: Buffer
}

const settled = (page: EnginePage) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))) // what a larger window shows has been drawn
    return document.documentElement.scrollHeight
  })

const sightsOn = (page: EnginePage): Promise<Sight[]> =>
  page.evaluate(() => {
    const named = (element: Element) =>
      `${element.localName}${element.id ? `#${element.id}` : ''} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    /** Kept for ears alone: clipped away, or in what is, as the heads of a table that a phone draws as a list. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
        isClipped(element.parentElement))
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.ui-hidden, .skip, [popover], [inert]') &&
      !isClipped(element)
    const at = ({ left, top, width, height }: DOMRect): Box => [
      left + scrollX,
      top + scrollY,
      width,
      height,
    ]
    type Box = readonly [number, number, number, number]
    const all = <E extends Element>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter(seen)
    const own = (element: Element) =>
      [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
    const firstLine = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].find(({ width, height }) => width > 3 && height > 3)
    }
    const sights: { name: string; kind: 'part' | 'text' | 'link' | 'image' | 'field'; box: Box }[] =
      []
    for (const part of all(
      '.header, main > :not(.flow), .flow-wrap > nav, .flow-body > *, .footer',
    ))
      sights.push({ name: named(part), kind: 'part', box: at(part.getBoundingClientRect()) })
    for (const element of all(
      'h1, h2, h3, h4, p, li, dt, dd, td, th, label, legend, summary, button, a',
    )) {
      const text = own(element)
      const line = text && firstLine(text)
      const isLink =
        element.localName === 'a' && /underline/.test(getComputedStyle(element).textDecorationLine)
      if (line) sights.push({ name: named(element), kind: isLink ? 'link' : 'text', box: at(line) })
    }
    for (const image of all<HTMLImageElement>('img'))
      sights.push({
        name: `img ${new URL(image.src).pathname}`,
        kind: 'image',
        box: at(image.getBoundingClientRect()),
      })
    for (const field of all('input, select, textarea'))
      sights.push({
        name: `field ${field.getAttribute('name')}`,
        kind: 'field',
        box: at(field.getBoundingClientRect()),
      })
    return sights
  })

/** What is wrong with a page by itself: what is cut or too wide, how its header stands, script errors, what its policy refused (watchedSite). */
const ownFaults = async (page: EnginePage): Promise<string[]> => [
  ...(await cutOn(page)),
  ...(await headerFaults(page)),
  ...(await page.evaluate(() => Reflect.get(window, 'faultsSaid') as string[])), // what watchedSite puts there
]

/** Makes the window as high as the page, which may grow with it. */
const makeHigh = async (page: EnginePage, width: number, height = 900): Promise<void> => {
  await page.setViewportSize({ width, height })
  const whole = await settled(page)
  if (whole > height) await makeHigh(page, width, whole + 2) // heights are told without their fractions, which would make a scroll bar
}

/** Opens a page in a window of this width, as high as the page is, and looks at it. */
export const surveyOf = async (page: EnginePage, route: string, width: number): Promise<Survey> => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(route)
  await makeHigh(page, width)
  // The picture last: Playwright lays a style of its own over a page while it takes one, which its policy refuses.
  return {
    sights: await sightsOn(page),
    faults: await ownFaults(page),
    picture: await page.screenshot(),
  }
}
