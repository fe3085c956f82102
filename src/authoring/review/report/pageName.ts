import { escaped } from '../../../content/changes/formats/html.ts'

/** What pages are called, by their addresses. */
export type Titles = Readonly<Record<string, string>>

/** A page by its title, with its address beside it. */
export const pageName = (titles: Titles, route: string): string => {
  const title = titles[route]
  return `${title === undefined || title === route ? '' : `${escaped(title)} `}<code>${escaped(route)}</code>`
}
