import AxeBuilder from '@axe-core/playwright'
import { describe, expect, test } from 'vitest'
import { inPage, useBrowser } from './support/browser.ts'
import { kinds } from './support/kinds.ts'

const browser = useBrowser()

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(Object.entries(kinds))('text on the %s page has the contrast that WCAG AA asks for', (_kind, route) =>
    inPage(
      browser(),
      async (page) => {
        await page.goto(route)
        const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`))).toEqual([])
      },
      { colorScheme, reducedMotion: 'reduce' },
    ),
  )
})
