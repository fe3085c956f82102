import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LeadsFailure } from '../leadsFailure.ts'

/** A database file: its path, and the address that the driver takes. */
export type FilePlace = { readonly path: string; readonly url: string }

const placeAt = (path: string): FilePlace => ({ path, url: pathToFileURL(path).href })

/** Reads a `file:` address. It may be relative: to the site's root, not to where the command was started. */
export const filePlace = (url: string, root: string): FilePlace => {
  try {
    return placeAt(
      url.startsWith('file://')
        ? fileURLToPath(url)
        : resolve(root, decodeURIComponent(url.slice('file:'.length))),
    )
  } catch (error) {
    throw new LeadsFailure(
      "LEADS_URL can't be used: expected file:PATH, with %25 for a % in it.",
      'address',
      error,
    )
  }
}
