import { placeOf } from '../../../../../core/document/sources.ts'
import { joinSome } from '../../../../../core/text/joinWords.ts'

/** Where visitors see a change: pages by their titles; a page that is gone by now has its address alone. `*` is every page, from which a dialog (`file`) opens. Pure. */
export const seenOn = (
  pages: readonly string[],
  titles: ReadonlyMap<string, string>,
  file?: string,
): string => {
  if (pages.length === 0) return ''
  if (pages.includes('*'))
    return file !== undefined && placeOf(file)?.documentType === 'dialog'
      ? 'It opens from every page.'
      : 'Seen on every page.'
  const names = pages.map((route) => (titles.has(route) ? `“${titles.get(route)}”` : route))
  return `Seen on ${joinSome(names, 4)}.`
}
