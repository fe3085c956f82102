import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { type ClientOptions, copyOfSite, languageClient } from '../../support/languageClient.ts'
import { bicycle } from '../../support/sites.ts'

const page = 'pages/hire.json'
let copy: ReturnType<typeof copyOfSite>
beforeEach(() => {
  copy = copyOfSite(bicycle)
  cpSync('tests/sites/bicycleParts', copy.root, { recursive: true })
  const mark = JSON.stringify(join(copy.root, 'was-run'))
  appendFileSync(
    join(copy.root, 'rules/noShouting.ts'),
    `import { writeFileSync } from 'node:fs'\nwriteFileSync(${mark}, '')\n`,
  )
})
afterEach(() => copy.remove())

const start = async (options?: ClientOptions) => {
  const editor = await languageClient(copy.root, options)
  onTestFinished(async () => void (await editor.end()))
  editor.open(page)
  return editor
}
const wasRun = () => existsSync(join(copy.root, 'was-run'))
const words = (editor: Awaited<ReturnType<typeof start>>) =>
  (editor.marked()[page] ?? []).map(({ message }) => String(message))

it('in an untrusted folder the language server runs no plugins and accepts their blocks and fields', async () => {
  const editor = await start()
  editor.type(page, '"title": "Bicycles for hire', '"titel": "", "title": "Bicycles for hire')
  await expect
    .poll(() => words(editor))
    .toEqual([expect.stringMatching(/^The page knows no "titel"/)])
  expect(editor.shown).toEqual([
    'This site has parts of its own, which are programs: blocks/hire, fields/wheelSize, rules/noShouting.ts. They are not run here: what they hold is not checked.',
  ])
  expect(wasRun()).toBe(false)
})

it('in an untrusted folder a misspelt plugin block is still reported', async () => {
  const editor = await start()
  editor.type(page, '"type": "hire"', '"type": "hier"')
  await expect
    .poll(() => words(editor))
    .toEqual([
      expect.stringMatching(/^There is no block of the type "hier"\. → Did you mean "hire"\?/),
    ])
})

it('in a trusted folder plugins run and their content is checked', async () => {
  const editor = await start({ initializationOptions: { trusted: true } })
  editor.type(page, '"day": "£25"', '"dya": "£25"')
  await expect.poll(() => words(editor)).toContainEqual(expect.stringContaining('"dya"'))
  expect([wasRun(), editor.shown]).toEqual([true, []])
})

it('in a trusted folder a broken plugin is reported and everything else is checked', async () => {
  appendFileSync(join(copy.root, 'blocks/hire/schema.ts'), '}')
  const editor = await start({ initializationOptions: { trusted: true } })
  editor.type(page, '"title": "Bicycles for hire', '"titel": "", "title": "Bicycles for hire')
  await expect
    .poll(() => words(editor))
    .toEqual([expect.stringMatching(/^The page knows no "titel"/)])
  await expect
    .poll(() => editor.shown)
    .toEqual([
      expect.stringMatching(
        /^What this site’s own parts hold is not checked: blocks\/hire\/schema\.ts:/,
      ),
    ])
})

it('completion offers plugin blocks from the site’s own schema without running plugins', async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'schema', '--root', copy.root],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, expect.any(String)])
  rmSync(join(copy.root, 'was-run'))
  const editor = await start()
  const text = editor.textOf(page)
  const offered = async (find: string, put: string) =>
    (await editor.complete(page, text.replace(find, put))).map(({ label }) => label)
  expect(await offered('"type": "hire"', '"type": "|"')).toContain('"hire"')
  expect(await offered('"Tandem", "day": "£20"', '"Tandem", "|"')).toContain('day')
  expect(wasRun()).toBe(false)
})
