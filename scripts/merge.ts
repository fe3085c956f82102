/** `npm run merge`: brings another branch in, documents by what they say. Git does all else: which files, renames, the commit, and taking it back. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { typed } from '../src/core/text/typed.mjs'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import { say, tell } from '../src/site/terminal/print.mjs'
import { rootOf } from './engineHere.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { attributesOf, driverLine, runDriver } from './site/mergeDriver.ts'
import { usage } from './usage/merge.mjs'

const { values, positionals } = readArguments(usage)
const root = rootOf(values.root)
const git = (...args: string[]) =>
  spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_MERGE_AUTOEDIT: 'no' },
  })
const answer = (...args: string[]) => git(...args).stdout.trim()

/** Where git has this clone's own attributes, and how the site's folder is called there. */
const attributesFile = () => resolve(root, answer('rev-parse', '--git-path', 'info/attributes'))
const ownLines = () => attributesOf(answer('rev-parse', '--show-prefix'))

const setAttributes = (isOn: boolean) => {
  const path = attributesFile()
  const own = ownLines()
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  const remaining = lines.filter((line) => line !== '' && !own.includes(line))
  writeWhole(path, [...remaining, ...(isOn ? own : [])].map((line) => `${line}\n`).join(''))
}

const install = () => {
  setAttributes(true)
  git('config', '--local', 'merge.broadsheet.name', 'documents by what they say')
  git('config', '--local', 'merge.broadsheet.driver', driverLine())
  say(
    `From now on, git puts the documents of this site together by what they say, in this clone. ${typed('merge', '--uninstall')} takes it back.`,
  )
}

const uninstall = () => {
  setAttributes(false)
  git('config', '--local', '--remove-section', 'merge.broadsheet')
  say('Git merges documents of this site line by line again.')
}

/** The driver is named for this one merge alone: nothing is written into any configuration. */
const merge = (branch: string): number => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-merge-'))
  try {
    writeFileSync(join(folder, 'attributes'), `${ownLines().join('\n')}\n`)
    const given = [
      `core.attributesFile=${join(folder, 'attributes')}`,
      'merge.broadsheet.name=documents',
      `merge.broadsheet.driver=${driverLine()}`,
    ]
    const { status, stdout, stderr } = git(
      ...given.flatMap((one) => ['-c', one]),
      'merge',
      '--no-edit',
      branch,
    )
    const unmerged = answer('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean)
    if (status !== 0 && unmerged.length === 0)
      throw new Error(`git could not merge ${branch}: ${(stderr || stdout).trim()}`)
    if (stderr) tell(stderr.trim())
    if (unmerged.length === 0) {
      say(
        `${branch} is in this branch. ${typed('lint')} says whether both fit together, ${typed('review', 'ORIG_HEAD')} what came.`,
      )
      return 0
    }
    tell(
      `\nTo be decided: ${unmerged.join(', ')}. This branch’s words stand there now. Write what shall hold, mark each file as decided (git add), and commit; or take all back: git merge --abort`,
    )
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const asked = [values.install, values.uninstall, values.driver].filter(Boolean).length
const [branch, ...more] = positionals
if (asked > 1 || (asked === 1 && !values.driver && branch !== undefined))
  refuse(usage, '--install, --uninstall and a branch stand alone.')
if (values.driver ? positionals.length !== 4 : more.length > 0)
  refuse(usage, values.driver ? '--driver takes four files.' : `"${more[0]}" is one too many.`)
if (values.driver) process.exitCode = runDriver(positionals)
else if (git('rev-parse', '--is-inside-work-tree').status !== 0)
  refuse(usage, `${dirname(join(root, 'pages'))} is in no git.`)
else if (values.install) install()
else if (values.uninstall) uninstall()
else
  process.exitCode = merge(
    branch === undefined || branch.startsWith('-')
      ? refuse(usage, 'BRANCH is missing: the branch to bring in, such as origin/main.')
      : branch,
  )
