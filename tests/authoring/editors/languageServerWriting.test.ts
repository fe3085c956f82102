import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CodeAction,
  CodeActionRequest,
  DocumentFormattingRequest,
  FoldingRangeRequest,
  InlayHintRequest,
  type Position,
  TextDocumentEdit,
  WillRenameFilesRequest,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { writeJson } from '../../../src/core/document/writeJson.ts'
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
  editor.open(rigging)
})
afterAll(async () => {
  await editor.end()
  copy.remove()
})

const documentOf = (file = rigging) =>
  TextDocument.create(editor.uriOf(file), 'json', 1, editor.textOf(file))
const identified = (file = rigging) => ({ textDocument: { uri: editor.uriOf(file) } })
const fileOf = (uri: string) => decodeURIComponent(uri).replace(/^.*?(?=pages\/)/, '')
/** Retypes a document, for what is asked next. */
const retype = (text: string, file = rigging) => editor.type(file, editor.textOf(file), text)
const whole = { start: { line: 0, character: 0 }, end: { line: 10_000, character: 0 } }

describe('the language server for a document', () => {
  it('folds blocks and lists, even in invalid JSON', async () => {
    const foldings = async () =>
      ((await editor.connection.sendRequest(FoldingRangeRequest.type, identified())) ?? []).map(
        ({ startLine }) => startLine,
      )
    const lineOf = (find: string) =>
      editor
        .textOf(rigging)
        .split('\n')
        .findIndex((line) => line.includes(find))
    const found = await foldings()
    expect(found).toEqual(
      expect.arrayContaining([
        0,
        lineOf('"presets"'),
        lineOf('"blocks"'),
        lineOf('"type": "hero"') - 1,
      ]),
    )
    const text = editor.textOf(rigging)
    retype(text.replace('"kind": "service",', '"kind": ,'))
    expect(await foldings()).toContain(lineOf('"blocks"'))
    retype(text)
  })

  it('shows the value of each fact as an inlay hint in the requested format', async () => {
    const text = editor.textOf(rigging)
    retype(
      text.replace(
        '"Wire lasts", "value": "{{rigging.age}}"',
        '"Wire lasts", "value": "{{ rigging.fee | number }} and {{no.fact}}"',
      ),
    )
    const hints =
      (await editor.connection.sendRequest(InlayHintRequest.type, {
        ...identified(),
        range: whole,
      })) ?? []
    const document = documentOf()
    const shown = hints.map(({ position, label }) => {
      const line = document.getText({ start: { ...position, character: 0 }, end: position })
      return `${line.slice(line.lastIndexOf('{{'))} ${label}`
    })
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\{\{rigging\.time\}\} \d/),
        expect.stringMatching(/^\{\{ rigging\.fee \| number \}\} [\d,]+$/),
      ]),
    )
    expect(shown.filter((one) => one.includes('no.fact'))).toEqual([])
    const [first] = hints
    const line = first?.position.line ?? 0
    const part = { start: { line, character: 0 }, end: { line, character: 1 } }
    const some =
      (await editor.connection.sendRequest(InlayHintRequest.type, {
        ...identified(),
        range: part,
      })) ?? []
    expect(new Set(some.map(({ position }) => position.line))).toEqual(new Set([line]))
    retype(text)
  })

  it('formats as the commands do and leaves duplicate keys and invalid JSON unchanged', async () => {
    const laidOut = async () => {
      const edits =
        (await editor.connection.sendRequest(DocumentFormattingRequest.type, {
          ...identified(),
          options: { tabSize: 4, insertSpaces: false },
        })) ?? []
      return TextDocument.applyEdits(documentOf(), edits)
    }
    const text = editor.textOf(rigging)
    const value = JSON.parse(text) as unknown
    for (const spoilt of [
      JSON.stringify(value),
      JSON.stringify(value, null, 7),
      text.replaceAll(/^ +/gm, ''),
    ]) {
      retype(spoilt)
      const unit = /\n( +)/.exec(spoilt)?.[1] ?? '  '
      expect(await laidOut()).toBe(`${writeJson(value, '', unit)}\n`)
    }
    for (const remaining of [
      text.replace('"kind": "service",', '"kind": "service","kind": "service",'),
      text.replace('"kind"', '"kind'),
    ]) {
      retype(remaining)
      expect(await laidOut()).toBe(remaining)
    }
    retype(`${writeJson(value)}\n`)
    expect(await laidOut()).toBe(editor.textOf(rigging))
    retype(text)
  })
})

