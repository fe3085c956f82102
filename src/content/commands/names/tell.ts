import type { Edit } from '../../../core/edits/change.ts'
import type { Ground } from '../Ground.ts'
import { placesInWords, whereInWords } from './placesInWords.ts'
import type { Made, Redirect } from './redirectEdits.ts'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** No more documents than these are named one by one. */
const maxNamed = 8

/**
 * In how many places of which documents something is changed: "5 places in 2 documents: pages/a.json (3), pages/b.json (2)". The author in the studio knows no files:
 * "5 places on 2 pages".
 */
export const tellPlaces = ({ hearer }: Pick<Ground, 'hearer'>, edits: readonly Edit[]): string => {
  if (hearer === 'studio') return placesInWords(edits)
  const counts = new Map<string, number>()
  for (const { file } of edits) counts.set(file, (counts.get(file) ?? 0) + 1)
  const named = [...counts]
    .slice(0, maxNamed)
    .map(([file, count]) => (count > 1 ? `${file} (${count})` : file))
  const more =
    counts.size > maxNamed
      ? ` and ${plural(counts.size - maxNamed, 'more')}`.replace(/mores$/, 'more')
      : ''
  return `${plural(edits.length, 'place')} in ${plural(counts.size, 'document')}: ${named.join(', ')}${more}`
}

/** What is written anew, as a line; none where nothing is. */
export const tellRenamed = (
  ground: Pick<Ground, 'hearer'>,
  edits: readonly Edit[],
  what = 'The new name is written',
): string[] => (edits.length > 0 ? [`${what} in ${tellPlaces(ground, edits)}.`] : [])

const fileOf = (place: string): string => place.replace(/:\d+$/, '')

/** What is left to the author, each a file with its line, as a line. */
export const tellLeft = ({ hearer }: Pick<Ground, 'hearer'>, left: readonly string[]): string[] => {
  if (left.length === 0) return []
  const places =
    hearer === 'studio'
      ? whereInWords(
          left.map((place) => ({ file: fileOf(place) })),
          { named: maxNamed },
        )
      : left.slice(0, 20).join(', ')
  return [
    `Left to you, since only you know what is meant there: ${places}${hearer !== 'studio' && left.length > 20 ? ` and ${left.length - 20} more` : ''}.`,
  ]
}

const some = (redirects: readonly Redirect[]) =>
  `${redirects
    .slice(0, 5)
    .map(({ from, to }) => `${from} → ${to}`)
    .join(', ')}${redirects.length > 5 ? ` and ${redirects.length - 5} more` : ''}`

/** What becomes of old addresses, line by line. */
export const tellRedirects = ({ added, removed, forgotten }: Made): string[] => [
  ...(added.length > 0 ? [`Visitors who come by an old address are led on: ${some(added)}.`] : []),
  ...(removed.length > 0
    ? [`Redirects that would lead in a circle, or nowhere, are taken out: ${some(removed)}.`]
    : []),
  ...(forgotten.length > 0
    ? [
        `Back where it came from, it leaves no trace. If visitors know the address in between, add it to "redirects" in pages/_site.json: ${some(forgotten)}.`,
      ]
    : []),
]
