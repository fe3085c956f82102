import { existsSync, readdirSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import { exampleSite } from '../../src/authoring/workspace/gallery/exampleSite.ts'
import { exampleSources } from '../../src/authoring/workspace/gallery/exampleSources.ts'
import { examplePage, galleryPage } from '../../src/authoring/workspace/gallery/galleryPage.tsx'
import { lint } from '../../src/content/lint/lint.ts'
import { inWords } from '../../src/content/lint/messages/inWords.ts'
import type { Schema } from '../../src/core/document/documentSchemas.ts'
import type { Block } from '../../src/core/document/page.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import { blockOf } from '../../src/core/kit/blockOf.ts'
import { joinBlocks } from '../../src/core/kit/joinBlocks.ts'
import { blockNames, exportFaults } from '../../src/kits/plugins/partExports.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import { components } from '../../src/render/blocks/components.ts'
import { examples } from '../../src/render/blocks/examples.ts'
import * as blocks from '../../src/render/blocks/registry.ts'
import { registryFaults } from '../support/partFaults.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
})
const folder = 'src/render/blocks'
const today = '2026-01-15'
const types = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const pascal = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)
const schemaOf = (type: string): Schema => {
  const { schema } = blockOf(standardKit, type)
  if (!schema) throw new Error(`src/render/blocks/registry.ts has no line for the folder ${type}.`)
  return schema
}

/** What the folders export, whether or not the registry has a line for them. */
const modules = import.meta.glob<object>('../../src/render/blocks/*/schema.ts', { eager: true })

/** The example site with an example on one of its pages, after the page's beginning or in its place. */
const withExample = (example: Block): Sources => {
  const path = 'pages/services/repair.json'
  const { files, assets } = exampleSources()
  const page = JSON.parse(files.find((file) => file.path === path)?.text ?? '') as {
    blocks: Block[]
  }
  const isTop = blockOf(standardKit, example.type).region === 'top'
  const text = JSON.stringify(
    { ...page, blocks: isTop ? [example] : [...page.blocks, ...before(example), example] },
    null,
    2,
  )
  return { files: files.map((file) => (file.path === path ? { path, text } : file)), assets }
}

/** A heading of the third level needs one of the second before it. */
const before = (example: Block): Block[] =>
  example['level'] === 3
    ? [{ type: 'prose', heading: 'Above', paragraphs: ['It goes on below.'] }]
    : []

test('the block registry has one line per folder', () => {
  const lines = types.map((type) => `export * as ${type} from './${type}/schema.ts'`)
  const faults = registryFaults(`${folder}/registry.ts`, lines)
  expect(faults, faults.join('\n')).toEqual([])
})

describe('the exports of a block module', () => {
  it('are type-checked: the compiler rejects unknown names and invalid values', () => {
    const { background, ...cards } = blocks.cards
    // @ts-expect-error: no block exports `backgrounds`
    expect(joinBlocks({ cards: { ...cards, backgrounds: background } })).toHaveProperty('cards')
    // @ts-expect-error: no section has this background
    expect(joinBlocks({ cards: { ...cards, background: 'loud' } })).toHaveProperty('cards')
    // @ts-expect-error: the schema is missing
    expect(joinBlocks({ cards: { background } })).toHaveProperty('cards')
    expect(joinBlocks({ cards: { ...cards, background } })).toHaveProperty('cards')
  })
})

test.each(types)('the block %s has all its files with the required exports only', (type) => {
  const component = pascal(type)
  const [schema, drawn, shown] = ['schema.ts', `${component}.tsx`, 'examples.json'].map(
    (name) => `${folder}/${type}/${name}`,
  ) as [string, string, string]
  const exportsOf = (file: string) =>
    modules[`../../${file}`] ? Object.keys(modules[`../../${file}`] ?? {}) : undefined
  const faults = [
    ...exportFaults(schema, exportsOf(schema), blockNames, 'src/core/kit/BlockModule.ts').map(
      inWords,
    ),
    ...(existsSync(drawn)
      ? components.has(type)
        ? []
        : [`${drawn} must export "${component}".`]
      : [`${drawn} is missing.`]),
    ...(existsSync(shown) ? [] : [`${shown} is missing.`]),
  ]
  expect(faults, faults.join('\n')).toEqual([])
})

/** Those of the registry that have all their files: what is missing is told above, once. */
const whole = Object.keys(standardKit.blocks).filter(
  (type) => components.has(type) && examples.has(type),
)

describe.each(whole)('the block %s', (type) => {
  it('has a described schema of its own type that rejects unknown keys', () => {
    const schema = schemaOf(type)
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { type: { enum: [type] } },
    })
    expect(schema['required']).toContain('type')
    expect(String(schema['description']).length).toBeGreaterThan(10)
  })
  it('has examples of its type that use each of its keys', () => {
    const all = examples.get(type) ?? []
    expect(all.length).toBeGreaterThan(0)
    for (const example of all) expect(example.type).toBe(type)
    const common = ['id', 'label', 'intro', 'note', 'actions']
    const own = Object.keys(schemaOf(type)['properties'] as object).filter(
      (key) => !common.includes(key),
    )
    expect(
      own.filter((key) => !all.some((example) => key in example)),
      `${folder}/${type}/examples.json shows no example of these keys`,
    ).toEqual([])
  })
  const all = [...(examples.get(type) ?? []).entries()]
  test.each(all)('has an example %i without lint findings', (_index, example) => {
    const findings = lint(standardKit, withExample(example), { today }).filter(
      ({ file, pointer }) => file === 'pages/services/repair.json' && pointer.startsWith('/blocks'),
    )
    expect(findings).toEqual([])
  })
  test.each(all)('renders its example %i with one h1 and only known classes', (index) => {
    const html = examplePage(
      exampleSite(standardKit, undefined, undefined),
      examples,
      type,
      index,
      { kit: standardPageKit, scripts: {}, today },
    )
    expect(html).toContain('<main')
    expect(html?.match(/<h1[ >]/g)).toHaveLength(1)
    expect(
      html?.match(/class="[^"]*\bundefined\b[^"]*"/g),
      'a class that its style sheet does not have',
    ).toBeNull()
  })
  test.each(all)('renders its example %i as valid HTML', async (_index, example) => {
    const html = galleryPage(
      exampleSite(standardKit, undefined, undefined),
      type,
      [...before(example), example],
      { kit: standardPageKit, scripts: {}, today },
    )
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0]
    const { results } = await validator.validateString(
      `<!doctype html><html lang="en"><head><title>${type}</title></head><body>${main}</body></html>`,
    )
    expect(
      results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
    ).toEqual([])
  })
})

/** A block whose schema contradicts itself has props of the type `never`. */
type NeverOf<T> = { [K in keyof T]: [T[K]] extends [never] ? K : never }[keyof T]
type Props = {
  [K in keyof typeof blocks]: import('json-schema-to-ts').FromSchema<(typeof blocks)[K]['schema']>
}
expectTypeOf<NeverOf<Props>>().toBeNever() // for the compiler: no test can see a type
