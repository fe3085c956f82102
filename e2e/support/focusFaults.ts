import type { Page } from 'playwright'
import { contrast } from '../../src/core/model/color/contrast.ts'

/** A colour as browsers give it, as `#rrggbb`. */
const hex = (color: string): string => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The focused element's outline: its colour, what it stands on, and the name of an ancestor that cuts it off, if one does.
 * Scrolled out of sight does not count: the browser scrolls what is focused into view, and its outline with it.
 */
const focused = () => {
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  // The button within a field for days or times has the focus of its own, which the browser draws.
  if (element.matches(':is(input[type=date], input[type=time]):not(:focus-visible)'))
    return {
      name: '',
      outlineColor: '',
      outlineStyle: 'solid',
      width: 3,
      under: '',
      cutBy: undefined,
      isInner: true,
    }
  const { outlineColor, outlineWidth, outlineStyle, outlineOffset } = getComputedStyle(element)
  const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset))
  const box = element.getBoundingClientRect()
  let under = 'rgb(255, 255, 255)'
  let cutBy: string | undefined
  let found = false
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const style = getComputedStyle(parent)
    // Words on a picture stand on what darkens it, which is drawn before them.
    const before =
      style.isolation === 'isolate' ? getComputedStyle(parent, '::before').backgroundColor : ''
    const ground = [style.backgroundColor, before].find(
      (color) => color !== '' && !/^rgba\(.*, 0\)$|^transparent$/.test(color),
    )
    if (!found && ground !== undefined) {
      under = ground
      found = true
    }
    const clips =
      /hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY) &&
      parent !== document.documentElement &&
      parent !== document.body
    const edge = parent.getBoundingClientRect()
    if (clips && (box.left - reach < edge.left - 0.5 || box.right + reach > edge.right + 0.5))
      cutBy ??= parent.className || parent.localName
  }
  const name = (
    element.textContent ||
    element.getAttribute('aria-label') ||
    element.getAttribute('name') ||
    ''
  )
    .trim()
    .slice(0, 40)
  return {
    name: `${element.localName} "${name}"`,
    outlineColor,
    outlineStyle,
    width: Number.parseFloat(outlineWidth),
    under,
    cutBy,
    isInner: false,
  }
}

/** What is wrong with the outline of what the keyboard reaches on a page, in so many steps; `seen` tells how much that was. */
export const focusFaults = async (
  page: Page,
  steps: number,
): Promise<{ readonly seen: number; readonly wrong: readonly string[] }> => {
  const wrong: string[] = []
  let seen = 0
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    const now = await page.evaluate(focused)
    if (!now) break
    if (now.isInner) continue
    seen += 1
    const ratio = contrast(hex(now.outlineColor), hex(now.under))
    if (now.outlineStyle !== 'solid' || now.width < 2) wrong.push(`${now.name} has no outline`)
    else if (ratio < 3) wrong.push(`${now.name}: ${ratio.toFixed(2)} to 1`)
    if (now.cutBy) wrong.push(`${now.name} is cut off by ${now.cutBy}`)
  }
  return { seen, wrong }
}
