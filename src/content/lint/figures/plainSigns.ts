import { plainDigit } from '../../../core/locale/plainDigit.ts'

/** Signs that are typed for each other, or say the same: Arabic marks of numbers, letters of Arabic keyboards, Devanagari letters with their nukta. */
const same: Readonly<Record<string, string>> = {
  ...{ '٫': '.', '٬': ',', '٪': '%', '’': "'" },
  ...{ ي: 'ی', ى: 'ی', ك: 'ک', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ة: 'ه', أ: 'ا', إ: 'ا', آ: 'ا' },
  ...{
    '\u0958': 'क',
    '\u0959': 'ख',
    '\u095a': 'ग',
    '\u095b': 'ज',
    '\u095c': 'ड',
    '\u095d': 'ढ',
    '\u095e': 'फ',
    '\u095f': 'य',
  },
}

/**
 * A text in small letters with digits 0 to 9, and one letter for those that look alike; as long as before: places in it are those of the text. Regular
 * expressions that go by both cases of all letters take a hundred times as long to make.
 */
export const plainSigns = (text: string): string =>
  text
    .replace(/\u0130/g, 'i') // the one letter whose small form is longer
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/g, (sign) => same[sign] ?? plainDigit(sign))
