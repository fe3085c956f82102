import { assetFolder, dialogFolder, isAssetAddress, pathOf } from '../../document/addresses.ts'
import { withoutSlash } from '../../model/oldAddress.ts'

/** What an author names on the command line. `name` is a route, an id, an address, or the name behind the colon. */
export type Target =
  | { readonly kind: 'page' | 'folder' | 'dialog' | 'asset' | 'fact' | 'form'; readonly name: string }
  | { readonly kind: 'place'; readonly route: string; readonly name: string }

/** Reads what is named: `/route`, `/folder/*`, `/route#id`, `/enquire/id`, `/assets/x.png`, `fact:subject.name`, `form:name`. A file of pages/ does too. */
export const targetOf = (written: string): Target => {
  const named = /^(fact|form):(.*)$/.exec(written)
  if (named) return { kind: named[1] === 'fact' ? 'fact' : 'form', name: named[2] ?? '' }
  const address = `/${written
    .replace(/^pages\//, '')
    .replace(/^_assets\//, pathOf(assetFolder))
    .replace(/^_dialogs\//, dialogFolder.slice(1))
    .replace(/\.json$/, '')
    .replace(/^\/+/, '')}`
  const [path = '', place] = address.split('#')
  const route = withoutSlash(path)
  if (place !== undefined) return { kind: 'place', route, name: place }
  if (isAssetAddress(address)) return { kind: 'asset', name: address }
  if (route.endsWith('/*')) return { kind: 'folder', name: route.slice(0, -'/*'.length) }
  return route.startsWith(dialogFolder) ? { kind: 'dialog', name: route.slice(dialogFolder.length) } : { kind: 'page', name: route }
}
