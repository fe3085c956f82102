/** Where the other engines are that pages are tried in: Firefox, and WebKit by its driver and a display that nobody sees. */
import { existsSync, readdirSync } from 'node:fs'
import { apt, fetchLists, isDebian } from './apt.mjs'

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** The Firefox that FIREFOX_PATH names, or one that is there. @returns {string | undefined} */
export const firefoxPath = () =>
  [process.env['FIREFOX_PATH'], ...firefoxes].find((path) => path && existsSync(path))

/** The folder with WebKitGTK's small browser, which lies by processor and version. */
const browserOfWebKit = () => {
  const libraries = '/usr/lib'
  const folders = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
    : []
  return folders
    .flatMap((name) =>
      readdirSync(`${libraries}/${name}`).map(
        (inner) => `${libraries}/${name}/${inner}/MiniBrowser`,
      ),
    )
    .filter((path) => path.includes('/webkit2gtk-') && existsSync(path))
    .sort()
    .at(-1)
}

/**
 * WebKit's driver, its browser and the display server that it draws to.
 * @returns {{ driver: string, browser: string, display: string } | undefined}
 */
export const webkitDriver = () => {
  const [driver, display] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const browser = browserOfWebKit()
  return browser && existsSync(driver) && existsSync(display)
    ? { driver, browser, display }
    : undefined
}

/** Installs what of them is not there, where that can be done: Debian's packages, as root. What is missing then is a failed test that names it. */
export const installEngines = () => {
  const wanted = process.env['ENGINES']?.split(',') ?? ['firefox', 'webkit']
  const packages = [
    ...(wanted.includes('firefox') && !firefoxPath() ? ['firefox-esr'] : []),
    ...(wanted.includes('webkit') && !webkitDriver() ? ['webkit2gtk-driver', 'xvfb'] : []),
  ]
  if (packages.length === 0 || !isDebian || process.getuid?.() !== 0) return
  const install = () => apt(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  if (install()) return
  fetchLists()
  install()
}
