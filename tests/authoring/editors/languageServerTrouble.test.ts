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

it('the language server logs a folder without a site and checks one opened from elsewhere', async () => {
  const elsewhere = join(copy.root, 'elsewhere')
  mkdirSync(elsewhere)
  misspelt()
  const editor = await start({ folder: elsewhere })
  await expect.poll(() => editor.logged.join('\n')).toContain('There is no site in ')
  editor.open(index)
  await expect.poll(() => words(editor)).toContainEqual(noTitle)
})

it('the language server ignores documents of a folder without _site.json and logs this once', async () => {
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

it('the language server ignores unsaved new files and files that aren’t documents', async () => {
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

it('the language server marks broken settings and recovers when they are fixed', async () => {
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

it('the language server counts columns in UTF-16 code units as editors do', async () => {
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

it('the language server notices files that another program saves without a notification', async () => {
  const editor = await start()
  misspelt()
  await expect.poll(() => words(editor)).toContainEqual(noTitle)
})

it('the language server checks the site passed with --root and again after a fix', async () => {
  const editor = await start({ args: ['--root', copy.root] })
  misspelt()
  await expect.poll(() => words(editor)).toContainEqual(noTitle)
  const text = readFileSync(join(copy.root, index), 'utf8')
  writeFileSync(join(copy.root, index), text.replace('"titel"', '"title"'))
  await expect.poll(() => words(editor)).not.toContainEqual(noTitle)
})

it('the language server lists a site’s plugins but doesn’t run them', async () => {
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

it('the language server exits with code 0 on shutdown', async () => {
  const editor = await languageClient(copy.root)
  expect(await editor.end()).toBe(0)
})
