import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from '../../src/site/store/writeWhole.ts'
import { temporaryFolder } from '../support/builtSite.ts'

const folder = temporaryFolder()
afterAll(folder.remove)
const checkout = join(folder.path, 'checkout')

const lockOf = (version: string) =>
  JSON.stringify({
    packages: {
      '': { name: 'x' },
      'node_modules/a': { version, integrity: `sha512-${version}` },
      'node_modules/a/node_modules/b': { version: '1.0.0', integrity: 'sha512-b' },
      'node_modules/only-elsewhere': { version: '1.0.0', integrity: 'sha512-c', optional: true },
    },
  })

/** In npm's place: it does what `npm ci` does, and notes that it was called. */
const npm = `#!${process.execPath}
const fs = require('node:fs')
fs.appendFileSync('calls', process.argv.slice(2, 4).join(' ') + '\\n')
fs.rmSync('node_modules', { recursive: true, force: true })
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
delete packages['']
delete packages['node_modules/only-elsewhere']
for (const path of Object.keys(packages)) { fs.mkdirSync(path, { recursive: true }); fs.writeFileSync(path + '/package.json', '{}') }
if (process.env.CUT_OFF) process.exit(1)
if (process.env.DISTURBED) fs.rmSync('node_modules/a/node_modules/b', { recursive: true })
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`

beforeEach(() => {
  rmSync(folder.path, { recursive: true, force: true })
  for (const part of ['scripts', 'src/core/text', 'src/site/terminal'])
    cpSync(part, join(checkout, part), { recursive: true })
  writeWhole(join(checkout, 'package-lock.json'), lockOf('1.0.0'))
  writeWhole(join(folder.path, 'bin/npm'), npm)
  chmodSync(join(folder.path, 'bin/npm'), 0o755)
})

const install = (env: Record<string, string> = {}, cwd = checkout) => {
  const line = "import('./scripts/installPackages.mjs').then((found) => found.installPackages())"
  const { status, stderr } = spawnSync(process.execPath, ['-e', line], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder.path, 'bin')}:${process.env['PATH']}`, ...env },
  })
  return { status, stderr }
}
const said = (why: string) => ({
  status: 0,
  stderr: `Installing 2 packages, since ${why} (npm ci; it takes a minute or so) …\n`,
})
const nothing = { status: 0, stderr: '' }
const later = () =>
  utimesSync(join(checkout, 'package-lock.json'), new Date(), new Date(Date.now() + 3_600_000))

describe('installPackages', () => {
  it('installs missing packages once', () => {
    expect(install()).toEqual(said('they are not there yet'))
    later()
    expect(install()).toEqual(nothing)
    expect(readFileSync(join(checkout, 'calls'), 'utf8')).toBe('ci --include=dev\n')
  })

  it('doesn’t reinstall packages in a copied checkout with different file times', () => {
    install()
    const copy = join(folder.path, 'copy')
    cpSync(checkout, copy, { recursive: true })
    utimesSync(join(copy, 'package-lock.json'), new Date(), new Date(Date.now() + 3_600_000))
    expect(install({}, copy)).toEqual(nothing)
  })

  it('doesn’t reinstall packages after a manual npm ci', () => {
    install()
    rmSync(join(checkout, 'node_modules/.broadsheet-installed'))
    later()
    expect(install()).toEqual(nothing)
    expect(existsSync(join(checkout, 'node_modules/.broadsheet-installed'))).toBe(true)
  })

  it.each([
    [
      'package-lock.json has changed since they were installed',
      () => writeFileSync(join(checkout, 'package-lock.json'), lockOf('2.0.0')),
    ],
    [
      'an earlier installation did not come to its end',
      () => rmSync(join(checkout, 'node_modules/.package-lock.json')),
    ],
    [
      'node_modules/a/node_modules/b is missing',
      () => rmSync(join(checkout, 'node_modules/a/node_modules/b'), { recursive: true }),
    ],
    [
      'those in node_modules are for another machine (plan9-mips)',
      () => writeFileSync(join(checkout, 'node_modules/.broadsheet-installed'), 'x plan9-mips\n'),
    ],
  ])('reinstalls packages because %s', (why, change) => {
    install()
    change()
    expect(install()).toEqual(said(why))
    expect(install()).toEqual(nothing)
  })

  it('reports incomplete packages if another installation removes some meanwhile', () => {
    expect(install({ DISTURBED: '1' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'The packages are not whole: node_modules/a/node_modules/b is missing.',
      ),
    })
    expect(install()).toEqual(said('node_modules/a/node_modules/b is missing'))
  })

  it('reinstalls packages after an interrupted installation', () => {
    expect(install({ CUT_OFF: '1' })).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The packages could not be installed.'),
    })
    expect(install()).toEqual(said('an earlier installation did not come to its end'))
  })
})
