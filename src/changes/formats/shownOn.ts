import { placeOf } from '../../document/sources.ts'
import type { Told, ToldFile, Words } from '../told.ts'

/** So many addresses are named; of more, the first of them and how many there are. */
const mostNamed = 8

/** "shown on 3 pages: /a, /b, /c": where visitors see a change, where that is elsewhere than on the page below which it stands. */
export const shownOn = ({ pages, file }: Told, { route }: Pick<ToldFile, 'route'>): Words => {
  const isDialog = placeOf(file)?.documentType === 'dialog'
  if (pages.includes('*')) return [isDialog ? ' (it opens from every page)' : ' (on every page)']
  const elsewhere = pages.filter((page) => page !== route)
  if (elsewhere.length === 0) return []
  const named = elsewhere.slice(0, mostNamed).flatMap((page, index): Words => [index === 0 ? '' : ', ', { as: 'said', text: page }])
  const more = elsewhere.length > mostNamed ? [` and ${elsewhere.length - mostNamed} more`] : []
  return [
    `, ${isDialog ? 'which opens from' : 'shown on'} ${elsewhere.length} ${route === undefined ? '' : 'other '}${elsewhere.length === 1 ? 'page' : 'pages'}: `,
    ...named,
    ...more,
  ]
}
