/**
 * Installs the packages where they are missing, and costs nothing when nothing is. Plain JavaScript without dependencies, since it runs before anything
 * is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tell } from '../src/site/terminal/print.mjs'
import { root } from './engine.mjs'
import { stop } from './stop.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} Packages by their folders */

const modules = join(root, 'node_modules')
/** Written once an installation has come to its end: the digest of the lockfile, and the machine that its binaries are for. */
const markFile = join(modules, '.broadsheet-installed')
/** npm's own list of what it has installed; it writes it last. */
const listFile = join(modules, '.package-lock.json')

const machine = `${process.platform}-${process.arch}`
const markOf = (/** @type {string} */ lock) =>
  `${createHash('sha256').update(lock).digest('hex')} ${machine}\n`

const read = (/** @type {string} */ path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined

/** @param {string} text @returns {Packages} */
const packagesIn = (text) => JSON.parse(text).packages

/** The packages that have to be there on every machine. @param {Packages} packages */
const needed = (packages) =>
  Object.entries(packages).filter(
    ([path, { optional, devOptional, link }]) => path !== '' && !optional && !devOptional && !link,
  )

/** Whether npm's own list names the same packages as the lockfile: they were installed by hand, or in an image. @param {string} list @param {string} lock */
const isSame = (list, lock) => {
  const installed = packagesIn(list)
  return needed(packagesIn(lock)).every(
    ([path, { version, integrity }]) =>
      installed[path]?.version === version && installed[path]?.integrity === integrity,
  )
}

/** Why the packages have to be installed, in words; nothing where they need not be. @returns {string | undefined} */
export const whyInstall = () => {
  if (!existsSync(modules)) return 'they are not there yet'
  if (lstatSync(modules).isSymbolicLink()) return undefined // another checkout's, which keeps it
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const list = read(listFile)
  if (list === undefined) return 'an earlier installation did not come to its end'
  const mark = read(markFile)
  if (mark !== undefined && mark.trim().split(' ')[1] !== machine)
    return `those in node_modules are for another machine (${mark.trim().split(' ')[1]})`
  if (mark !== markOf(lock)) {
    if (!isSame(list, lock)) return 'package-lock.json has changed since they were installed'
    writeFileSync(markFile, markOf(lock))
  }
  const missing = needed(packagesIn(lock)).find(
    ([path]) => !existsSync(join(root, path, 'package.json')),
  )
  return missing && `${missing[0]} is missing`
}

/** Makes `node_modules` agree with the lockfile. Errors: stops with exit 2 and says what to do. */
export const installPackages = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Broadsheet needs Node 20.19 or newer; this is ${process.versions.node}.`)
  const why = whyInstall()
  if (why === undefined) return
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const count = needed(packagesIn(lock)).length
  tell(`Installing ${count} packages, since ${why} (npm ci; it takes a minute or so) …`)
  rmSync(markFile, { force: true })
  // What builds the engine is among the development packages, which npm leaves out where NODE_ENV is production.
  const result = spawnSync(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  )
  if (result.signal === 'SIGINT' || result.signal === 'SIGTERM')
    stop('The installation was stopped. The next command begins it anew.')
  if (result.status !== 0)
    stop(
      'The packages could not be installed. Check the connection to the npm registry and run the command again.',
    )
  writeFileSync(markFile, markOf(lock))
  const still = whyInstall()
  if (still === undefined) return
  rmSync(markFile)
  stop(
    `The packages are not whole: ${still}. Was another installation at work in this folder? Run the command again once it is done.`,
  )
}
