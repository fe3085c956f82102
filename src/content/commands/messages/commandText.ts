import { placeOf } from '../../../core/document/sources.ts'
import { joinSome } from '../../../core/text/joinWords.ts'
import { plural } from '../../../core/text/plural.ts'
import { commandMessages } from './commandMessages.ts'
import { listInWords } from './listInWords.ts'
import type { CommandMessage } from './say.ts'
import type { Place, Words } from './Words.ts'

export type AnyText = (data: unknown, words: Words) => string

/** No more documents than these are named one by one. */
const maxNamed = 8
const maxLines = 20

/** "5 places in 2 documents: pages/a.json (3), pages/b.json (2)". */
const placesByFile = (places: readonly Place[]): string => {
  const counts = new Map<string, number>()
  for (const { file } of places) counts.set(file, (counts.get(file) ?? 0) + 1)
  const named = [...counts].map(([file, count]) => (count > 1 ? `${file} (${count})` : file))
  return `${plural(places.length, 'place')} in ${plural(counts.size, 'document')}: ${joinSome(named, maxNamed)}`
}

/** A document by its address, or by what it is. */
export const pageCall = (path: string): string => {
  const place = placeOf(path)
  if (place?.kind === 'site') return 'the settings'
  return place?.route !== undefined && place.documentType !== 'notFound' ? place.route : path
}

const words: Words = {
  document: (path) => path,
  page: pageCall,
  list: (list) => listInWords(list, pageCall),
  places: placesByFile,
  left: (left) =>
    joinSome(
      left.map(({ file, line }) => `${file}:${line}`),
      maxLines,
    ),
  field: ({ name }) => `"${name}"`,
  form: ({ name }) => `the form "${name}"`,
}

/** The text of a message at a terminal and in editors. */
export const commandText = ({ code, data }: CommandMessage): string =>
  (commandMessages as unknown as Readonly<Record<string, AnyText>>)[code]?.(data, words) ?? code // `say` has tied the data to the code
