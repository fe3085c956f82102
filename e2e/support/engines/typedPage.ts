import type { Page } from 'playwright'
import type { EnginePage } from './EnginePage.ts'

const isPicked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((field) => /^(date|time)$/.test(field.getAttribute('type') ?? ''))

/**
 * A page of Firefox whose fields are written into as by its own editing: what Playwright writes into them there by `fill`, React takes for its own
 * writing and forgets. Key by key takes its driver a tenth of a second for each.
 */
export const typedPage = (page: Page): EnginePage => ({
  evaluate: page.evaluate.bind(page),
  goto: (path) => page.goto(path),
  reload: () => page.reload(),
  goBack: () => page.goBack(),
  url: () => page.url(),
  click: (selector) => page.click(selector),
  tap: (selector) => page.tap(selector),
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
    await page.focus(selector)
    await page.$eval(
      selector,
      (field, text) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select()
        document.execCommand('insertText', false, text) // what a browser does itself at a key or a paste
      },
      value,
    )
  },
})
