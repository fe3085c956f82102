import type { Edit } from '../writer/change.ts'

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** No more documents than these are named one by one. */
const mostNamed = 8

/** In how many places of which documents something is changed: "5 places in 2 documents: pages/a.json (3), pages/b.json (2)". */
export const tellPlaces = (edits: readonly Edit[]): string => {
  const counts = new Map<string, number>()
  for (const { file } of edits) counts.set(file, (counts.get(file) ?? 0) + 1)
  const named = [...counts].slice(0, mostNamed).map(([file, count]) => (count > 1 ? `${file} (${count})` : file))
  const more = counts.size > mostNamed ? ` and ${plural(counts.size - mostNamed, 'more')}`.replace(/mores$/, 'more') : ''
  return `${plural(edits.length, 'place')} in ${plural(counts.size, 'document')}: ${named.join(', ')}${more}`
}
