import { describe, expect, test } from 'vitest'
import { lint } from '../../../src/content/lint/lint.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { outputFiles } from '../../../src/site/build/write/outputFiles.ts'
import { documents, littleSite, today } from '../../support/littleSite.ts'

/** Names that every object has by nature: as types, ids, facts, routes and options they are names like any other. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf']

const page = (name: string) => ({
  ...(documents['pages/about.json'] as object),
  title: `A page named ${name}`,
  blocks: [
    { type: 'hero', heading: `All about ${name}` },
    {
      type: 'prose',
      id: name,
      heading: name,
      paragraphs: [`It costs {{${name}.valueOf}}, see [below](#${name}) and [itself](/${name}).`],
    },
  ],
})
const fields = [
  {
    type: 'select',
    name: 'choice',
    label: 'Choice',
    options: ['__proto__', ...inherited].map((value) => ({ value, label: `Option ${value}` })),
  },
]
const form = {
  type: 'form',
  name: 'constructor',
  formType: 'toString',
  fields,
  submit: 'Send',
  submitting: 'Sending',
  success: { title: 'Sent', text: 'We answer.' },
}
const dialog = {
  ...(documents['pages/_dialogs/booking.json'] as object),
  title: 'Ask valueOf',
  blocks: [form],
}

const edits: Edit[] = [
  ...inherited.map((name) => ({ file: `pages/${name}.json`, value: page(name) })),
  ...inherited.map((name) => ({
    file: 'pages/_facts.json',
    at: `/facts/${name}.valueOf`,
    value: {
      label: name,
      value: { kind: 'number', amount: 45 },
      source: 'price list',
      asOf: '2025-12-01',
    },
  })),
  { file: 'pages/_site.json', at: '/forms/constructor', value: { id: 'constructor' } },
  { file: 'pages/_dialogs/valueOf.json', value: dialog },
  {
    file: 'pages/about.json',
    at: '/blocks/0/actions',
    value: [{ label: 'Ask', dialog: 'valueOf', preset: { choice: 'toString' } }],
  },
  { file: 'pages/about.json', at: '/presets', value: { valueOf: { choice: '__proto__' } } },
]

describe('names inherited from Object.prototype', () => {
  test('cause no lint errors as page names, ids, facts, forms, dialogs and options', () => {
    expect(
      lint(standardKit, littleSite(edits), { today }).filter(
        ({ severity }) => severity === 'error',
      ),
    ).toEqual([])
  })

  test('render unchanged as ids, facts, dialogs, options and presets', () => {
    const site = buildModel(standardKit, littleSite(edits))
    const client = { scripts: {}, imports: {}, files: new Map<string, Buffer>() }
    const files = new Map(
      [
        ...outputFiles(site, {
          kit: standardPageKit,
          client,
          formEndpoint: '',
          readAsset: () => Buffer.alloc(0),
          today,
        }),
      ].map(({ path, content }) => [path, String(content)]),
    )
    for (const name of inherited) {
      expect(files.get(`${name}.html`)).toContain(`id="${name}"`)
      expect(files.get(`${name}.html`)).toContain('It costs 45, see')
    }
    const drawn = files.get('enquire/valueOf.html') ?? ''
    expect(drawn).toContain('value="__proto__"')
    expect(drawn).not.toMatch(/<(?:input|select)[^>]*aria-invalid="true"/)
    expect(files.get('about.html')).toContain(
      'data-presets="{&quot;valueOf&quot;:{&quot;choice&quot;:&quot;__proto__&quot;}}"',
    )
  })

  test('are errors of the fields rule when used as field names', () => {
    const edit = (name: string): Edit => ({
      file: 'pages/_dialogs/booking.json',
      at: '/blocks/0/fields/0/name',
      value: name,
    })
    for (const name of inherited) {
      const found = lint(standardKit, littleSite([edit(name)]), { today }).filter(
        ({ severity }) => severity === 'error',
      )
      expect(found.map(({ rule, line }) => [rule, line])).toEqual([['fields', 14]])
    }
  })
})
