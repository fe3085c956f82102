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

/** Whether Windows keeps a name for a device, whatever its ending: a site with such a file can't be opened there. */
export const isDeviceName = (name: string): boolean =>
  /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/i.test(name)

/** The part of an address that Windows keeps for a device. */
export const deviceIn = (route: string): string | undefined => route.split('/').find(isDeviceName)

/** Why no page can have an address with such a part, and what to do. */
export const deviceRefusal = (device: string): string =>
  `No address can have the part “${device}”: Windows keeps that name for a device, so the site couldn’t be opened there. Add a word, such as ${device}-page.`
