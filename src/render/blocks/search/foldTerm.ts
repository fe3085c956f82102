import { plainDigit } from '../../../core/locale/plainDigit.ts'

/** Letters that are typed for each other, and those that Unicode does not take apart. */
const same: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
  // Arabic, Persian and Urdu keyboards have letters of their own that look alike.
  ...{ ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه', ۃ: 'ه', ە: 'ه' },
  // Devanagari: a dot is written for the sign of the moon.
  '\u0901': '\u0902',
}

/** Accents; what may be left out in Arabic and Hebrew; the nukta; the tatweel; joiners, soft hyphens, and the sign that keeps lists in order (src/core/model/site/listsInOrder.ts). */
const unseen =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u093c\u00ad]|\u200c|\u200d|\u200f/g

/** Devanagari is written in more than one way: a nasal before its own letters as a dot, glides between vowels or none, doubled letters, English o as long a. */
const devanagari: readonly (readonly [RegExp, string])[] = [
  [/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902'],
  [/(?<=[\u0900-\u094c])ये/g, 'ए'],
  [/(?<=[\u0900-\u094c])यी/g, 'ई'],
  [/र्([क-ह])्\1/g, 'र्$1'],
  [/([क-ह])्\1(?=्)/g, '$1'],
  [/ॉ/g, 'ा'],
  [/ऑ/g, 'आ'],
  [/ः/g, ''],
]

/** A word as it is looked up, in the index as in what is searched: without what readers leave out or type in another way. */
export const foldTerm = (term: string): string =>
  term
    .toLowerCase()
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/[^\u0000-\u007f]/g, (letter) => same[letter] ?? plainDigit(letter))
    .normalize('NFC')
    .replace(/.*[\u0900-\u097f].*/, (word) =>
      devanagari.reduce((text, [from, to]) => text.replace(from, to), word),
    )
