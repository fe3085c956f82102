import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import {
  type CompletionItem,
  getLanguageService,
  type Hover,
  type JSONDocument,
  TextDocument,
} from 'vscode-json-languageservice'
import type { SiteDocument } from '../../../src/core/document/site.ts'
import * as blocks from '../../../src/render/blocks/registry.ts'
import * as fields from '../../../src/render/fields/registry.ts'
import { bicycle, boatyard, ownSite } from '../../support/sites.ts'

const names = ['page', 'dialog', 'site', 'facts', 'checks'] as const
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

/** The service that VS Code runs, with the folder's own settings: which file follows which schema. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, document) => new URL(path, document).href },
})
service.configure({
  validate: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: pathToFileURL(url).href,
    folderUri: pathToFileURL('.').href,
  })),
})

type Opened = {
  readonly document: TextDocument
  readonly json: JSONDocument
  readonly position: { line: number; character: number }
}

/** Opens a text whose `|` marks the cursor. */
const open = (text: string, path = 'pages/services/repair.json'): Opened => {
  const document = TextDocument.create(pathToFileURL(path).href, 'json', 1, text.replace('|', ''))
  return {
    document,
    json: service.parseJSONDocument(document),
    position: document.positionAt(text.indexOf('|')),
  }
}
const complete = async (text: string, path?: string): Promise<CompletionItem[]> => {
  const { document, json, position } = open(text, path)
  return (await service.doComplete(document, position, json))?.items ?? []
}
const hover = async (text: string, path?: string): Promise<string> => {
  const { document, json, position } = open(text, path)
  const contents: Hover['contents'] =
    (await service.doHover(document, position, json))?.contents ?? ''
  // The service escapes what Markdown would read as signs.
  return [contents]
    .flat()
    .map(String)
    .join('\n')
    .replace(/\\([\s\S])/g, '$1')
    .replace(/&nbsp;/g, ' ')
}
const problems = async (text: string, path?: string) => {
  const { document, json } = open(text, path)
  return (await service.doValidation(document, json)).map(
    ({ message, range }) => `${range.start.line + 1}: ${message}`,
  )
}
const labels = (items: readonly CompletionItem[]) =>
  items.map(({ label }) => label.replace(/^"|"$/g, ''))
const inBlocks = (text: string) => `{ "title": "T", "blocks": [ ${text} ] }`
const wordsOf = ({ documentation }: CompletionItem) =>
  typeof documentation === 'string' ? documentation : (documentation?.value ?? '')

