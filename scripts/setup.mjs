/** Gets what the tests need besides the packages: a browser, an nginx to compare our server with, and a PostgreSQL to keep enquiries in. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tell } from '../src/site/terminal/print.mjs'
import { apt, fetchLists, isDebian } from './apt.mjs'
import { presentBrowser, starts } from './browsers.mjs'
import { stop } from './stop.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The path of an nginx to compare our server with, or undefined where none can be had. The system's package is unpacked into
 * the cache, not installed: installing it would start a web server on this machine.
 * @returns {string | undefined}
 */
export const installNginx = () => {
  const folder = `${root}node_modules/.cache/nginx`
  const unpacked = `${folder}/usr/sbin/nginx`
  const present = () =>
    [
      process.env['NGINX_PATH'],
      '/usr/sbin/nginx',
      '/usr/local/bin/nginx',
      '/opt/homebrew/bin/nginx',
      unpacked,
    ].find((path) => path && existsSync(path))
  if (present() || process.platform !== 'linux') return present()
  tell('Fetching nginx for the tests …')
  mkdirSync(folder, { recursive: true })
  const fetch = () => apt(['download', '-qq', 'nginx'], folder)
  if (!fetch()) {
    fetchLists()
    if (!fetch()) return undefined
  }
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (file) spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder, stdio: ['ignore', 2, 2] })
  return present()
}

/** What has to be unpacked to run PostgreSQL here, by what installing it would add: neither what sets up a service nor its compiler (100 MB). @returns {string[]} */
const postgresPackages = () =>
  [
    ...spawnSync('apt-get', ['-s', 'install', '--no-install-recommends', 'postgresql'], {
      encoding: 'utf8',
    }).stdout.matchAll(/^Inst (\S+)/gm),
  ]
    .map(([, name = '']) => name)
    .filter((name) => /^(postgresql-(client-)?\d+$|lib(?!llvm))/.test(name))

/** The newest folder of PostgreSQL's programs below a root. @param {string} place */
const postgresIn = (place) => {
  const versions = existsSync(`${place}/usr/lib/postgresql`)
    ? readdirSync(`${place}/usr/lib/postgresql`).sort((a, b) => Number(b) - Number(a))
    : []
  return versions.map((version) => `${place}/usr/lib/postgresql/${version}/bin`)
}

/**
 * The folder of PostgreSQL's programs to keep enquiries with in the tests, or undefined where none can be had. The system's packages are
 * unpacked into the cache, not installed: installing them would start a database server on this machine.
 * @returns {string | undefined}
 */
export const installPostgres = () => {
  const folder = `${root}node_modules/.cache/postgresql`
  const present = () =>
    [
      process.env['POSTGRES_PATH'],
      ...postgresIn(''),
      '/usr/local/pgsql/bin',
      '/opt/homebrew/opt/postgresql/bin',
      ...postgresIn(folder),
    ].find((path) => path && existsSync(`${path}/initdb`) && existsSync(`${path}/postgres`))
  if (present() || !isDebian) return present()
  tell('Fetching PostgreSQL for the tests …')
  mkdirSync(folder, { recursive: true })
  const fetch = () => {
    const names = postgresPackages()
    return names.length > 0 && apt(['download', '-qq', ...names], folder)
  }
  if (!fetch()) {
    fetchLists()
    if (!fetch()) return undefined
  }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
    spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder, stdio: ['ignore', 2, 2] })
  return present()
}

/**
 * The path of a Chromium to test with: the one that BROWSER_PATH names, one that is present, else the system's package, else Playwright's own.
 * Errors: stops with exit 2 and says what to install.
 * @returns {Promise<string>}
 */
export const installBrowser = async () => {
  const named = process.env['BROWSER_PATH']
  if (named)
    return starts(named)
      ? named
      : stop(`BROWSER_PATH names ${named}, which is no browser that starts.`)
  const { chromium } = await import('playwright')
  const present = () => presentBrowser(chromium.executablePath())
  const found = present()
  if (found) return found
  if (isDebian && process.getuid?.() === 0) {
    tell(
      'Installing a browser for the tests, since none is there that starts (apt-get install chromium) …',
    )
    fetchLists()
    apt(['install', '-y', '-qq', 'chromium'])
  }
  if (!present()) {
    tell(
      'Fetching a browser for the tests, since none is there that starts (playwright install chromium, about 170 MB) …',
    )
    spawnSync('npx', ['playwright', 'install', 'chromium'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      timeout: 600_000,
      shell: process.platform === 'win32',
    })
  }
  return present() ?? stop(`There is no browser for the tests that starts. ${whatToDo()}`)
}

const whatToDo = () =>
  isDebian
    ? 'Install one: sudo apt-get install chromium. Or name one in BROWSER_PATH.'
    : 'Install Chromium or Chrome, or name one in BROWSER_PATH.'
