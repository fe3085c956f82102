import type { Page } from 'playwright'
import type { EnginePage } from './EnginePage.ts'

const isPicked = (page: Page, selector: string) => page.locator(selector).evaluate((field) => /^(date|time)$/.test(field.getAttribute('type') ?? ''))

/** A page of Firefox whose fields are typed into, key by key: what Playwright writes into them there by `fill`, React takes for its own writing and forgets. */
export const typedPage = (page: Page): EnginePage => ({
  evaluate: page.evaluate.bind(page),
  goto: (path) => page.goto(path),
  reload: () => page.reload(),
  goBack: () => page.goBack(),
  url: () => page.url(),
  click: (selector) => page.click(selector),
  focus: (selector) => page.focus(selector),
  check: (selector) => page.check(selector),
  selectOption: (selector, value) => page.selectOption(selector, value),
  setViewportSize: (size) => page.setViewportSize(size),
  waitForFunction: (run) => page.waitForFunction(run),
  screenshot: () => page.screenshot(),
  mouse: page.mouse,
  keyboard: page.keyboard,
  fill: async (selector, value) => {
    if (await isPicked(page, selector)) return page.fill(selector, value)
    await page.click(selector)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(value)
  },
})
