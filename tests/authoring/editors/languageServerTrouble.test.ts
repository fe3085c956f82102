import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { DidOpenTextDocumentNotification } from 'vscode-languageserver/node'
import { type ClientOptions, copyOfSite, languageClient } from '../../support/languageClient.ts'
import { bicycle } from '../../support/sites.ts'

let copy: ReturnType<typeof copyOfSite>
beforeEach(() => {
  copy = copyOfSite(bicycle)
})
afterEach(() => copy.remove())

const start = async (options?: ClientOptions) => {
  const editor = await languageClient(copy.root, options)
  onTestFinished(async () => void (await editor.end()))
  return editor
}
const index = 'pages/index.json'
const words = (editor: Awaited<ReturnType<typeof start>>, file = index) =>
  (editor.marked()[file] ?? []).map(({ message }) => message)
const misspelt = () =>
  writeFileSync(
    join(copy.root, index),
    readFileSync(join(copy.root, index), 'utf8').replace('"title"', '"titel"'),
  )
const noTitle = expect.stringMatching(/^The page knows no "titel"\. → Did you mean "title"\?/)

it('a folder without a site is said, and a site that is opened from elsewhere is checked', async () => {
  const elsewhere = join(copy.root, 'elsewhere')
  mkdirSync(elsewhere)
  misspelt()
  const editor = await start({ folder: elsewhere })
  await expect.poll(() => editor.logged.join('\n')).toContain('There is no site in ')
  editor.open(index)
  await expect.poll(() => words(editor)).toContainEqual(noTitle)
})

it('a document in pages/ of what is no site is left alone, and that is said once', async () => {
  const editor = await start()
  const other = join(copy.root, 'shop/pages')
  mkdirSync(other, { recursive: true })
  for (const name of ['a.json', 'b.json', 'c.txt'])
    await editor.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: {
        uri: pathToFileURL(join(other, name)).href,
        languageId: 'json',
        version: 1,
        text: '{ "x": ',
      },
    })
  editor.open(index, '{')
  await expect.poll(() => words(editor)).toHaveLength(1)
  expect(editor.logged.filter((line) => line.includes('is no site'))).toEqual([
    `${copy.root}/shop is no site: it has no pages/_site.json. What lies in its pages/ is not checked.`,
  ])
  expect(Object.keys(editor.marked()).filter((file) => file.includes('shop'))).toEqual([])
})

it('a text that was never saved and a file that is no document are left alone', async () => {
  const editor = await start()
  for (const uri of [
    'untitled:Untitled-1',
    pathToFileURL(join(copy.root, 'pages/_assets/data.json')).href,
  ])
    await editor.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: 'json', version: 1, text: '{' },
    })
  editor.open(index, '{')
  await expect.poll(() => words(editor)).toHaveLength(1)
  expect(Object.keys(editor.marked())).toEqual(['pages/_site.json', index])
})

it('settings that are broken are marked in their place, and the site goes on once they are mended', async () => {
  const editor = await start()
  const settings = 'pages/_site.json'
  editor.open(settings)
  editor.type(settings, '{\n  "$schema"', '{{\n  "$schema"')
  await expect.poll(() => editor.marked()[settings]?.map(({ code }) => code)).toEqual(['syntax'])
  editor.type(settings, '{{\n', '{\n')
  await expect
    .poll(() => editor.marked()[settings]?.map(({ code }) => code))
    .not.toContain('syntax')
})

it('a place behind signs that take two units is counted as editors do', async () => {
  const editor = await start()
  editor.open(index)
  editor.type(index, 'Bicycle workshop under', '🚲🚲 {{no.fact}} under')
  const line = editor
    .textOf(index)
    .split('\n')
    .findIndex((text) => text.includes('no.fact'))
  const character = editor.textOf(index).split('\n')[line]?.indexOf('{{no.fact}}') ?? -1
  await expect
    .poll(() => editor.marked()[index]?.find(({ code }) => code === 'facts')?.range)
    .toEqual({
      start: { line, character },
      end: { line, character: character + '{{no.fact}}'.length },
    })
})

it('what another program saves is seen where the editor tells nothing of it', async () => {
  const editor = await start()
  misspelt()
  await expect.poll(() => words(editor)).toContainEqual(noTitle)
})

it('a site that is named is checked, and again when it was mended', async () => {
  const editor = await start({ args: ['--root', copy.root] })
  misspelt()
  await expect.poll(() => words(editor)).toContainEqual(noTitle)
  const text = readFileSync(join(copy.root, index), 'utf8')
  writeFileSync(join(copy.root, index), text.replace('"titel"', '"title"'))
  await expect.poll(() => words(editor)).not.toContainEqual(noTitle)
})

it('the programs that a site brings are named and not run', async () => {
  mkdirSync(join(copy.root, 'rules'))
  writeFileSync(join(copy.root, 'rules/loud.ts'), "throw new Error('this was run')\n")
  const editor = await start()
  await expect
    .poll(() => editor.shown)
    .toEqual([
      'This site has parts of its own, which are programs: rules/loud.ts. They are not run here: what they hold is not checked.',
    ])
  editor.open(index, '{')
  await expect.poll(() => words(editor)).toHaveLength(1)
  expect(editor.logged.filter((line) => line.includes('this was run'))).toEqual([])
})

it('ends with 0 when it is told to', async () => {
  const editor = await languageClient(copy.root)
  expect(await editor.end()).toBe(0)
})
