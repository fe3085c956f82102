import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/builtSite.ts'
import { littleSite } from '../../support/littleSite.ts'

/** Two branches of a real repository, with a site in a folder of it whose name has a blank. */
const folder = temporaryFolder()
const repository = join(folder.path, 'a repository')
const root = join(repository, 'our site')
const about = 'pages/about.json'
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
const put = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const identity = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@spoke.shop',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@spoke.shop',
}
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'commit.gpgsign=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...identity },
  })
const merge = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'merge', '--root', root, ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, ...identity },
    },
  )
  return { status, stdout, stderr }
}
const change = (from: string, to: string) => put(about, textOf(about).replace(from, to))
/** Does something on a branch of its own, off the beginning. */
const on = (branch: string, act: () => void) => {
  git('checkout', '-q', '-B', branch, 'begin')
  act()
  git('add', '-A', '..')
  git('commit', '-qm', branch)
}
const paragraph = '"Ada began with one stand and a box of tubes. Her sons do the wheels today."'
const config = () => readFileSync(join(repository, '.git/config'), 'utf8')

beforeEach(() => {
  for (const { path, text } of littleSite().files) put(path, text)
  spawnSync('git', ['init', '-q', '-b', 'main', repository])
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  git('tag', 'begin')
})
afterEach(folder.remove)

it('the merge command merges paragraphs added in one place without changing git configuration', () => {
  on('theirs', () => change(paragraph, `${paragraph}, "Theirs is new."`))
  on('mine', () => change(paragraph, `${paragraph}, "Mine is new."`))
  const before = config()
  expect(git('merge', 'theirs').status).toBe(1) // line by line it is a conflict
  git('merge', '--abort')
  expect(merge('theirs')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^theirs is in this branch\./),
  })
  const { blocks } = JSON.parse(textOf(about)) as { blocks: { paragraphs?: string[] }[] }
  expect(blocks[1]?.paragraphs?.slice(1).sort()).toEqual(['Mine is new.', 'Theirs is new.'])
  expect(git('log', '-1', '--format=%P').stdout.trim().split(' ')).toHaveLength(2)
  expect([config(), existsSync(join(repository, '.git/info/attributes'))]).toEqual([before, false])
})

it('the merge command reports both versions of a conflict and writes no conflict markers', () => {
  on('theirs', () => {
    change('Two generations of grease', 'Their \u202eheading')
    change(paragraph, `${paragraph}, "Theirs is new."`)
  })
  on('mine', () => change('Two generations of grease', 'My heading'))
  const { status, stderr } = merge('theirs')
  expect(status).toBe(1)
  expect(stderr).toContain(
    'our site/pages/about.json: both branches have changed the same. Which one holds?\n',
  )
  expect(stderr).toContain(
    '  This branch:  Main heading of the beginning of the page: “Two generations of grease” → “My heading”\n',
  )
  expect(stderr).toContain(
    '  The other one: Main heading of the beginning of the page: “Two generations of grease” → “Their \\u202eheading”\n',
  )
  expect(JSON.parse(textOf(about))).toMatchObject({
    blocks: [{ heading: 'My heading' }, { paragraphs: [expect.anything(), 'Theirs is new.'] }],
  })
  expect(git('status', '--porcelain').stdout).toContain('UU "our site/pages/about.json"')
  git('merge', '--abort')
  expect(textOf(about)).toContain('My heading')
})

it('the merge command keeps this branch’s document if one is invalid or both created it', () => {
  on('theirs', () => {
    change('"title"', '"title')
    put('pages/new.json', '{ "title": "Theirs" }\n')
  })
  on('mine', () => {
    change('Two generations of grease', 'My heading')
    put('pages/new.json', '{ "title": "Mine" }\n')
  })
  const { status, stderr } = merge('theirs')
  expect(status).toBe(1)
  expect(stderr).toContain(
    'about.json: One of the two branches has a document here that is no JSON',
  )
  expect(stderr).toContain('new.json: Both branches have written this document anew')
  expect([textOf(about).includes('<<<<'), textOf('pages/new.json')]).toEqual([
    false,
    '{ "title": "Mine" }\n',
  ])
})

it('--install makes git merge use it until --uninstall restores the configuration', () => {
  put('../.git/info/attributes', '*.txt text\n')
  const before = config()
  on('theirs', () => change(paragraph, `${paragraph}, "Theirs is new."`))
  on('mine', () => change(paragraph, `${paragraph}, "Mine is new."`))
  expect(merge('--install')).toMatchObject({ status: 0 })
  expect(git('merge', '--no-edit', 'theirs').status).toBe(0)
  git('reset', '-q', '--hard', 'mine')
  expect(merge('--uninstall')).toMatchObject({ status: 0 })
  expect([
    config().replace(/\n+$/, ''),
    readFileSync(join(repository, '.git/info/attributes'), 'utf8'),
  ]).toEqual([before.replace(/\n+$/, ''), '*.txt text\n'])
  git('reset', '-q', '--hard', 'HEAD~1')
})

it('the merge command reports git’s own error for an unknown branch and rejects invalid arguments', () => {
  expect(merge('nowhere')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/git could not merge nowhere: .*nowhere/),
  })
  expect(merge()).toMatchObject({ status: 2, stderr: expect.stringContaining('BRANCH is missing') })
  expect(merge('--upload-pack=x')).toMatchObject({ status: 2 })
  expect(merge('--install', 'theirs')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('stand alone'),
  })
})
