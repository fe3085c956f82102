import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { devDependencies } from '../../../../package.json'

/** What pages are photographed with. */
type Driver = Pick<typeof import('playwright'), 'chromium'>

/** Flags without which Chromium, as root or without a network, hangs or complains. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
]

/** Why there are no pictures, and what to do about it. */
export class NoBrowser extends Error {}

/** The driver, as the site has installed it (alone, without browsers of its own), or the checkout of the engine. */
const driverIn = (root: string): Driver => {
  for (const from of [pathToFileURL(join(root, 'package.json')).href, import.meta.url])
    for (const name of ['playwright', 'playwright-core']) {
      try {
        return createRequire(from)(name) as Driver
      } catch {
        // not there: the next
      }
    }
  throw new NoBrowser(
    `Pages are photographed by the package playwright-core. Install it: npm install --save-dev --save-exact playwright-core@${devDependencies.playwright}`,
  )
}

/** Gives the path of the browser that is meant; it is handed that of the driver's own. */
export type FindBrowser = (own: string) => string | undefined

/** Starts a browser that nobody sees. Throws `NoBrowser` where there is none. */
export const openBrowser = async (root: string, find: FindBrowser): Promise<Browser> => {
  const { chromium } = driverIn(root)
  const executablePath = find(chromium.executablePath())
  if (executablePath === undefined)
    throw new NoBrowser(
      'No browser starts here. Install Chromium or Chrome, or name in BROWSER_PATH one that starts.',
    )
  return chromium.launch({ executablePath, args })
}
