import { expect, test } from 'vitest'
import { signInWords } from '../messages/signInWords.ts'
import { howTheyDiffer, strangeSignIn } from './lookAlike.ts'

test.each([
  ['titlе', 'title', ' The "е" here is a Cyrillic letter (U+0435) and only looks like "e".'],
  ['title', 'titlе', ' The "е" there is a Cyrillic letter (U+0435) and only looks like "e".'],
  ['ti\u200btle', 'title', ' There is a zero width space (U+200B) here, which nobody sees.'],
  ['ti\u00adtle', 'title', ' There is a soft hyphen (U+00AD) here, which nobody sees.'],
  ['ti\u200dtle', 'title', ' There is a zero width joiner (U+200D) here, which nobody sees.'],
  [
    'first\u2011name',
    'first-name',
    ' The "\u2011" here is the sign U+2011 and only looks like "-".',
  ],
  ['ＧＳＴ', 'gst', ' The "Ｇ" here is the sign U+FF27 and only looks like "G".'],
  [
    'GST Ρayment',
    'GST Payment',
    ' The "Ρ" here is a Greek letter (U+03A1) and only looks like "P".',
  ],
  ['titel', 'title', ''],
  ['title', 'title', ''],
  ['Über', 'uber', ''],
  ['कर', 'कर्', ''],
])(
  'howTheyDiffer names the look-alike or invisible character between %s and %s',
  (written, meant, said) => {
    expect(signInWords(howTheyDiffer(written, meant))).toBe(said)
  },
)

test('strangeSignIn names a look-alike character but accepts accented letters', () => {
  expect(signInWords(strangeSignIn('\u0430bout'))).toBe(
    ' The "\u0430" here is a Cyrillic letter (U+0430) and only looks like "a".',
  )
  expect(strangeSignIn('über')).toBeUndefined()
})
