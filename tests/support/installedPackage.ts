import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export type Ran = {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program as its user does, with no word of this checkout in its environment. */
export const runIn = (cwd: string, command: string, args: readonly string[]): Ran => {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(BROADSHEET_|NODE_ENV$|VITEST|npm_)/i.test(name),
    ),
  )
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...env, PORT: '0' },
  })
  return { status, stdout, stderr }
}

const must = ({ status, stdout, stderr }: Ran): string => {
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

/** `npm pack`, as whoever gives the package away does it. Gives the path of the tarball. */
export const pack = (folder: string): string =>
  join(
    folder,
    must(runIn(resolve('.'), 'npm', ['pack', '--silent', '--pack-destination', folder]))
      .trim()
      .split('\n')
      .at(-1) ?? '',
  )

/** The same package as a later version of it, which has another stamp. */
export const nextVersion = (tarball: string, version: string): string => {
  const folder = join(tarball, `../${version}`)
  mkdirSync(folder)
  must(runIn(folder, 'tar', ['-xzf', tarball]))
  const inner = join(folder, 'package')
  const about = JSON.parse(readFileSync(join(inner, 'package.json'), 'utf8')) as object // npm wrote it
  writeFileSync(join(inner, 'package.json'), JSON.stringify({ ...about, version }))
  writeFileSync(join(inner, 'packed/stamp'), `${version}-next\n`)
  return join(inner, must(runIn(inner, 'npm', ['pack', '--silent', '--ignore-scripts'])).trim())
}

/** Installs a package in a folder as its user does. What `npm ci` has fetched for the checkout is not fetched again. */
export const installIn = (folder: string, what: string, ...options: readonly string[]): void => {
  mkdirSync(folder, { recursive: true })
  must(
    runIn(folder, 'npm', [
      'install',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      ...options,
      what,
    ]),
  )
}

/** All files below a folder, without those in `but`. */
export const filesBelow = (folder: string, but: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !but.test(path) && statSync(join(folder, path)).isFile())
    .sort()

export const megabytesIn = (folder: string): number =>
  filesBelow(folder, /^$/).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0) / 1e6
