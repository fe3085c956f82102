/** Settings of git by which it runs a program on a file that it reads or compares. */
const pattern = '^(filter\\..*\\.(clean|smudge|process)|diff\\..*\\.(textconv|command))$'

/** What Git LFS itself writes: without it, a site would keep whole pictures where it keeps pointers. */
const isLfs = (value: string): boolean =>
  /^git-lfs (?:clean -- %f|smudge -- %f|filter-process)$/.test(value)

/** Lists what `switchedOff` reads. It runs no program. */
export const listPrograms: readonly string[] = [
  ...['config', '-z', '--show-scope', '--includes', '--get-regexp', pattern],
]

/**
 * The environment in which git runs no program that the repository's own `.git/config` names: whoever sent the folder wrote it.
 * `listed` is what git answers to `listPrograms`. Programs of the user's own configuration stay.
 */
export const switchedOff = (listed: string): Record<string, string> => {
  const parts = listed.split('\0')
  const keys = parts.flatMap((scope, at) => {
    const [, key = '', value = ''] = /^([^\n]*)\n?([\s\S]*)$/.exec(parts[at + 1] ?? '') ?? []
    return at % 2 === 0 && /^(?:local|worktree)$/.test(scope) && !isLfs(value) ? [key] : []
  })
  return Object.fromEntries([
    ['GIT_CONFIG_COUNT', String(keys.length)],
    ...keys.flatMap((key, at) => [
      [`GIT_CONFIG_KEY_${at}`, key],
      [`GIT_CONFIG_VALUE_${at}`, ''],
    ]),
  ])
}
