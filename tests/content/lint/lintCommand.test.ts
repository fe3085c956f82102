import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { littleSite } from '../../support/littleSite.ts'
import { runMain } from '../../support/runMain.ts'

let root = ''
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const run = (...args: string[]) => runMain(['lint', '--root', root, ...args])
const about = 'pages/about.json'
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'broadsheet-lint-'))
  for (const { path, text } of littleSite().files) put(path, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('lint exits with 0 for a clean site', async () => {
  expect(await run()).toEqual({ status: 0, stdout: '7 documents, nothing found.\n', stderr: '' })
})

test('lint exits with 0 for warnings and 1 for errors', async () => {
  put(
    about,
    textOf(about).replace(
      'About the workshop',
      'About the workshop on Mill Lane that Ada opened when she was young',
    ),
  )
  expect(await run('--format', 'json')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('"warnings": 1'),
  })
  put(about, textOf(about).replace('"prose"', '"prosa"'))
  expect(await run('--format', 'json')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('"errors": 1'),
  })
})

test('lint reports only findings in the given files and folders', async () => {
  put(about, '{')
  put('pages/services/repair.json', '[')
  const files = async (...paths: string[]) =>
    JSON.parse((await run('--format', 'json', ...paths)).stdout)
  expect(await files('pages/services')).toMatchObject({
    files: 1,
    errors: 1,
    findings: [{ file: 'pages/services/repair.json' }],
  })
  expect(await files(join(root, about), 'pages/services/repair.json')).toMatchObject({
    files: 2,
    errors: 2,
  })
  expect(await files('pages/index.json')).toMatchObject({ files: 1, errors: 0 })
})

test('lint exits with 2 and explains an unknown path, format or option', async () => {
  expect(await run('pages/abuot.json')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^There is nothing to check at pages\/abuot\.json\.\nUsage: /),
  })
  expect(await run('--format', 'xml')).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^--format can't be "xml": it is one of pretty, json, /),
  })
  expect(await run('--fiks')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--fiks'),
  })
})

test('lint exits with 2 and one line if the root has no pages', async () => {
  root = join(root, 'pages', 'services')
  const { status, stderr } = await run()
  root = join(root, '..', '..')
  expect(status).toBe(2)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^lint could not run: There is no folder .* A site's documents stand in pages\/\.$/,
    ),
  ])
})

test('lint exits with 2 and names a rule that throws', async () => {
  const normalize = vi.spyOn(String.prototype, 'normalize').mockImplementation(() => {
    throw new Error('no such thing')
  }) // which only the widths of titles need
  const { status, stdout, stderr } = await run()
  normalize.mockRestore()
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^lint could not run: The lint rule "descriptions" failed: .*no such thing\n$/,
    ),
  })
})

test('--fix writes fixes, reports remaining errors and leaves other files unchanged', async () => {
  const before = textOf(about)
  put(about, before.replace('"title": "About the workshop",', '"title": "About the workshop"'))
  put('pages/index.json', textOf('pages/index.json').replace('"prose"', '"prosa"'))
  const index = textOf('pages/index.json')
  const { status, stdout } = await run('--fix')
  expect(status).toBe(1)
  expect(stdout).toContain('There is no block of the type "prosa".')
  expect(stdout).toContain('7 documents, 1 error, 0 warnings.')
  expect([textOf(about), textOf('pages/index.json')]).toEqual([before, index])
})

test('--fix no longer offers a fix that it couldn’t apply', async () => {
  const broken = textOf(about)
    .replace('"title": "About the workshop",', '"title": "About the workshop", // a comment')
    .replace('"type": "hero",', "'type': 'hero',")
  put(about, broken)
  expect((await run()).stdout).toContain('can be mended by --fix.')
  const { status, stdout } = await run('--fix')
  expect(status).toBe(1)
  expect(stdout).toContain('JSON has no comments.')
  expect(stdout).not.toContain('can be mended by --fix.')
  expect(textOf(about)).toBe(broken)
})
