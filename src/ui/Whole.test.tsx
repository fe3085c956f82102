import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Whole } from './Whole.tsx'

const wholesIn = (text: string, heading = false): string[] =>
  [...renderToStaticMarkup(<Whole text={text} heading={heading} />).matchAll(/<span class="ui-whole">(.*?)<\/span>/g)].map(([, whole = '']) => whole)

describe('a line does not end within', () => {
  it.each([
    ['a form', 'File GSTR-1 and GSTR-3B, then AGILE-PRO-S.', ['GSTR-1', 'GSTR-3B', 'AGILE-PRO-S']],
    ['a range', 'Takes 7–15\u00a0working days and ₹10,000–₹25,000, or 20–30%.', ['7–15', '₹10,000–₹25,000', '20–30%']],
    ['the day of a date', 'On 11 September 2025, 30 days after 2 June.', ['11 September']],
    ['an e-mail', 'By e-mail or e-commerce.', ['e-mail', 'e-commerce']],
  ])('%s', (_what, text, expected) => expect(wholesIn(text)).toEqual(expected))

  it('a short word with a hyphen, in a heading', () => {
    expect(wholesIn('The first half-year of non-profits', true)).toEqual(['half-year', 'non-profits'])
    expect(wholesIn('Unbelievably-long-compounds, or half-years')).toEqual([])
    expect(wholesIn('An incomprehensibly-long word', true)).toEqual([])
  })
})

it('the text is as it was typed', () => {
  const text = 'GSTR-1 by 11 September 2025, 7–15 days'
  expect(renderToStaticMarkup(<Whole text={text} />).replace(/<[^>]+>/g, '')).toBe(text)
})
