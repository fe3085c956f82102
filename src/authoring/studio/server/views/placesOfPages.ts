import { callOf } from '../../../../content/commands/names/callOf.ts'
import type { KnownFile } from '../../../../content/lint/types/file.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import { matchesQuery } from '../../../../core/document/matchesQuery.ts'
import { placesOf } from '../../../../core/edits/keepPlaces.ts'
import type { Kit } from '../../../../core/kit/Kit.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import type { PlacesAnswer } from '../../protocol/viewAnswers.ts'

/** So many pages are opened to look for places on them: on a larger site those come first whose title or address is meant. */
const maxOpened = 500
/** So many pages are told. */
const maxTold = 80

const placesIn = (kit: Kit, { value }: KnownFile): PlacesAnswer[number]['places'] => {
  const blocks: unknown = value?.['blocks']
  if (!Array.isArray(blocks)) return []
  // What is called by a text that is yet to be written has no place yet either.
  const written = [...placesOf(kit, blocks)].filter(
    ([block]) => !isObject(block) || askedBy(block['heading']) === undefined,
  )
  return written.map(([block, id]) => ({ id, heading: callOf(block) ?? id }))
}

/** The places that links can lead to: of the page at `route`, and those that some words mean, by their heading or their page. Pure. */
export const placesOfPages = (
  kit: Kit,
  files: readonly KnownFile[],
  words: string,
  route: string,
): PlacesAnswer => {
  const pages = files.filter(({ place }) => place?.kind === 'page' && place.documentType === 'page')
  const isNamed = (file: KnownFile) => matchesQuery(words, file.summary.title, file.place?.route)
  const own = pages.filter(({ place }) => place?.route === route)
  if (words.trim() === '') return own.map((file) => ({ route, places: placesIn(kit, file) }))
  const [named, others] = [pages.filter(isNamed), pages.filter((file) => !isNamed(file))]
  return [...new Set([...own, ...named, ...others])]
    .slice(0, maxOpened)
    .flatMap((file) => {
      const places = placesIn(kit, file).filter(
        ({ heading }) => file.place?.route === route || matchesQuery(words, heading),
      )
      return places.length === 0 || file.place?.route === undefined
        ? []
        : [{ route: file.place.route, places }]
    })
    .slice(0, maxTold)
}
