import type { AnyPage, Dialog, NotFound, Site } from '../../../kit/Site.ts'

/** The dialogs of a site in all of its languages. */
export const everyDialog = ({ dialogs, editions }: Pick<Site, 'dialogs' | 'editions'>): Dialog[] =>
  (editions ?? [{ dialogs }]).flatMap((edition) => [...edition.dialogs.values()])

const everyNotFound = ({ notFound, editions }: Pick<Site, 'notFound' | 'editions'>): NotFound[] =>
  (editions ?? [{ notFound }]).flatMap((edition) => edition.notFound ?? [])

/** Everything that becomes a page, in all languages: pages, dialogs, the not-found page. */
export const everyPage = (
  site: Pick<Site, 'pages' | 'dialogs' | 'notFound' | 'editions'>,
): AnyPage[] => [...site.pages.values(), ...everyDialog(site), ...everyNotFound(site)]

/** What stands at an address; undefined where nothing does. */
export const anyPageAt = (site: Site, route: string): AnyPage | undefined =>
  site.pages.get(route) ??
  [...everyDialog(site), ...everyNotFound(site)].find((page) => page.route === route)
