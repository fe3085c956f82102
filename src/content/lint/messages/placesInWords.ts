import { joinSome, joinWords } from '../../../core/text/joinWords.ts'
import { pluralWord } from '../../../core/text/plural.ts'

export type Place = { readonly file: string; readonly line: number }

/** So many of the places of one mistake are listed; the others are counted. */
const maxListed = 5

const listed = (places: readonly string[]): string =>
  places.length > maxListed ? joinSome(places, maxListed) : joinWords(places, 'and')

/** Places in words: lines where all stand in `file`, else files with their lines. */
export const placesInWords = (places: readonly Place[], file: string): string => {
  const own = places.every((place) => place.file === file)
  const words = [
    ...new Set(places.map((place) => (own ? String(place.line) : `${place.file}:${place.line}`))),
  ]
  return own ? `${pluralWord(words.length, 'line')} ${listed(words)}` : listed(words)
}
