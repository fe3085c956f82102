import { assetFolder, dialogRoute, isAssetAddress } from '../../../core/document/addresses.ts'
import { reference } from '../../../core/model/figures/interpolate.ts'
import { said, type Words } from '../told.ts'
import type { Side } from './scene.ts'

/** A text with its facts as visitors see them; those that `isNamed` with what they are. */
export const withFacts = (text: string, side: Side, isNamed = (_: string) => false): string =>
  text.replace(reference, (whole, name: string, format: string | undefined) => {
    const written = side.lookup(name.trim(), format?.trim())
    const label = isNamed(name.trim()) ? (side.labelOf(name.trim()) ?? name.trim()) : undefined
    return written === undefined
      ? whole
      : label === undefined
        ? written
        : `${written} (figure: ${label})`
  })

/** An address as a sentence says it: a file of the site by its name among these. */
export const shownAddress = (address: string): string =>
  isAssetAddress(address) ? address.slice(assetFolder.length) : address

/** Where an address leads, with the title of the page that is there. */
export const sayAddress = (address: string, side: Side): Words => {
  const title = side.titleAt(address)
  return title === undefined
    ? [{ as: 'said', text: shownAddress(address) }]
    : [...said(title), ' (', { as: 'said', text: address }, ')']
}

/** A dialog by its title, and by the address at which it is a page. */
export const sayDialog = (name: string, side: Side): Words => {
  const title = side.titleAt(dialogRoute(name))
  return title === undefined ? said(name) : sayAddress(dialogRoute(name), side)
}
