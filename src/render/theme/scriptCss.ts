import { directionOf, scriptOf } from '../../core/document/directionOf.ts'
import type { SiteDocument } from '../../core/document/site.ts'
import { broughtIn } from './brought.ts'

/** How far lines of text and of headings are apart, in their own sizes: scripts that build up and down need more than Latin. */
type Lines = { readonly text: number; readonly heading: number }

/** Set as tight as Latin. */
const plain = new Set([
  'Latn',
  'Cyrl',
  'Grek',
  'Hebr',
  'Armn',
  'Geor',
  'Hans',
  'Hant',
  'Jpan',
  'Kore',
])

const arabic: Lines = { text: 1.85, heading: 1.5 }
const others: Lines = { text: 1.75, heading: 1.4 }
/** Urdu and Kashmiri are read in Nastaliq, which hangs from line to line, where the theme brings no other face. */
const nastaliq: Lines = { text: 2.1, heading: 1.85 }

type SetIn = Pick<SiteDocument, 'theme' | 'language'>

const isNastaliq = (tag: string): boolean => /^(?:ur|ks)(?:-|$)/.test(tag)

const linesOf = ({ theme, language: tag }: SetIn): Lines | undefined => {
  const script = scriptOf(tag) ?? 'Latn'
  if (plain.has(script)) return undefined
  return isNastaliq(tag) && !broughtIn(theme, tag).some(({ isForeign }) => isForeign)
    ? nastaliq
    : script === 'Arab'
      ? arabic
      : others
}

/**
 * What reads from right to left holds things that don't: numbers to call and addresses keep their order wherever they stand, and what is typed
 * goes by its own first letter.
 */
const fromTheRight =
  'a[href^="tel:"],a[href^="mailto:"],code{direction:ltr;unicode-bidi:isolate}.ui-whole{unicode-bidi:isolate}input,textarea{unicode-bidi:plaintext}'

/** What a page needs beside its style for the script of its language; nothing for those that are set like Latin, from left to right. */
export const scriptCss = (settings: SetIn): string => {
  const lines = linesOf(settings)
  const spacing = lines
    ? `:root{--heading-tracking:0}body{line-height:${lines.text}}:root body :not(h1,h2,h3,h4){line-height:inherit}:root body :is(h1,h2,h3,h4){line-height:${lines.heading};letter-spacing:0}`
    : ''
  return spacing + (directionOf(settings.language) === 'rtl' ? fromTheRight : '')
}
