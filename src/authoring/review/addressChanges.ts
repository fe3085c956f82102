import type { SiteManifest } from '../../site/store/siteManifest.ts'
import type { AddressChange, Addresses } from './review.ts'

type Built = Pick<SiteManifest, 'pages' | 'redirects'>

/** Where each old address leads. */
const leadingIn = ({ redirects, pages }: Built): Map<string, string> =>
  new Map(redirects.flatMap(({ from, to }) => (Object.hasOwn(pages, from) ? [] : [[from, to]])))

/** The addresses that visitors met before and meet now, of two built sites: what is new, what is gone, what leads elsewhere. Pure. */
export const addressChanges = (before: Built, after: Built): Addresses => {
  const [led, leads] = [leadingIn(before), leadingIn(after)]
  const known = (built: Built) => Object.keys(built.pages).sort()
  const gone = known(before).filter((address) => !Object.hasOwn(after.pages, address))
  const otherwise = [...new Set([...led.keys(), ...leads.keys()])]
    .sort()
    .flatMap((address): AddressChange[] => {
      const [was, to] = [led.get(address), leads.get(address)]
      return was === to || gone.includes(address) || Object.hasOwn(after.pages, address)
        ? []
        : [{ address, was, to }]
    })
  return {
    added: known(after).flatMap((address) =>
      Object.hasOwn(before.pages, address) ? [] : [{ address, was: led.get(address) }],
    ),
    gone: [
      ...gone.map((address) => ({ address, to: leads.get(address) })),
      ...otherwise.filter(({ to }) => to === undefined),
    ],
    led: otherwise.filter(({ to }) => to !== undefined),
  }
}
