import type { FromSchema } from 'json-schema-to-ts'
import { expect, test } from 'vitest'
import { compileValidators } from '../../src/content/lint/schema/compileValidators.ts'
import type { LintKit } from '../../src/content/lint/types/LintKit.ts'
import { line } from '../../src/core/document/parts.ts'
import type { Sources } from '../../src/core/document/sources.ts'
import type { BlockModule } from '../../src/core/kit/BlockModule.ts'
import { choicesOf } from '../../src/core/kit/choices.ts'
import { createKit } from '../../src/core/kit/createKit.ts'
import type { Validators } from '../../src/core/kit/Validator.ts'
import { en } from '../../src/core/locale/en.ts'
import { buildModel } from '../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import type { PageKit } from '../../src/render/ui/PageKit.ts'
import { outputFiles } from '../../src/site/build/write/outputFiles.ts'
import { lint } from '../support/lintTexts.ts'
import { littleSite, today } from '../support/littleSite.ts'

const plateSchema = {
  type: 'object',
  title: 'Plate',
  description: 'A plate with a name on it.',
  required: ['type', 'name'],
  additionalProperties: false,
  properties: { type: { enum: ['plate'] }, name: line('Name', 'The name.') },
} as const
type PlateBlock = FromSchema<typeof plateSchema>

const plate: BlockModule = {
  schema: plateSchema,
  headings: ({ name }: PlateBlock & { type: string }) => [
    { level: 1, text: name, pointer: '/name' },
  ],
  check: ({ name }: PlateBlock & { type: string }) =>
    name === name.toUpperCase() ? [] : [{ pointer: '/name', message: 'A plate is in capitals.' }],
}
const noteSchema = {
  ...plateSchema,
  title: 'Note',
  description: 'A note.',
  required: ['type', 'text'],
  properties: { type: { enum: ['note'] }, text: line('Words', 'What it says.') },
} as const

const parts = {
  blocks: { plate, note: { schema: noteSchema } },
  fields: standardKit.fields,
  languages: { en: { ...en, words: { ...en.words, menu: 'Carte' } } },
  rules: standardKit.rules,
}

/** A house of two blocks, both of its own. */
const kitOfTwo = async (): Promise<PageKit & LintKit> => {
  const code = compileValidators(choicesOf(parts))
  const validators = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Validators // what it gives
  return {
    ...createKit(parts, validators),
    inputs: standardPageKit.inputs,
    components: new Map<string, (props: { block: never }) => React.ReactNode>([
      ['plate', ({ block }: { block: PlateBlock }) => <h1>{block.name}</h1>],
      ['note', ({ block }: { block: FromSchema<typeof noteSchema> }) => <p>{block.text}</p>],
    ]),
  }
}

const siteOf = (...blocks: readonly object[]): Sources => {
  const { files } = littleSite([
    { file: 'pages/_site.json', at: '/actions' },
    { file: 'pages/_site.json', at: '/navigation', value: [{ label: 'Home', href: '/' }] },
  ])
  const page = {
    $schema: '../schema/page.schema.json',
    title: 'The plate',
    description:
      'A house with one page that is made of two blocks of its own, and knows no other ones.',
    blocks,
  }
  const site = files.flatMap(({ path, text }) =>
    path === 'pages/_site.json' ? [{ path, text: text.replaceAll('/about', '/') }] : [],
  )
  return {
    files: [...site, { path: 'pages/index.json', text: JSON.stringify(page, null, 2) }],
    assets: [],
  }
}

test('lint with a kit of two blocks knows only those blocks', async () => {
  const kit = await kitOfTwo()
  const told = (sources: Sources) =>
    lint(kit, sources, { today }).flatMap(({ file, message }) =>
      file === 'pages/index.json' ? [message] : [],
    )
  expect(
    told(siteOf({ type: 'plate', name: 'SPOKE' }, { type: 'note', text: 'We mend.' })),
  ).toEqual([])
  expect(
    told(siteOf({ type: 'plate', name: 'Spoke' }, { type: 'prose', paragraphs: ['We mend.'] })),
  ).toEqual(['A plate is in capitals.', 'There is no block of the type "prose".'])
  expect(told(siteOf({ type: 'plate' }))).toEqual(['The plate block has no "name".'])
})

test('a build with a kit of two blocks uses its components and words', async () => {
  const kit = await kitOfTwo()
  const site = buildModel(
    kit,
    siteOf({ type: 'plate', name: 'SPOKE' }, { type: 'note', text: 'We mend.' }),
  )
  const client = {
    scripts: { 'browser/entries/loader.ts': '/assets/b/loader.js' },
    imports: {},
    files: new Map<string, Buffer>(),
  }
  const files = new Map(
    [
      ...outputFiles(site, {
        kit,
        client,
        formEndpoint: '',
        readAsset: () => Buffer.alloc(0),
        today,
      }),
    ].map(({ path, content }) => [path, String(content)]),
  )
  expect(files.get('index.html')).toMatch(/<h1>SPOKE<\/h1>.*<p>We mend\.<\/p>/)
  expect(files.get('index.html')).toContain('Carte')
})
