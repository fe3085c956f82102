/** `npm run merge`: brings another branch in, documents by what they say. Git does all else: which files, renames, the commit, and taking it back. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { typed } from '../src/core/text/typed.mjs'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import type { Io } from '../src/site/terminal/io.mjs'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { attributesOf, driverLine, runDriver } from './site/mergeDriver.ts'
import { usage } from './usage/merge.mjs'

export const main = command(usage, ({ values, positionals }, io) => {
  const chosen = [values.install, values.uninstall, values.driver].filter(Boolean).length
  const [branch, ...more] = positionals
  if (chosen > 1 || (chosen === 1 && !values.driver && branch !== undefined))
    refuse(usage, '--install, --uninstall and a branch stand alone.')
  if (values.driver ? positionals.length !== 4 : more.length > 0)
    refuse(usage, values.driver ? '--driver takes four files.' : `"${more[0]}" is one too many.`)
  if (values.driver) return runDriver(positionals, io)
  const root = rootOf(values.root)
  const git = gitIn(root)
  if (git('rev-parse', '--is-inside-work-tree').status !== 0)
    refuse(usage, `${dirname(join(root, 'pages'))} is in no git.`)
  if (values.install) return install(root, git, io)
  if (values.uninstall) return uninstall(root, git, io)
  if (branch === undefined || branch.startsWith('-'))
    return refuse(usage, 'BRANCH is missing: the branch to bring in, such as origin/main.')
  return merge(branch, git, io)
})

const gitIn =
  (root: string) =>
  (...args: string[]) =>
    spawnSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_MERGE_AUTOEDIT: 'no' },
    })
type Git = ReturnType<typeof gitIn>

const answer = (git: Git, ...args: string[]) => git(...args).stdout.trim()

/** The lines of attributes for this site, by the name of its folder in git. */
const siteAttributes = (git: Git) => attributesOf(answer(git, 'rev-parse', '--show-prefix'))

const setAttributes = (root: string, git: Git, isOn: boolean) => {
  const path = resolve(root, answer(git, 'rev-parse', '--git-path', 'info/attributes')) // this clone's
  const ours = siteAttributes(git)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const remaining = lines.filter((line) => line !== '' && !ours.includes(line))
  writeWhole(path, [...remaining, ...(isOn ? ours : [])].map((line) => `${line}\n`).join(''))
}

const install = (root: string, git: Git, io: Io): number => {
  setAttributes(root, git, true)
  git('config', '--local', 'merge.broadsheet.name', 'documents by what they say')
  git('config', '--local', 'merge.broadsheet.driver', driverLine())
  io.say(
    `From now on, git puts the documents of this site together by what they say, in this clone. ${typed('merge', '--uninstall')} takes it back.`,
  )
  return 0
}

const uninstall = (root: string, git: Git, io: Io): number => {
  setAttributes(root, git, false)
  git('config', '--local', '--remove-section', 'merge.broadsheet')
  io.say('Git merges documents of this site line by line again.')
  return 0
}

/** The driver is named for this one merge only: nothing is written into any configuration. */
const merge = (branch: string, git: Git, io: Io): number => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-merge-'))
  try {
    writeFileSync(join(folder, 'attributes'), `${siteAttributes(git).join('\n')}\n`)
    const settings = [
      `core.attributesFile=${join(folder, 'attributes')}`,
      'merge.broadsheet.name=documents',
      `merge.broadsheet.driver=${driverLine()}`,
    ]
    const { status, stdout, stderr } = git(
      ...settings.flatMap((one) => ['-c', one]),
      'merge',
      '--no-edit',
      branch,
    )
    const unmerged = answer(git, 'diff', '--name-only', '--diff-filter=U')
      .split('\n')
      .filter(Boolean)
    if (status !== 0 && unmerged.length === 0)
      throw new Error(`git could not merge ${branch}: ${(stderr || stdout).trim()}`)
    if (stderr) io.tell(stderr.trim())
    if (unmerged.length === 0) {
      io.say(
        `${branch} is in this branch. ${typed('lint')} says whether both fit together, ${typed('review', 'ORIG_HEAD')} what came.`,
      )
      return 0
    }
    io.tell(
      `\nTo be decided: ${unmerged.join(', ')}. This branch’s words stand there now. Write what shall hold, mark each file as decided (git add), and commit; or take all back: git merge --abort`,
    )
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
