/** Whether a folder is that of a site. */
export type IsSite = (folder: string) => boolean

/** The document that every site has, from its root. */
export const settingsPath = 'pages/_site.json'

/** The folder of the site that a file belongs to: the nearest above it with a `pages/` in which the file lies, and a site's settings. Paths with slashes. */
export const siteRootOf = (path: string, isSite: IsSite): string | undefined => {
  for (let at = path.lastIndexOf('/pages/'); at > -1; at = path.lastIndexOf('/pages/', at - 1)) {
    const folder = path.slice(0, at) || '/'
    if (isSite(folder)) return folder
    if (at === 0) return undefined
  }
  return undefined
}

/** Whether a path is that of a folder or of something in it. */
export const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
