import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../support/builtSite.ts'

/**
 * Each command once, as a process: what is typed reaches the function behind it, and its words and exit code come back.
 * The commands are those of an author's week on one site, in order.
 */
const folder = temporaryFolder()
const root = join(folder.path, 'site')
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@spoke.shop', ...args], {
    cwd: root,
  })
beforeAll(() => {
  cpSync('tests/sites/bindery', root, { recursive: true })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Begin')
})
afterAll(folder.remove)

const run = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', command, ...args, '--root', root],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('new writes a draft, and refuses to overwrite it', () => {
  expect(run('new', '/repairs/spines')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('pages/repairs/spines.json'),
  })
  expect(JSON.parse(read('pages/repairs/spines.json'))).toMatchObject({ draft: true })
  expect(run('new', '/repairs/spines').status).toBe(1)
})

it('lint accepts the new draft and reports a misspelt key with its line', () => {
  expect(run('lint', '--format', 'json')).toMatchObject({ status: 0 })
  const spines = read('pages/repairs/spines.json')
  writeFileSync(join(root, 'pages/repairs/spines.json'), spines.replace('"title"', '"titel"'))
  const { status, stdout } = run('lint', '--format', 'json')
  expect([status, JSON.parse(stdout).findings]).toEqual([
    1,
    expect.arrayContaining([
      expect.objectContaining({ file: 'pages/repairs/spines.json', line: expect.any(Number) }),
    ]),
  ])
  writeFileSync(join(root, 'pages/repairs/spines.json'), spines)
})

it('edit shows a page and inserts a block into it', () => {
  expect(run('edit', 'look', '/repairs/spines')).toMatchObject({ status: 0 })
  expect(run('edit', 'insert', 'faq', '--into', '/repairs/spines')).toMatchObject({ status: 0 })
  expect(read('pages/repairs/spines.json')).toContain('"faq"')
})

it('move renames the page and leaves a redirect', () => {
  expect(run('move', '/terms', '/conditions')).toMatchObject({ status: 0 })
  expect([existsSync(join(root, 'pages/terms.json')), read('pages/_site.json')]).toEqual([
    false,
    expect.stringMatching(/"from": "\/terms"/),
  ])
})

it('remove deletes the draft', () => {
  expect(run('remove', '/repairs/spines')).toMatchObject({ status: 0 })
  expect(existsSync(join(root, 'pages/repairs/spines.json'))).toBe(false)
})

it('facts, translations, checks and upgrade run without errors', () => {
  expect(run('facts')).toMatchObject({ status: 0, stdout: expect.stringMatching(/pages\/.*:\d/) })
  expect(run('translations')).toMatchObject({ status: 0 })
  expect(run('checks')).toMatchObject({ status: 0 })
  expect(run('upgrade')).toMatchObject({ status: 0 })
})

it('changes lists the renamed page and build writes it', () => {
  expect(run('changes', '--format', 'json')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('/conditions'),
  })
  expect(run('build', '--out', join(folder.path, 'dist'))).toMatchObject({ status: 0 })
  expect(existsSync(join(folder.path, 'dist/conditions.html'))).toBe(true)
})

it('leads reports that there are no leads yet', () => {
  expect(run('leads')).toMatchObject({ status: 0, stdout: expect.stringContaining('No leads') })
})

it('schema --check and docs --check pass when the written files are fresh', () => {
  expect(run('schema', '--check')).toMatchObject({ status: 0 })
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'docs', '--check'])
  expect(status).toBe(0)
})
