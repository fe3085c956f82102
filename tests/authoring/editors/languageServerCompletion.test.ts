import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompletionItem, TextEdit } from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { copyOfSite, type LanguageClient, languageClient } from '../../support/languageClient.ts'
import { boatyard } from '../../support/sites.ts'

const copy = copyOfSite(boatyard)
const file = 'pages/repairs/rigging.json'
let editor: LanguageClient
let text = ''
beforeAll(async () => {
  editor = await languageClient(copy.root, {
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
  })
  editor.open(file)
  text = editor.textOf(file)
})
afterAll(async () => {
  await editor.end()
  copy.remove()
})

/** What is offered after one change of the page, with `|` where the caret is. */
const offered = (find: string, put: string, at = file, whole = text): Promise<CompletionItem[]> => {
  if (whole.split(find).length !== 2) throw new Error(`${find} does not stand once in ${at}`)
  return editor.complete(
    at,
    whole.replace(find, () => put),
  )
}
const shown = (items: readonly CompletionItem[]) =>
  items.map(({ label, detail }) => (detail === undefined ? label : `${label}: ${detail}`))
/** The line that is left once a choice was made. */
const chosen = (items: readonly CompletionItem[], label: string, at = file): string | undefined => {
  const item = items.find((one) => one.label === label)
  const document = TextDocument.create('file:///x', 'json', 1, editor.textOf(at))
  const edit = item?.textEdit as TextEdit // the server gives no other kind
  return TextDocument.applyEdits(document, [edit]).split('\n')[edit.range.start.line]?.trim()
}
const dialog = '{ "label": "Ask before you buy wire", "dialog": "look" }'

describe('completion offers names from the site', () => {
  it('as URLs with titles for pages, dialogs and files', async () => {
    const items = await offered(dialog, '{ "label": "Ask", "href": "/rep|" }')
    expect(shown(items)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\/repairs\/engines: ./),
        expect.stringMatching(/^\/enquire\/look: ./),
        expect.stringMatching(/^\/assets\/drawings\/cradle\.svg: \d+ × \d+, \d+ kB$/),
      ]),
    )
    expect(chosen(items, '/repairs/engines')).toBe(
      '"action": { "label": "Ask", "href": "/repairs/engines" }',
    )
  })

  it('for a parent page with pages only, even without quotes', async () => {
    const items = await offered('"parent": "/repairs"', '"parent": |')
    expect(shown(items).some((name) => name.startsWith('/repairs: '))).toBe(true)
    expect(items.filter(({ label }) => /^\/(assets|enquire)\//.test(label))).toEqual([])
    expect(chosen(items, '/repairs')).toBe('"parent": "/repairs",')
  })

  it('as the anchors of a page after # with their headings', async () => {
    expect(shown(await offered(dialog, '{ "label": "Ask", "href": "#|" }'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^#scope: ./),
        expect.stringMatching(/^#bring/),
      ]),
    )
    const others = shown(await offered(dialog, '{ "label": "Ask", "href": "/repairs/engines#|" }'))
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((name) => !name.startsWith('/repairs/engines#'))).toEqual([])
  })

  it('as URLs in links inside text, closing the bracket', async () => {
    const items = await offered(
      '"Tuning at the jetty and under sail"',
      '"Tuning, see [engines](/rep|"',
    )
    expect(chosen(items, '/repairs/engines')).toBe('"Tuning, see [engines](/repairs/engines)"')
    const within = await offered(
      '"Tuning at the jetty and under sail"',
      '"Tuning, see [engines](|) first"',
    )
    expect(chosen(within, '/repairs/engines')).toBe(
      '"Tuning, see [engines](/repairs/engines) first"',
    )
  })

  it('as facts with their values inside text, closing the braces', async () => {
    const items = await offered(
      '"Tuning at the jetty and under sail"',
      '"Tuning \\"quick\\" in {{|"',
    )
    expect(shown(items)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^rigging\.time: ./),
        expect.stringMatching(/^firm\.name: ./),
      ]),
    )
    expect(chosen(items, 'rigging.time')).toBe('"Tuning \\"quick\\" in {{rigging.time}}"')
    const within = await offered('"value": "{{rigging.time}}"', '"value": "{{rig|ging.time}}"')
    expect(chosen(within, 'rigging.time')).toContain('"value": "{{rigging.time}}"')
  })

  it('as dialogs with their titles', async () => {
    const items = await offered(dialog, '{ "label": "Ask", "dialog": "|" }')
    expect(items.map(({ label }) => label).sort()).toEqual(['estimate', 'look'])
    expect(items.map(({ detail }) => detail)).toEqual([expect.any(String), expect.any(String)])
  })

  it('as fields that a page presets and the options of each', async () => {
    expect(
      shown(await offered('"estimate": { "job": "rigging" }', '"estimate": { "|" }')),
    ).toContain('job')
    const options = await offered('"estimate": { "job": "rigging" }', '"estimate": { "job": "|" }')
    expect(options.map(({ label }) => label)).toEqual([
      'rigging',
      'engine',
      'hull',
      'cradle',
      'mooring',
    ])
    expect(
      shown(await offered('"estimate": { "job": "rigging" }', '"|": { "job": "rigging" }')).map(
        (name) => name.replace(/:.*/, ''),
      ),
    ).toEqual(['estimate', 'look'])
  })

  it('as lint rules in suppressions, with descriptions', async () => {
    expect(
      shown(
        await offered('"kind": "service",', '"kind": "service", "silence": [{ "rule": "|" }],'),
      ),
    ).toContainEqual(expect.stringMatching(/^near-duplicates: ./))
  })

  it('as categories of articles', async () => {
    const article = 'pages/log/fuel-that-grew.json'
    editor.open(article)
    const whole = editor.textOf(article)
    const [written = '', own = ''] = /"category": "([^"]+)"/.exec(whole) ?? []
    expect(
      (await offered(written, '"category": "|"', article, whole)).map(({ label }) => label),
    ).toContain(own)
    editor.close(article)
  })
})

describe('completion elsewhere follows the schemas', () => {
  it('with keys, values and whole blocks with the first text selected', async () => {
    expect((await offered('"kind": "service"', '"kind": "|"')).map(({ label }) => label)).toContain(
      '"service"',
    )
    expect(
      (await offered('"kind": "service",', '"kind": "service", "no|"')).map(({ label }) => label),
    ).toContain('noindex')
    const blocks = await offered('"blocks": [', '"blocks": [ |,')
    const written = blocks
      .map(({ textEdit, insertText }) => textEdit?.newText ?? insertText ?? '')
      .filter((one) => one.includes('"type": "callout"'))
    expect(written.length).toBeGreaterThan(0)
    expect(written.filter((one) => !/"type": "callout",[^$]*"\$\{1:.+\}"/s.test(one))).toEqual([])
  })

  it('with icons by name', async () => {
    const index = 'pages/index.json'
    editor.open(index)
    const items = await offered(
      '"icon": "certificate"',
      '"icon": "cl|"',
      index,
      editor.textOf(index),
    )
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining(['"clock"']))
  })

  it('with nothing for a document outside a site', async () => {
    editor.open('elsewhere/pages/a.json', '{ "title": "" }')
    expect(await editor.complete('elsewhere/pages/a.json', '{ "|" }')).toEqual([])
    editor.close('elsewhere/pages/a.json')
  })
})
