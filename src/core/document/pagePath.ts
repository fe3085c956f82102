/** The document that is named after the address of a page. */
export const pagePath = (route: string): string => `pages${route === '/' ? '/index' : route}.json`

/**
 * The address of the page that the document named after `route` would be, if that is another one: `/notes` for `/notes/index`. Undefined for all other routes.
 * Letter case doesn't count: on disks that ignore it, `pages/Index.json` is the home page.
 */
export const otherOwnerOf = (route: string): string | undefined => {
  const folder = /^(.*)\/index$/i.exec(route)?.[1]
  return folder === '' ? '/' : folder
}

/** Why no page can have an address whose document belongs to another address, and what to do. */
export const refusalOf = (route: string, owner: string): string =>
  `No page can have the address ${route}: its file would be that of the page at ${owner}. ${owner === '/' ? 'Use another name.' : `Use ${owner} or another name.`}`
