/** Debian's packages, for what the tests need besides npm's. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether packages can be had here at all. */
export const isDebian = existsSync('/usr/bin/apt-get')

/**
 * Whether apt-get did what it was told, in a folder; what it says goes to standard error.
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export const apt = (args, cwd) =>
  spawnSync('apt-get', args, {
    cwd,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/**
 * Fetches the lists of packages. apt-get counts it as done where one source did not answer, and browsers then come as old as the release itself,
 * too old for Playwright, since their updates have a source of their own: here it is asked until all have answered, three times at most.
 * Whether there are lists then, whole or not, installing tells.
 */
export const fetchLists = () => {
  for (let tries = 0; tries < 3; tries += 1)
    if (apt(['update', '-qq', '-o', 'Acquire::Retries=3', '-o', 'APT::Update::Error-Mode=any']))
      return
}
