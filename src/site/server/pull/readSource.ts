import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where a site is pulled from: a repository as git names it, and a branch of it. */
export type Source = { readonly remote: string; readonly branch: string }

/** What git refuses in names of branches, and what a program could take for something else than a name. */
const isBranch = (name: string): boolean =>
  /^[^\s~^:?*[\\\u0000-\u001f-][^\s~^:?*[\\\u0000-\u001f]*$/u.test(name) &&
  !/\.\.|@\{|\/\/|\/$|\.lock$|\.$/.test(name)

/**
 * Reads `REMOTE#BRANCH`; a folder that is there is named from `here`. Throws in words for what could be taken for an option of git, or would have git run a program
 * that the address names (`ext::`).
 */
export const readSource = (written: string, here: string): Source => {
  const hash = written.lastIndexOf('#')
  const [remote, branch] = [written.slice(0, hash), written.slice(hash + 1)]
  if (hash < 1 || branch === '')
    throw new Error(
      `"${written}" names no branch. Write the repository and the branch: https://example.com/site.git#main.`,
    )
  if (remote.startsWith('-'))
    throw new Error(
      `"${remote}" begins like an option. Write the address or the folder of a repository.`,
    )
  if (/^[a-z0-9+.-]*::/i.test(remote))
    throw new Error(
      `"${remote}" names a program that would fetch. Write the address or the folder of a repository.`,
    )
  if (!isBranch(branch)) throw new Error(`"${branch}" is no name of a branch.`)
  return { remote: existsSync(resolve(here, remote)) ? resolve(here, remote) : remote, branch }
}

/** A time such as `60s`, `5m`, `1h`, in milliseconds. Throws in words for what is none. */
export const readInterval = (written: string): number => {
  const [, count, unit] = /^(\d{1,5})(s|m|h)$/.exec(written) ?? []
  const time =
    Number(count) * { s: 1000, m: 60_000, h: 3_600_000 }[(unit ?? 's') as 's' | 'm' | 'h']
  if (!(time >= 1000 && time <= 86_400_000))
    throw new Error(`"${written}" is no time between 1s and 24h. Write 60s or 5m.`)
  return time
}
