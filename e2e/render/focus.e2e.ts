import { describe, expect, test } from 'vitest'
import { inPage, useBrowser } from '../support/browser.ts'
import { focusFaults } from '../support/focusFaults.ts'
import { kinds } from '../support/kinds.ts'

const browser = useBrowser()

/** What the keyboard reaches, one after the other; enough to come past header, content and footer of the longest page's beginning. */
const steps = process.env['LONG'] ? 120 : 30

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(Object.entries(kinds))(
    'the focus on the %s page is uncovered and has 3:1 contrast',
    (_kind, route) =>
      inPage(
        browser(),
        async (page) => {
          await page.goto(route)
          const { seen, wrong } = await focusFaults(page, steps)
          expect(seen).toBeGreaterThan(8)
          expect(wrong).toEqual([])
        },
        { colorScheme, reducedMotion: 'reduce' },
      ),
  )
})
