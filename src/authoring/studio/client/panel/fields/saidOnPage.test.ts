import { expect, test } from 'vitest'
import { saidOnPage } from './saidOnPage.ts'

test('reads the values of facts from the markers on a page, by name and form', () => {
  expect(
    saidOnPage(
      '<p>उत्तर <!--f:reply.quote-->24 घंटे<!--/f--> में, <!--f:reply.quote | number-->24<!--/f--> <b><!--f:firm.name-->Fish &amp; Co.<!--/f--></b></p>',
    ),
  ).toEqual({
    'reply.quote': '24 घंटे',
    'reply.quote | number': '24',
    'firm.name': 'Fish & Co.',
  })
})