describe('an editor with the site’s folder open', () => {
  it('completes all block types with their descriptions', async () => {
    const items = await complete(inBlocks('{ "type": "|" }'))
    expect(labels(items).sort()).toEqual(Object.keys(blocks).sort())
    expect(wordsOf(items.find(({ label }) => label === '"faq"') ?? { label: '' })).toMatch(
      /^Questions and answers\./,
    )
  })

  it('completes block types while the quotation mark is still open', async () => {
    expect(labels(await complete('{ "title": "T", "blocks": [ { "type": "|'))).toEqual(
      expect.arrayContaining(Object.keys(blocks)),
    )
  })

  it('completes only the keys of the block’s type', async () => {
    const items = await complete(inBlocks('{ "type": "quotation", | }'))
    expect(labels(items).sort()).toEqual([
      ...[
        'band',
        'from',
        'further',
        'heading',
        'hidden',
        'href',
        'id',
        'intro',
        'label',
        'source',
        'text',
        'until',
      ],
    ])
  })

  it('completes the keys of list entries in a block', async () => {
    expect(
      labels(await complete(inBlocks('{ "type": "faq", "items": [ { | } ] }'))).sort(),
    ).toEqual(['answer', 'id', 'question'])
  })

  it('completes values with the meaning of each', async () => {
    const items = await complete(inBlocks('{ "type": "callout", "kind": "|" }'))
    expect(labels(items)).toEqual(['info', 'tip', 'warning', 'deadline'])
    expect(items.map((item) => wordsOf(item).split('\n')[0])).toEqual([
      'Good to know.',
      'Advice.',
      'What goes wrong.',
      'A date that must not be missed.',
    ])
  })

  it('completes field types and then the keys of that type', async () => {
    const form = (text: string) => inBlocks(`{ "type": "form", "fields": [ ${text} ] }`)
    expect(labels(await complete(form('{ "type": "|" }'))).sort()).toEqual(
      Object.keys(fields).sort(),
    )
    expect(labels(await complete(form('{ "type": "date", | }'))).sort()).toEqual([
      'formerly',
      'hint',
      'label',
      'max',
      'min',
      'name',
      'required',
      'weekdays',
      'width',
    ])
  })

  it('inserts whole blocks', async () => {
    const items = (await complete(inBlocks('|'))).filter(({ insertText }) =>
      insertText?.includes('"type"'),
    )
    const inserted = items.map(
      ({ insertText }) =>
        JSON.parse((insertText ?? '').replace(/\\([\\$}])/g, '$1')) as { type: string },
    )
    expect(new Set(inserted.map(({ type }) => type))).toEqual(new Set(Object.keys(blocks)))
    expect(inserted.find(({ type }) => type === 'cta')).toMatchObject({
      heading: expect.any(String),
      actions: [{ label: expect.any(String) }, {}],
    })
  })

  it('shows a block’s description with an example on hover over its type', async () => {
    const shown = await hover(inBlocks('{ "type": "quot|ation", "text": "A", "source": "B" }'))
    expect(shown).toContain('Words of somebody else, with their source')
    expect(shown).toMatch(/^Kind of block\n/)
    expect(shown).toMatch(/For example:\s+\{\s+"type": "quotation",/)
  })

  it('shows a key’s label and description with an example on hover', async () => {
    expect(
      await hover(
        inBlocks('{ "type": "faq", "items": [ { "quest|ion": "A?", "answer": ["B"] } ] }'),
      ),
    ).toMatch(/^Question\n\nThe question, as people ask it\. For example: ".+\?"\.$/)
    expect(await hover('{ "pare|nt": "/services" }')).toMatch(
      /^Parent page\n\nThe page that this one belongs to: "/,
    )
  })

  it('shows the meaning of a value on hover', async () => {
    expect(
      await hover(inBlocks('{ "type": "callout", "kind": "dead|line", "text": "A" }')),
    ).toContain('A date that must not be missed.')
  })

  it('marks unknown block properties and invalid values', async () => {
    expect(
      await problems(inBlocks('\n{ "type": "quotation", "text": "A", "source": "B", "by": "C" }')),
    ).toContain('2: Property by is not allowed.')
    expect(
      await problems(inBlocks('\n{ "type": "callout", "kind": "hint", "text": "A" }')),
    ).toContain('2: Value is not accepted. Valid values: "info", "tip", "warning", "deadline".')
  })

  it('reports a missing or wrong type or kind only once', async () => {
    const block = '{ "heading": "A" }'
    const field =
      '{ "type": "form", "name": "a", "formType": "a", "fields": [\n{ "name": "a", "label": "A" }], "submit": "A", "submitting": "A", "success": { "title": "A", "text": "A" } }'
    const fact = (value: string) =>
      `{ "$schema": "../schema/facts.schema.json", "facts": { "repair.fee": { "label": "A", "source": "A", "asOf": "2025-01-01",\n"value": ${value} } } }`
    const page = (text: string) =>
      `{ "$schema": "../../schema/page.schema.json", "title": "T", "description": "D", "blocks": [\n${text} ] }`
    expect(await problems(page(block))).toEqual(['2: Missing property "type".'])
    expect(await problems(page('{ "type": "hreo", "heading": "A" }'))).toEqual([
      expect.stringMatching(/^2: Value is not accepted\. /),
    ])
    expect(await problems(page(field))).toEqual(['3: Missing property "type".'])
    expect(await problems(fact('{ "amount": 1 }'), 'pages/_facts.json')).toEqual([
      '2: Missing property "kind".',
    ])
    expect(await problems(fact('{ "kind": "money", "amuont": 1 }'), 'pages/_facts.json')).toEqual([
      '2: Missing property "amount".',
      '2: Property amuont is not allowed.',
    ])
  })

  it('recognises dialogs, settings and facts by their location', async () => {
    expect(labels(await complete('{ | }', 'pages/_dialogs/booking.json'))).toContain('heading')
    expect(labels(await complete('{ "theme": { "scheme": "|" } }', 'pages/_site.json'))).toEqual([
      'auto',
      'light',
      'dark',
    ])
    const fact = '{ "facts": { "repair.fee": { "value": { "kind": "|" } } } }'
    expect(labels(await complete(fact, 'pages/_facts.json')).sort()).toEqual([
      'date',
      'money',
      'number',
      'percent',
      'words',
    ])
    expect(labels(await complete('{ | }', 'pages/index.json'))).toContain('parent')
  })

  it('marks deprecated names, shows the new ones and doesn’t complete them', async () => {
    const page = (text: string) =>
      `{ "$schema": "../../schema/page.schema.json", "title": "T", "description": "D", "blocks": [\n${text} ] }`
    const block =
      '{ "type": "penalties", "caption": "A", "items": [ { "violation": "B", "consequence": "C" } ] }'
    expect(await problems(page(block))).toEqual([
      '2: Value is deprecated',
      '2: Value is deprecated',
    ])
    expect(await problems(page(block.replace('"violation": "B", ', '')))).toContain(
      '2: Missing property "cause".',
    )
    expect(await hover(page(block.replace('"pena', '"pena|')))).toContain(
      'Now called "consequences". The command `upgrade` writes it so.',
    )
    expect(await hover(page(block.replace('"viol', '"viol|')))).toContain(
      'Now called "cause". The command `upgrade` writes it so.',
    )
    expect(
      labels(await complete(inBlocks('{ "type": "penalties", "items": [ { | } ] }'))).sort(),
    ).toEqual(['cause', 'consequence', 'note'])
  })

  it('reports no problems in valid documents of every kind', async () => {
    for (const path of [
      'pages/index.json',
      'pages/_site.json',
      'pages/_facts.json',
      'pages/_dialogs/estimate.json',
      'pages/contact.json',
    ]) {
      const text = readFileSync(join(boatyard, path), 'utf8').replace(/(\.\.\/){3}schema/, 'schema') // as if it lay in this folder
      expect(await problems(text.replace(/\|/g, '\\u007c'), path)).toEqual([])
    }
  })
})

