/** Scripts that are written from right to left. Source: Unicode, property of scripts in CLDR's scriptMetadata. */
const fromTheRight = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The script that a language is usually written in, by four letters: "Deva" of "hi". Undefined for what is no language tag. */
export const scriptOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).maximize().script
  } catch {
    return undefined // a RangeError: no tag at all, which lint tells
  }
}

/** The direction in which a language is written, by its tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (fromTheRight.has(scriptOf(tag) ?? '') ? 'rtl' : 'ltr')
