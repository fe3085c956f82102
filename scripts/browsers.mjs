/** Where a Chromium of the system usually is. Plain JavaScript: setup.mjs looks there before anything is bundled. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Whether a browser is there and starts: Playwright's own does not on a machine without its libraries. On Windows it would open a window.
 * @param {string} path
 */
export const starts = (path) =>
  existsSync(path) &&
  (process.platform === 'win32' ||
    spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0)

/**
 * The first browser that starts, of the system's and then of those that are named.
 * @param {readonly string[]} others
 * @returns {string | undefined}
 */
export const presentBrowser = (...others) => [...systemBrowsers, ...others].find(starts)

/**
 * The browser that is meant: the one that BROWSER_PATH names, else one that is there. Undefined where it does not start, or there is none.
 * @param {string} own Playwright's own
 * @returns {string | undefined}
 */
export const meantBrowser = (own) => {
  const named = process.env['BROWSER_PATH']
  if (named) return starts(named) ? named : undefined
  return presentBrowser(own)
}
