/**
 * Every address that the engine gives out, and every folder of addresses that it reads: each stands here once, for documents,
 * lint, pages, build, servers and browsers alike. A page or an asset has its own from its file's place.
 */

/** Where the files of `pages/_assets` are served. */
export const assetFolder = '/assets/'
/** How the address of such a file is written, as a pattern of the schemas. */
export const assetPattern = `^${assetFolder}[A-Za-z0-9._/-]+$` as const
/** What visitors' browsers load: each file has a hash of its content in its name, and so never changes. */
export const clientFolder = '/assets/b/'
/** The inner parts of dialogs, which the page's inline script fetches. */
export const fragmentFolder = '/assets/f/'
/** What the build makes for pages to show or load: pictures for messengers, data of blocks. */
export const madeFolder = '/assets/s/'
/** Where dialogs are pages of their own. */
export const dialogFolder = '/enquire/'
/** Where forms are posted to, by their id. */
export const formFolder = '/f/'
/** Begins what the programs ask each other, and authors' own pages (src/authoring/workspace): no document has such a name. */
export const programSign = '/~'
/** Where monitoring asks. */
export const healthAddress = `${programSign}health` as const

/** The not-found page, and where hosts of plain files answer with it too. */
export const notFoundRoute = '/404.html'
export const bareNotFound = '/404'

/** Icons for what cannot show the drawing: old browsers ask for the first by themselves, phones for the others. Sides in pixels. */
export const rasterIcons = {
  favicon: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
} as const
/** The drawing that icons are made from, where the firm has no logo. */
export const madeIcon = '/icon.svg'
export const webManifestAddress = '/site.webmanifest'

const feedAddress = '/feed.xml'
/** The feed of a language, by what its addresses begin with. */
export const feedIn = (base: string): string => base + feedAddress
export const robotsAddress = '/robots.txt'
export const sitemapAddress = '/sitemap.xml'
/** Larger sites have parts, counted from 1. */
export const sitemapPart = (part: number): string => `/sitemap-${part}.xml`

/** What hosts of plain files read; it is not served. */
export const hostHeaders = '/_headers'
export const hostRedirects = '/_redirects'

/** Whether an address is that of a not-found page: the one of all addresses, or that of a language. */
export const isNotFoundRoute = (route: string): boolean =>
  route === notFoundRoute || /^\/[^/]+\/404\.html$/.test(route)

/** What a person may link to, besides pages and assets. */
export const linkable: readonly string[] = [feedAddress, robotsAddress, sitemapAddress]

/** All single files above. */
export const engineFiles: readonly string[] = [
  ...linkable,
  notFoundRoute,
  ...Object.values(rasterIcons),
  madeIcon,
  webManifestAddress,
  hostHeaders,
  hostRedirects,
  bareNotFound,
]

/** The folders that belong to the engine whole. Those of assets and dialogs are its own too, but what lies in them comes from documents. */
export const engineFolders: readonly string[] = [
  clientFolder,
  fragmentFolder,
  madeFolder,
  formFolder,
]

/** The path of an address in the built site, and of a folder of addresses. */
export const pathOf = (address: string): string => address.slice(1)

/** Whether an address is that of a file in `pages/_assets`, there or not. */
export const isAssetAddress = (address: string): boolean => address.startsWith(assetFolder)

/** What the addresses of a further language begin with, by its tag. */
export const languageBase = (tag: string): string => `/${tag}`

/** The address at which a dialog is a page of its own. */
export const dialogRoute = (id: string): string => dialogFolder + id

/** What stands before and after the address of a dialog in that of its inner part, which the page's inline script fetches: see src/render/browser/inline/openDialogs.ts. */
export const fragmentAddress = { before: fragmentFolder.slice(0, -1), after: '.html' } as const

/** The file of a dialog's inner part in the built site, by the address of the dialog. */
export const fragmentOf = (route: string): string =>
  pathOf(fragmentAddress.before + route + fragmentAddress.after)

/** Where a form is posted to. `endpoint` is the form service's origin, or '' for the site's own. */
export const formAction = (endpoint: string, id: string): string => endpoint + formFolder + id
