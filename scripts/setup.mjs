/**
 * Installs what is missing, and costs nothing when nothing is. Plain JavaScript without dependencies, since it runs
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tell } from '../src/terminal/print.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const time = (/** @type {string} */ path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Stops the program with one plain line. @param {string} message @param {number} code @returns {never} */
export const stop = (message, code = 2) => {
  tell(message)
  process.exit(code)
}

/** Makes `node_modules` agree with the lockfile. Errors: stops with exit 2 and says what to do. */
export const installPackages = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) stop(`Broadsheet needs Node 20.19 or newer; this is ${process.versions.node}.`)
  if (existsSync(`${root}node_modules`) && lstatSync(`${root}node_modules`).isSymbolicLink()) return // another checkout's, which keeps it
  if (time(`${root}node_modules/.package-lock.json`) >= time(`${root}package-lock.json`)) return
  // What builds the engine is among the development packages, which npm leaves out where NODE_ENV is production.
  tell('Installing packages (npm ci) …')
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) stop('The packages could not be installed. Check the connection to the npm registry and run the command again.')
  const now = new Date()
  const lock = `${root}node_modules/.package-lock.json`
  if (existsSync(lock)) import('node:fs').then((fs) => fs.utimesSync(lock, now, now))
}

/** The places where a Chromium of the system usually is. */
const systemBrowsers = [
  process.env['BROWSER_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string[]} args @param {string} cwd */
const apt = (args, cwd = root) =>
  spawnSync('apt-get', args, { cwd, stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/**
 * The path of an nginx to compare our server with, or undefined where none can be had. The system's package is unpacked into
 * the cache, not installed: installing it would start a web server on this machine.
 * @returns {string | undefined}
 */
export const installNginx = () => {
  const folder = `${root}node_modules/.cache/nginx`
  const unpacked = `${folder}/usr/sbin/nginx`
  const present = () =>
    [process.env['NGINX_PATH'], '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx', unpacked].find((path) => path && existsSync(path))
  if (present() || process.platform !== 'linux') return present()
  tell('Fetching nginx for the tests …')
  mkdirSync(folder, { recursive: true })
  const fetch = () => apt(['download', '-qq', 'nginx'], folder)
  if (!fetch() && !(apt(['update', '-qq']) && fetch())) return undefined
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (file) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder, stdio: ['ignore', 2, 2] })
  return present()
}

/**
 * The path of a Chromium to test with: one that is present, else Playwright's own, else the system's package.
 * Errors: stops with exit 2 and says what to install.
 * @returns {Promise<string>}
 */
export const installBrowser = async () => {
  const present = () => systemBrowsers.find((path) => path && existsSync(path))
  const found = present()
  if (found) return found
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  tell('Installing a browser for the tests …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: root, stdio: ['ignore', 2, 'ignore'], timeout: 180_000, shell: process.platform === 'win32' })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (apt(['update', '-qq']) && apt(['install', '-y', '-qq', 'chromium'])) {
    const installed = present()
    if (installed) return installed
  }
  return stop('No browser for the tests. Install Chromium (on Debian: apt-get install chromium), or name one in BROWSER_PATH.')
}
