import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { writingFor } from '../../../tests/support/writingFor.ts'
import { languageOf } from '../../core/kit/languageOf.ts'
import { languages } from '../../core/locale/registry.ts'
import { NoBreak } from './NoBreak.tsx'
import { noBreakRanges as findWholes } from './noBreakRanges.ts'
import { PageContext } from './PageContext.ts'

const noBreakRanges = (text: string, heading = false, language = 'en'): string[] =>
  findWholes(text, heading, languageOf({ languages }, language)).map(({ from, to }) =>
    text.slice(from, to),
  )

describe('NoBreak keeps together', () => {
  it.each([
    ['a form', 'File GSTR-1 and GSTR-3B, then AGILE-PRO-S.', ['GSTR-1', 'GSTR-3B', 'AGILE-PRO-S']],
    [
      'a form of two words',
      'The form GST REG-03 is answered in GST REG-04.',
      ['GST REG-03', 'GST REG-04'],
    ],
    [
      'a range',
      'Takes 7–15\u00a0working days and ₹10,000–₹25,000, or 20–30%.',
      ['7–15', '₹10,000–₹25,000', '20–30%'],
    ],
    [
      'a range in another currency',
      'From US$645–US$2,582 or USD\u00a045–USD\u00a060.50',
      ['US$645–US$2,582', 'USD\u00a045–USD\u00a060.50'],
    ],
    ['the day of a date', 'On 11 September 2025, 30 days after 2 June.', ['11 September']],
    ['an e-mail', 'By e-mail or e-commerce.', ['e-mail', 'e-commerce']],
  ])('%s', (_what, text, expected) => expect(noBreakRanges(text)).toEqual(expected))

  it('a short hyphenated word in a heading', () => {
    expect(noBreakRanges('The first half-year of non-profits', true)).toEqual([
      'half-year',
      'non-profits',
    ])
    expect(noBreakRanges('Unbelievably-long-compounds, or half-years')).toEqual([])
    expect(noBreakRanges('An incomprehensibly-long word', true)).toEqual([])
  })

  it('a name or range unless it could be wider than a phone', () => {
    expect(noBreakRanges('Die EU-Datenschutzgrundverordnung', true, 'de')).toEqual([])
    expect(noBreakRanges('Die EU-Datenschutzgrundverordnung', false, 'de')).toEqual([])
    expect(noBreakRanges('From ₹12,00,00,000–₹15,00,00,000', true)).toEqual([])
    expect(noBreakRanges('From ₹10,000–₹25,000', true)).toEqual(['₹10,000–₹25,000'])
  })
})

it('NoBreak follows the rules of each language', () => {
  expect(
    noBreakRanges('Bis 30. September 2025, z. B. per E-Mail nach § 12, 7–15 Tage.', false, 'de'),
  ).toEqual(['30. September', 'z. B.', 'E-Mail', '§ 12', '7–15'])
  expect(noBreakRanges('Le 1er janvier 2025 : un e-mail à Mme Durand !', false, 'fr')).toEqual([
    '1er janvier',
    '2025 :',
    'e-mail',
    'Mme Durand',
  ])
  expect(
    noBreakRanges('ई-मेल से, आप कौन-सा खाता-बही या अधिकारियों-सहित चाहें: भाग A', false, 'hi'),
  ).toEqual(['ई-मेल', 'कौन-सा', 'खाता-बही', 'भाग A'])
  expect(noBreakRanges('SPICe+ Part A میں', false, 'ur')).toEqual(['Part A'])
  expect(noBreakRanges('15 जनवरी 2025 तक, ₹10,000–₹25,000 में', false, 'hi')).toEqual([
    '15 जनवरी',
    '₹10,000–₹25,000',
  ])
  expect(noBreakRanges('فیس \u200e₹10–\u200e₹20، شرح 18–\u200e20%', false, 'ur')).toEqual([
    '\u200e₹10–\u200e₹20',
    '18–\u200e20%',
  ])
  expect(noBreakRanges('١٥ يناير ٢٠٢٥، خلال ٧–١٥ يومًا', false, 'ar-EG')).toEqual([
    '١٥ يناير',
    '٧–١٥',
  ])
})

it('NoBreak leaves the text content unchanged', () => {
  const text = 'GSTR-1 by 11 September 2025, 7–15 days'
  const page = { site: { writing: writingFor('en-GB') } } as PageContext // all that it asks of its page
  const drawn = renderToStaticMarkup(
    <PageContext value={page}>
      <NoBreak text={text} />
    </PageContext>,
  )
  expect(drawn.replace(/<[^>]+>/g, '')).toBe(text)
})

describe('in right-to-left text, NoBreak', () => {
  const drawn = (text: string, language: string) => {
    const site = { writing: { language: languageOf({ languages }, language) } } // all that it asks of its page
    return renderToStaticMarkup(
      <PageContext value={{ site } as unknown as PageContext}>
        <NoBreak text={text} />
      </PageContext>,
    )
  }
  it.each(['+92 51 1234567', '(051) 123-4567', '051 1234567', '00 92 51 123 45 67'])(
    'keeps the telephone number %s in left-to-right order',
    (phone) => {
      expect(drawn(`ہمیں ${phone} پر فون کریں۔`, 'ur')).toBe(
        `ہمیں <bdi class="ui-whole" dir="ltr">${phone}</bdi> پر فون کریں۔`,
      )
      expect(drawn(`Call ${phone} now`, 'en')).toBe(`Call ${phone} now`)
    },
  )
  it.each(['2026-01-31', '10 000 000', '35202-1234567-1', '0.5', '05:30'])(
    'doesn’t treat %s as a telephone number',
    (figure) => {
      expect(drawn(`یہ ${figure} ہے`, 'ur')).not.toContain('bdi')
    },
  )
})
