import { englishNameOf } from '../../../../core/document/englishNameOf.ts'
import { placeOf } from '../../../../core/document/sources.ts'
import { asForms } from '../../protocol/asForms.ts'

const documents = /pages\/[^\s:,;()"“”→#]+\.json(?::\d+)?/g

/** A document as the author in the studio knows it: by its address, or by what it is. */
const called = (path: string): string => {
  const place = placeOf(path.replace(/:\d+$/, ''))
  if (place?.kind === 'site') return 'the settings'
  if (place?.kind === 'language') return `the settings in ${englishNameOf(place.language ?? '')}`
  if (place?.kind === 'facts') return 'Fees & figures'
  if (place?.kind === 'translations') return 'the translations’ notes'
  if (place?.kind === 'checks') return 'what pages must say'
  return place?.route ?? path
}

/** A new figure, by what it is and not by its name. */
const ofFigure = /^\S+ will be: (.+); source: .+, stated \S+\.$/

/** What is told at a terminal, for the author in the studio: files are named as pages. A line that ends with nothing but its files ends before them. Pure. */
export const plainWords = (line: string): string =>
  asForms(line)
    .replace(ofFigure, 'A figure now: $1.')
    .replace(/: pages\/\S+\.json(?: → pages\/\S+\.json)?\.(?= |$)/g, '.')
    .replace(documents, called)

/** A page that something was done on, by its title: people know few addresses by heart. An address that is the matter itself stays, such as where a page has moved. Pure. */
export const withTitles = (line: string, titleAt: (route: string) => string | undefined): string =>
  line.replace(
    / (on|of) (\/[^\s:,;()“”]*)(?! \()(?=[:,;]|\.?(?:\s|$))/g,
    (whole, word: string, route: string) => {
      const address = route.replace(/\.$/, '')
      const title = titleAt(address)
      return title === undefined || /[“”]/.test(title)
        ? whole
        : ` ${word} “${title}”${route.slice(address.length)}`
    },
  )
