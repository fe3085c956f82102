import { expect, it } from 'vitest'
import { needsOf, usedIn } from './usedIn.ts'

it('a rule for writing from right to left is needed only where something is written so', () => {
  const [needed = ''] = needsOf('&:is(select):dir(rtl)').elements
  expect(usedIn('<main dir="rtl"><select class="form-input">').elements).toContain(needed)
  expect(usedIn('<main><p class="menu-text" lang="ur" dir="rtl">').elements).not.toContain(needed)
  expect(usedIn('<main dir="ltr"><select class="form-input">').elements).not.toContain(needed)
})
