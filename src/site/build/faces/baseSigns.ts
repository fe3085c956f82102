import type { FaceSubset } from '../../../core/document/fontFamilies.ts'

const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह']
const vowelSigns = [...'ािीुूृेैॉोौंँः']
const virama = '\u094d'
const joiner = '\u200d'

/** Each letter of Devanagari alone, halved, with r before and after it and with its vowels: of these what visitors type can be written, if with fewer ligatures. */
const devanagari = [
  ...'अआइईउऊऋएऐऍऑओऔ०१२३४५६७८९।॥॰ऽ',
  ...consonants.flatMap((letter) =>
    ['', `${virama}${joiner}`, `${virama}र`, '़', 'ु', 'ू', 'ृ'].map((sign) => letter + sign),
  ),
  ...consonants.map((letter) => `र${virama}${letter}`),
  ...vowelSigns.flatMap((sign) => ['क', 'र', `र${virama}क`].map((letter) => letter + sign)),
]

const letters = [...'آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیےئؤۂۓأإكيةهى']

/** Each letter of Arabic and Urdu in all its forms, and joined to each other. */
const arabic = [
  ...'،؛؟۔٪٫٬۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩ًٌٍَُِّْٰ',
  ...letters.flatMap((letter) => [
    letter,
    `ب${letter}`,
    `${letter}ب`,
    `ب${letter}ب`,
    ...letters.map((next) => letter + next),
  ]),
]

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))

/** What every file of a subset can show, whatever its site says: what visitors type, dates, and words that come by themselves. */
export const baseSigns: Readonly<Record<FaceSubset, readonly string[]>> = {
  latin: [...ascii, ...'\u00a0–—‘’“”…·•×−§©é'],
  'latin-ext': [],
  devanagari: [' ', ...devanagari],
  arabic: [' ', ...arabic],
}
