import type { Evaluating } from './engines/EnginePage.ts'

/** What is wrong with how the header of a page stands, in words: a name of more than one line, parts that overlap or leave the window. */
export const headerFaults = (page: Evaluating): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready // until its faces are there, a name is as wide as in the device's
    const faults: string[] = []
    const parts = [
      ...document.querySelectorAll('.header :is(.brand, .nav-item, .header-actions > *, .toggle)'),
    ]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ name: part.textContent ?? '', at: part.getBoundingClientRect() }))
    const range = document.createRange()
    const name = document.querySelector('.brand > span')?.firstChild
    if (name) range.selectNodeContents(name)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    if (lines !== 1) faults.push(`the name has ${lines} lines`)
    for (const [index, { name, at }] of parts.entries()) {
      if (at.left < 0 || at.right > innerWidth) faults.push(`${name} leaves the window`)
      for (const other of parts.slice(index + 1)) {
        const isApart =
          at.right <= other.at.left ||
          other.at.right <= at.left ||
          at.bottom <= other.at.top ||
          other.at.bottom <= at.top
        if (!isApart) faults.push(`${name} and ${other.name} overlap`)
      }
    }
    const header = document.querySelector('.header')?.getBoundingClientRect()
    for (const { name, at } of parts)
      if (header && at.bottom > header.bottom) faults.push(`${name} leaves the header`)
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push('the page is wider than its window')
    return faults
  })
