import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CodeAction,
  CodeActionRequest,
  DefinitionRequest,
  type DocumentSymbol,
  DocumentSymbolRequest,
  HoverRequest,
  type Location,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { copyOfSite, type LanguageClient, languageClient } from '../../support/languageClient.ts'
import { boatyard } from '../../support/sites.ts'

const copy = copyOfSite(boatyard)
const rigging = 'pages/repairs/rigging.json'
let editor: LanguageClient
const workspace = {
  didChangeWatchedFiles: { dynamicRegistration: true },
  workspaceEdit: { resourceOperations: ['rename' as const] },
}
beforeAll(async () => {
  editor = await languageClient(copy.root, { capabilities: { workspace } })
  for (const file of [rigging, 'pages/repairs/hulls.json', 'pages/_site.json']) editor.open(file)
})
afterAll(async () => {
  await editor.end()
  copy.remove()
})

/** All documents of a site, in order. */
const documentsOf = (root: string) =>
  readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `pages/${name}`)
    .sort()
const fileOf = (uri: string) => decodeURIComponent(uri).replace(/^.*?(?=pages\/)/, '')
/** The place of a part of a text that stands once in a document; `shift` characters into it. */
const at = (find: string, shift = 1, file = rigging) => {
  const text = editor.textOf(file)
  if (text.split(find).length !== 2) throw new Error(`${find} does not stand once in ${file}`)
  return {
    textDocument: { uri: editor.uriOf(file) },
    position: TextDocument.create('', '', 0, text).positionAt(text.indexOf(find) + shift),
  }
}
/** What stands at places, by file. */
const standing = (places: readonly Location[]) =>
  places.map(
    ({ uri, range }) =>
      `${fileOf(uri)}: ${TextDocument.create('', '', 0, editor.textOf(fileOf(uri))).getText(range)}`,
  )
/** The texts of files once an edit was made, and the moves of files. */
const made = ({ documentChanges = [] }: WorkspaceEdit) => ({
  moved: documentChanges.flatMap((one) =>
    'kind' in one && one.kind === 'rename' ? [`${fileOf(one.oldUri)} → ${fileOf(one.newUri)}`] : [],
  ),
  texts: new Map(
    documentChanges
      .filter(TextDocumentEdit.is)
      .map(({ textDocument: { uri }, edits }): [string, string] => {
        const file = fileOf(uri)
        return [
          file,
          TextDocument.applyEdits(
            TextDocument.create('', '', 0, editor.textOf(file)),
            edits.filter((edit) => 'newText' in edit),
          ),
        ]
      }),
  ),
})
const renamed = async (find: string, shift: number, newName: string) =>
  made(
    (await editor.connection.sendRequest(RenameRequest.type, { ...at(find, shift), newName })) ??
      {},
  )

