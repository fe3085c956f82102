import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '../../core/text/errorMessage.mjs'
import { pathOfUri, uriOfPath } from './fileUri.ts'
import { type KitOptions, kitFor } from './kitFor.ts'
import { type OpenSite, openSite } from './openSite.ts'
import { type SiteChecks, type SiteChecksOptions, siteChecks } from './siteChecks.ts'
import { isWithin, settingsPath, siteRootOf } from './siteRootOf.ts'

/** A text that is open in an editor. */
type OpenText = { readonly uri: string; readonly getText: () => string }

export type SitesOptions = Omit<SiteChecksOptions, 'textsOf' | 'uriOf'> & {
  readonly kits: KitOptions
  readonly texts: () => readonly OpenText[]
  /** Is called for each site that is opened; gives what ends with it. */
  readonly opened: (site: SiteChecks) => () => void
}

/** A document in its site. */
type PlacedDocument = { readonly checks: SiteChecks; readonly file: string }

/** All sites that an editor has to do with. */
export type Sites = {
  /** Opens the site of a folder; says whether it has one. */
  readonly openFolder: (folder: string) => boolean
  /** The site of a file, opened if need be, with the file's path in it; undefined for what is no document of a site. */
  readonly placeOf: (uri: string) => PlacedDocument | undefined
  readonly all: () => readonly SiteChecks[]
  /** Closes those in a folder. */
  readonly closeFolder: (folder: string) => void
}

export const sitesOfEditor = (options: SitesOptions): Sites => {
  const { kits, texts, report, opened } = options
  const sites = new Map<string, { readonly checks: SiteChecks; readonly end: () => void }>()

  const openTexts = (site: OpenSite): Map<string, OpenText> =>
    new Map(
      texts().flatMap((text): [string, OpenText][] => {
        const path = pathOfUri(text.uri)
        const file = path === undefined ? undefined : site.documentAt(path)
        return file === undefined ? [] : [[file, text]]
      }),
    )
  const isSite = (folder: string) =>
    existsSync(join(folder, settingsPath)) ||
    (existsSync(join(folder, 'pages')) &&
      texts().some(({ uri }) => pathOfUri(uri) === `${folder}/${settingsPath}`))

  const open = (root: string): SiteChecks | undefined => {
    const known = sites.get(root)
    if (known) return known.checks
    try {
      const { now, later } = kitFor(root, kits)
      const site = openSite(now, root)
      const uriOf = (file: string) => openTexts(site).get(file)?.uri ?? uriOfPath(`${root}/${file}`) // as the editor spells it
      const textsOf = () =>
        new Map([...openTexts(site)].map(([file, text]) => [file, text.getText()]))
      const checks = siteChecks(site, { ...options, uriOf, textsOf })
      sites.set(root, { checks, end: opened(checks) })
      checks.typed()
      void later?.then((found) => {
        if (!found || sites.get(root)?.checks !== checks) return
        site.use(found)
        checks.typed()
      })
      return checks
    } catch (error) {
      report(errorMessage(error))
      return undefined
    }
  }
  return {
    openFolder: (folder) => isSite(folder) && open(folder) !== undefined,
    placeOf: (uri) => {
      const path = pathOfUri(uri)
      const root = path === undefined ? undefined : siteRootOf(path, isSite)
      const checks = root === undefined ? undefined : open(root)
      const file = path === undefined ? undefined : checks?.site.documentAt(path)
      return checks && file !== undefined ? { checks, file } : undefined
    },
    all: () => [...sites.values()].map(({ checks }) => checks),
    closeFolder: (folder) => {
      for (const [root, { checks, end }] of sites) {
        if (!isWithin(folder, root)) continue
        end()
        checks.close()
        sites.delete(root)
      }
    },
  }
}
