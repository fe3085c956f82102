import { bytesOf, tooLongName } from './tooLongName.ts'

/**
 * The address that a redirect leads from, as hosts compare it: `path` with its escapes read and no slash at its end, `key` the
 * same for all its spellings. `file` is where a host of plain files looks for it, from the folder of the built site.
 */
export type OldAddress = { readonly path: string; readonly key: string; readonly file: string }

/** Why an address can't be one that a redirect leads from on every host: `sign` is the one it can't hold, `bytes` what is too many. */
export type OldAddressFault = {
  readonly kind:
    | 'slashes'
    | 'query'
    | 'place'
    | 'blank'
    | 'escape'
    | 'wild'
    | 'dot'
    | 'end'
    | 'sign'
    | 'long'
  readonly sign?: string
  readonly bytes?: number
}

/** Addresses of 900 bytes leave room below the 1,024 that a whole path may have on the strictest system in use, macOS. */
const longestAddress = 900

/** Signs that some file system, or the address line itself, has another use for. */
const taken = /[\\"<>|:*?/]|\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}/u

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** `/about/` and `/about` are one address; `/` stays. */
export const withoutSlash = (address: string): string => address.replace(/(?<=.)\/+$/, '')

/** What is the same for all spellings of an address: hosts that ignore capital letters, and file systems that join accents, see one. */
export const addressKey = (path: string): string =>
  withoutSlash(path).toLowerCase().normalize('NFC')

/** A host of plain files answers `/old` with old.html, `/old/` with old/index.html, and a name of HTML with itself. */
const fileFor = (path: string, from: string): string => {
  if (path === '/') return 'index.html'
  if (/\.html?$/i.test(path)) return path.slice(1)
  return from.endsWith('/') ? `${path.slice(1)}/index.html` : `${path.slice(1)}.html`
}

const faultInWriting = (from: string): OldAddressFault | undefined => {
  if (from.includes('#')) return { kind: 'place' }
  if (from.includes('?')) return { kind: 'query' }
  if (/\s/.test(from)) return { kind: 'blank' }
  if (/\/\//.test(from)) return { kind: 'slashes' }
  if (/\*|\/:/.test(from)) return { kind: 'wild' }
  return undefined
}

const faultInParts = (
  parts: readonly string[],
  path: string,
  file: string,
): OldAddressFault | undefined => {
  if (parts.some((part) => part.startsWith('.'))) return { kind: 'dot' }
  const sign = parts.map((part) => taken.exec(part)?.[0]).find((found) => found !== undefined)
  if (sign !== undefined) return { kind: 'sign', sign }
  if (parts.some((part) => /[. ]$/.test(part))) return { kind: 'end' }
  const longest = tooLongName(file)
  if (longest !== undefined) return { kind: 'long', bytes: longest }
  return bytesOf(path) > longestAddress ? { kind: 'long', bytes: bytesOf(path) } : undefined
}

/**
 * Reads the address that a redirect leads from: escapes (`%20`) and letters of any language as they are. Gives what is wrong
 * with one that not every host can answer: our server, nginx, hosts that read `_redirects`, hosts of plain files.
 */
export const readOldAddress = (
  from: string,
): { readonly address: OldAddress } | { readonly fault: OldAddressFault } => {
  const written = faultInWriting(from)
  if (written) return { fault: written }
  const parts = withoutSlash(from).slice(1).split('/').map(decode)
  if (parts.includes(undefined)) return { fault: { kind: 'escape' } }
  const whole = parts.filter((part) => part !== undefined)
  const path = `/${whole.join('/')}`
  const file = fileFor(path, from)
  const fault = faultInParts(whole, path, file)
  return fault ? { fault } : { address: { path, key: addressKey(path), file } }
}