describe('go to definition and find references', () => {
  const definition = async (find: string, shift = 1, file = rigging) => {
    const found = await editor.connection.sendRequest(DefinitionRequest.type, at(find, shift, file))
    return standing(found as Location[]) // the server gives no links
  }
  it('lead from a name to its fact, dialog or page', async () => {
    expect(await definition('{{rigging.time}}', 5)).toEqual(['pages/_facts.json: rigging.time'])
    expect(await definition('"parent": "/repairs"', 14)).toEqual(['pages/repairs.json: '])
    expect(await definition('Ask before you buy wire", "dialog": "look"', 39)).toEqual([
      'pages/_dialogs/look.json: ',
    ])
    expect(await definition('"estimate": { "job": "rigging" }', 24)).toEqual([
      'pages/_dialogs/estimate.json: rigging',
    ])
  })

  it('lead to an image, an explicit id or an id generated from a heading', async () => {
    expect(
      await definition('"src": "/assets/drawings/tide-table.svg"', 12, 'pages/repairs/hulls.json'),
    ).toEqual(['pages/_assets/drawings/tide-table.svg: '])
    expect(await definition('"href": "/repairs#waiting"', 20, 'pages/_site.json')).toEqual([
      'pages/repairs.json: waiting',
    ])
    expect(
      await definition('"to": "/repairs/rigging#prices"', 24, 'pages/_site.json'),
    ).toHaveLength(1)
  })

  it('list all references to a page, a dialog, an image or an id', async () => {
    const files = async (find: string, shift: number, file: string) => {
      const found = await editor.connection.sendRequest(ReferencesRequest.type, {
        ...at(find, shift, file),
        context: { includeDeclaration: false },
      })
      return [...new Set((found ?? []).map(({ uri }) => fileOf(uri)))].sort()
    }
    const everyFile = (pattern: RegExp) =>
      documentsOf(copy.root).filter((file) => pattern.test(editor.textOf(file)))
    expect(await files('"href": "/repairs#waiting"', 20, 'pages/_site.json')).toEqual(
      everyFile(/\/repairs#waiting"/),
    )
    expect(
      await files('"src": "/assets/drawings/tide-table.svg"', 12, 'pages/repairs/hulls.json'),
    ).toEqual(everyFile(/tide-table\.svg/))
    expect(await files('Ask before you buy wire", "dialog": "look"', 39, rigging)).toEqual(
      everyFile(/"dialog": "look"|"look": \{|\/enquire\/look/),
    )
  })

  it('list all references to a fact and include its declaration on request', async () => {
    const uses = async (includeDeclaration: boolean) =>
      standing(
        (await editor.connection.sendRequest(ReferencesRequest.type, {
          ...at('{{rigging.time}}', 5),
          context: { includeDeclaration },
        })) ?? [],
      )
    const found = await uses(false)
    expect(new Set(found.map((one) => one.replace(/^.*: /, '')))).toEqual(new Set(['rigging.time']))
    expect(found).toContain(`${rigging}: rigging.time`)
    expect(await uses(true)).toEqual(
      expect.arrayContaining([...found, 'pages/_facts.json: rigging.time']),
    )
  })

  it('return nothing where there is no name', async () => {
    expect(await editor.connection.sendRequest(DefinitionRequest.type, at('"Rigging"'))).toEqual([])
    expect(
      await editor.connection.sendRequest(PrepareRenameRequest.type, at('"Rigging"')),
    ).toBeNull()
  })
})

describe('rename symbol', () => {
  it('updates every reference to a fact', async () => {
    expect(
      await editor.connection.sendRequest(PrepareRenameRequest.type, at('{{rigging.time}}', 5)),
    ).toMatchObject({ placeholder: 'rigging.time' })
    const { texts } = await renamed('{{rigging.time}}', 5, 'rigging.days')
    expect(texts.get(rigging)).toContain('"value": "{{rigging.days}}"')
    expect(texts.get('pages/_facts.json')).toContain('"rigging.days": {')
    expect([...texts.values()].filter((text) => text.includes('rigging.time'))).toEqual([])
  })

  it('moves a page’s file and adds a redirect', async () => {
    const { moved, texts } = await renamed('"parent": "/repairs"', 14, '/mending')
    expect(moved).toContain('pages/repairs.json → pages/mending.json')
    expect(texts.get(rigging)).toContain('"parent": "/mending"')
    expect(texts.get('pages/_site.json')).toMatch(/"from": "\/repairs"/)
  })

  it('rejects a URL that is already in use', async () => {
    await expect(renamed('"parent": "/repairs"', 14, '/about')).rejects.toThrow(
      /Nothing was changed\.$/,
    )
  })
})

describe('hover', () => {
  const hover = async (find: string, shift: number, file = rigging) =>
    (await editor.connection.sendRequest(HoverRequest.type, at(find, shift, file)))?.contents
  it('shows a fact with value, source and uses and a page with its title', async () => {
    expect(await hover('{{rigging.time}}', 5)).toMatchObject({
      kind: 'markdown',
      value: expect.stringMatching(
        /^\*\*.+\*\*\n\n.+\n\n.+, \d{4}-\d\d-\d\d · \d+ places? in \d+ documents?$/,
      ),
    })
    expect(await hover('"parent": "/repairs"', 14)).toMatchObject({
      value: expect.stringMatching(/^\*\*Repairs.*\*\*\n\n./),
    })
  })
  it('shows an image with its size over its URL', async () => {
    expect(
      await hover('"src": "/assets/drawings/tide-table.svg"', 12, 'pages/repairs/hulls.json'),
    ).toMatchObject({
      value: expect.stringMatching(
        /^!\[\]\(file:\/\/.*\/pages\/_assets\/drawings\/tide-table\.svg\|height=160\)\n\n\d+ × \d+$/,
      ),
    })
  })
  it('shows the schema’s description over a key', async () => {
    expect(JSON.stringify(await hover('"parent"', 3))).toContain('Makes the breadcrumbs')
  })
})

it('the document outline lists blocks by their headings', async () => {
  const symbols = (await editor.connection.sendRequest(DocumentSymbolRequest.type, {
    textDocument: { uri: editor.uriOf(rigging) },
  })) as DocumentSymbol[] // the server gives no others
  const steps = symbols.find(({ detail }) => detail === 'steps')
  expect(steps?.name).toBe('From the crane to the first tack')
  expect(steps?.children?.length).toBeGreaterThan(1)
  const selected = TextDocument.create('', '', 0, editor.textOf(rigging)).getText(
    steps?.selectionRange,
  )
  expect(selected).toBe('"From the crane to the first tack"')
})

it('rename is rejected if it moves files and the editor can’t; other edits still work', async () => {
  const plain = await languageClient(copy.root)
  plain.open(rigging)
  const page = { ...at('"parent": "/repairs"', 14), newName: '/mending' }
  await expect(plain.connection.sendRequest(RenameRequest.type, page)).rejects.toThrow(
    'This moves files, which your editor leaves to others: the command `move` does it. Nothing was changed.',
  )
  const edit = await plain.connection.sendRequest(RenameRequest.type, {
    ...at('{{rigging.time}}', 5),
    newName: 'rigging.days',
  })
  expect(edit?.documentChanges).toBeUndefined()
  expect(Object.keys(edit?.changes ?? {}).map(fileOf)).toEqual(
    expect.arrayContaining([rigging, 'pages/_facts.json']),
  )
  expect(await plain.end()).toBe(0)
})

it('a quick fix for a finding is offered at the mark and fixes it', async () => {
  editor.type(
    rigging,
    '"label": "Ask before you buy wire", "dialog": "look"',
    '"label": "Ask before you buy wire", "dialog": "lok"',
  )
  const { textDocument, position } = at('"lok"')
  await expect
    .poll(() => editor.marked()[rigging]?.some(({ code }) => code === 'dialogs'))
    .toBe(true)
  const marked = editor.marked()[rigging]?.filter(({ code }) => code === 'dialogs') ?? []
  const actions = await editor.connection.sendRequest(CodeActionRequest.type, {
    textDocument,
    range: { start: position, end: position },
    context: { diagnostics: [...marked] },
  })
  const [first] = (actions ?? []) as CodeAction[] // the server gives no commands
  expect(first).toMatchObject({ kind: 'quickfix', diagnostics: marked })
  expect(made(first?.edit ?? {}).texts.get(rigging)).toContain(
    '"label": "Ask before you buy wire", "dialog": "look"',
  )
})
