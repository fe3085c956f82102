/** Scripts that are written from right to left. Source: Unicode, property of scripts in CLDR's scriptMetadata. */
const fromTheRight = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
])

const scriptIn = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().script
  } catch {
    return undefined // a RangeError: no tag at all, which lint tells
  }
}

const known = new Map<string, string | undefined>()

/** The script that a language is usually written in, by four letters: "Deva" of "hi". Undefined for what is no language tag. It is asked some ten times for each page. */
export const scriptOf = (tag: string): string | undefined => {
  if (!known.has(tag)) known.set(tag, scriptIn(tag))
  return known.get(tag)
}

/** The direction in which a language is written, by its tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  fromTheRight.has(scriptOf(tag) ?? '') ? 'rtl' : 'ltr'
