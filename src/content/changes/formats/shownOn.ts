import { placeOf } from '../../../core/document/sources.ts'
import { pluralWord } from '../../../core/text/plural.ts'
import type { Words } from '../messages/Words.ts'
import type { Told, ToldFile } from '../told.ts'

/** So many addresses are named; of more, the first of them and how many there are. */
const maxNamed = 8

const elsewhereOf = ({ pages }: Told, { route }: Pick<ToldFile, 'route'>) =>
  pages.includes('*') ? [] : pages.filter((page) => page !== route)

/** The pages that `shownOn` only counts. */
export const countedOn = (told: Told, file: Pick<ToldFile, 'route'>): readonly string[] =>
  elsewhereOf(told, file).slice(maxNamed)

/** "shown on 3 pages: /a, /b, /c": where visitors see a change, where that is elsewhere than on the page below which it stands. */
export const shownOn = (
  told: Told,
  { route }: Pick<ToldFile, 'route'>,
  nameOf = (page: string) => page,
): Words => {
  const isDialog = placeOf(told.file)?.documentType === 'dialog'
  if (told.pages.includes('*'))
    return [isDialog ? ' (it opens from every page)' : ' (on every page)']
  const elsewhere = elsewhereOf(told, { route })
  if (elsewhere.length === 0) return []
  const named = elsewhere
    .slice(0, maxNamed)
    .flatMap((page, index): Words => [index === 0 ? '' : ', ', { as: 'said', text: nameOf(page) }])
  const more = elsewhere.length > maxNamed ? [` and ${elsewhere.length - maxNamed} more`] : []
  return [
    `, ${isDialog ? 'which opens from' : 'shown on'} ${elsewhere.length} ${route === undefined ? '' : 'other '}${pluralWord(elsewhere.length, 'page')}: `,
    ...named,
    ...more,
  ]
}