describe('the refactoring of a number in text', () => {
  const actionsAt = async (find: string, shift: number, length = 0) => {
    const start = documentOf().positionAt(editor.textOf(rigging).indexOf(find) + shift)
    const end: Position = { ...start, character: start.character + length }
    const context = { diagnostics: [], only: ['refactor'] }
    return ((await editor.connection.sendRequest(CodeActionRequest.type, {
      ...identified(),
      range: { start, end },
      context,
    })) ?? []) as CodeAction[] // the server gives no commands
  }
  it('extracts it into a fact with a proposed name and references it', async () => {
    const text = editor.textOf(rigging)
    retype(
      text.replace(
        '"label": "Takes", "value": "{{rigging.time}}"',
        '"label": "Trial sail", "value": "Costs £45 with a skipper"',
      ),
    )
    const [action] = await actionsAt('Costs £45', 'Costs £'.length)
    expect(action).toMatchObject({
      title: 'Make “£45” a fact: rigging.trialSail',
      kind: 'refactor.extract',
    })
    const texts = Object.fromEntries(
      (action?.edit?.documentChanges ?? [])
        .filter(TextDocumentEdit.is)
        .map(({ textDocument: { uri }, edits }) => [
          fileOf(uri),
          TextDocument.applyEdits(
            documentOf(fileOf(uri)),
            edits.filter((edit) => 'newText' in edit),
          ),
        ]),
    )
    expect(Object.keys(texts).sort()).toEqual(['pages/_facts.json', rigging])
    expect(texts[rigging]).toContain('"value": "Costs {{rigging.trialSail}} with a skipper"')
    const made = (JSON.parse(texts['pages/_facts.json'] ?? '') as { facts: Record<string, object> })
      .facts['rigging.trialSail']
    expect(made).toMatchObject({
      label: 'Trial sail',
      value: { kind: 'money', amount: 45 },
      source: 'specification',
      asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(await actionsAt('Costs £45', 1)).toEqual([])
    retype(text)
  })
})

describe('a file rename in the editor', () => {
  const willRename = async (from: string, to: string): Promise<WorkspaceEdit | null> =>
    editor.connection.sendRequest(WillRenameFilesRequest.type, {
      files: [{ oldUri: editor.uriOf(from), newUri: editor.uriOf(to) }],
    })
  const made = (edit: WorkspaceEdit | null) => ({
    moved: (edit?.documentChanges ?? []).flatMap((one) =>
      'kind' in one && one.kind === 'rename' ? [fileOf(one.oldUri)] : [],
    ),
    texts: Object.fromEntries(
      (edit?.documentChanges ?? [])
        .filter(TextDocumentEdit.is)
        .map(({ textDocument: { uri }, edits }) => [
          fileOf(uri),
          TextDocument.applyEdits(
            documentOf(fileOf(uri)),
            edits.filter((one) => 'newText' in one),
          ),
        ]),
    ),
  })

  it('is a registered capability of the server', () => {
    expect(editor.told.capabilities.workspace?.fileOperations?.willRename?.filters).toEqual([
      { scheme: 'file', pattern: { glob: '**/pages/**' } },
    ])
  })

  it('updates all references and adds a redirect while the editor moves the file', async () => {
    const { moved, texts } = made(await willRename('pages/about.json', 'pages/yard.json'))
    expect(moved).toEqual([])
    expect(texts['pages/_site.json']).toMatch(/"from": "\/about",\s*"to": "\/yard"/)
    expect(Object.keys(texts)).not.toContain('pages/yard.json')
    expect(Object.values(texts).filter((text) => /"href": "\/about"/.test(text))).toEqual([])
  })

  it('works for a folder and updates the URLs of its pages', async () => {
    const { moved, texts } = made(await willRename('pages/repairs', 'pages/mending'))
    expect(moved).toEqual([])
    expect(texts['pages/_site.json']).toMatch(/"\/mending\/rigging"/)
    expect(Object.keys(texts).filter((file) => file.startsWith('pages/mending'))).toEqual([])
  })

  it('works for an image', async () => {
    const { texts } = made(
      await willRename('pages/_assets/drawings/cradle.svg', 'pages/_assets/drawings/stand.svg'),
    )
    expect(Object.keys(texts).length).toBeGreaterThan(0)
    const naming = Object.entries(texts).filter(([, text]) =>
      text.includes('"src": "/assets/drawings/cradle.svg"'),
    )
    expect([
      naming.map(([file]) => file),
      texts['pages/_site.json']?.includes(
        '{ "from": "/assets/drawings/cradle.svg", "to": "/assets/drawings/stand.svg" }',
      ),
    ]).toEqual([[], true])
  })

  it('leaves references unchanged and shows why when the new URL is taken', async () => {
    expect(await willRename('pages/about.json', 'pages/contact.json')).toBeNull()
    expect(editor.shown.at(-1)).toMatch(
      /^The file moves alone, and what names it stays as it is: .*\/contact/,
    )
    expect(await willRename('pages/nothing.json', 'pages/other.json')).toBeNull()
  })
})
