import { directionOf } from '../../document/directionOf.ts'
import type { Site } from '../../kit/Site.ts'

/** A tag, whose attributes are nobody's to read in lines; or a comma or semicolon of Arabic before a Latin word. */
const tagOrMark = /<[^>]*>|[،؛](?=(?:\s|<[^>]*>)+[A-Za-z])/g

/**
 * From right to left, a list of Latin words is read from the right like the text around it. Unicode takes two of them with a mark between for one run from
 * the left, whose second word is then read first: "PAN، TAN" as "TAN، PAN". A sign of direction after the mark (U+200F) parts them.
 */
export const listsInOrder = (html: string, { settings }: Pick<Site, 'settings'>): string =>
  directionOf(settings.language) === 'rtl'
    ? html.replace(tagOrMark, (found) => (found.startsWith('<') ? found : `${found}\u200f`))
    : html