describe('the schema files', () => {
  it('report a block without a type only once in ajv-cli', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schema-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const document = join(folder, 'page.json')
    writeFileSync(
      document,
      JSON.stringify({ $schema: '', title: 'T', description: 'D', blocks: [{ heading: 'A' }] }),
    )
    const { stderr, status } = spawnSync(
      'node_modules/.bin/ajv',
      [
        'validate',
        '--spec=draft2020',
        '--strict=false',
        '--all-errors',
        '--errors=line',
        '-s',
        'schema/page.schema.json',
        '-d',
        document,
      ],
      { encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(
      [...stderr.matchAll(/message":"([^"]*(?:\\.[^"]*)*)"/g)].map(([, message]) => message),
    ).toEqual(["must have required property 'type'"])
  })

  test.each(names)(
    '%s.schema.json uses only standard keywords and contains no site’s own data',
    (name) => {
      const text = readFileSync(`schema/${name}.schema.json`, 'utf8')
      expect(text).not.toMatch(/enumDescriptions|defaultSnippets|markdownDescription/)
      for (const root of [ownSite, boatyard, bicycle]) {
        const { firm } = JSON.parse(
          readFileSync(join(root, 'pages/_site.json'), 'utf8'),
        ) as SiteDocument
        for (const word of [
          firm.name,
          firm.founder,
          firm.email,
          firm.address.city,
          firm.address.country,
        ])
          if (word) expect(text).not.toContain(word)
      }
      for (const word of ['GST', '₹', 'lakh']) expect(text).not.toContain(word)
    },
  )

  test.each(names)('%s.schema.json describes every key', (name) => {
    const missing: string[] = []
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      for (const [key, entry] of Object.entries(value)) {
        if (key === 'examples' || key === 'if' || key === 'else') continue
        if (key === 'properties')
          for (const [property, own] of Object.entries(
            entry as Record<string, { enum?: unknown[] }>,
          ))
            if (
              !(
                'description' in own ||
                '$ref' in own ||
                'oneOf' in own ||
                own.enum?.length === 1 ||
                (property === 'type' && 'pattern' in own)
              )
            )
              missing.push(`${path}/${property}`)
        walk(entry, `${path}/${key}`)
      }
    }
    walk(JSON.parse(readFileSync(`schema/${name}.schema.json`, 'utf8')), name)
    expect(missing).toEqual([])
  })
})
