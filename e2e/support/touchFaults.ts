import type { Evaluating } from './engines/EnginePage.ts'

/**
 * What a finger or an eye on a phone would miss, in words: targets of less than 24 pixels (WCAG 2.5.8) that do not stand in a line of text, main ones of
 * less than 44, fields whose letters are so small (16 pixels) that iOS enlarges the page to type in them, and a page that may not be enlarged.
 */
export const touchFaults = (page: Evaluating): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const named = (element: Element) =>
      `${element.localName}${element.getAttribute('name') ? ` ${element.getAttribute('name')}` : ''} "${(element.textContent ?? '').trim().slice(0, 30)}"`
    const shown = (element: Element) =>
      element.getClientRects().length > 0 && !element.closest('.ui-hidden, .skip, [inert]')
    const least = (element: Element) =>
      element.matches(
        '.ui-button, .toggle, .form-input, [type=search], [type=submit], [data-close]',
      )
        ? 44
        : 24
    const ownBox = (element: Element) =>
      (element.matches('input[type=checkbox], input[type=radio]')
        ? (element.closest('label') ?? element)
        : element
      ).getBoundingClientRect()
    for (const element of [
      ...document.querySelectorAll(
        'a[href], button, summary, input:not([type=hidden]), select, textarea',
      ),
    ].filter(shown)) {
      if (getComputedStyle(element).display === 'inline') continue // in a line of text
      const { width, height } = ownBox(element)
      if (Math.min(width, height) < least(element) - 0.5)
        faults.push(`${named(element)} is ${Math.round(width)} by ${Math.round(height)} pixels`)
      const isTyped = element.matches(
        'select, textarea, input:not([type=checkbox], [type=radio], [type=submit])',
      )
      if (isTyped && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
        faults.push(`${named(element)} has letters of less than 16 pixels`)
    }
    const view = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? ''
    if (/user-scalable|maximum-scale|minimum-scale/.test(view))
      faults.push(`the page may not be enlarged: ${view}`)
    return faults
  })
