import { expect, it } from 'vitest'
import { needsOf, usedIn } from './usedIn.ts'

it('usedIn keeps a dir(rtl) rule only when a matching element is right-to-left', () => {
  const [needed = ''] = needsOf('&:is(select):dir(rtl)').elements
  expect(usedIn('<main dir="rtl"><select class="form-input">').elements).toContain(needed)
  expect(usedIn('<main><p class="menu-text" lang="ur" dir="rtl">').elements).not.toContain(needed)
  expect(usedIn('<main dir="ltr"><select class="form-input">').elements).not.toContain(needed)
})
