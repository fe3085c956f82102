import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filledValues } from '../../src/authoring/workspace/gallery/filledValues.ts'
import { inWords } from '../../src/content/lint/messages/inWords.ts'
import { joinFields } from '../../src/core/kit/joinFields.ts'
import { en } from '../../src/core/locale/en.ts'
import { formWords } from '../../src/core/locale/formWords.ts'
import {
  exportFaults,
  fieldDataNames,
  fieldRuleNames,
  type Names,
} from '../../src/kits/plugins/partExports.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import type { Field } from '../../src/render/fields/Field.ts'
import { ourRules } from '../../src/render/fields/modules.ts'
import * as fields from '../../src/render/fields/registry.ts'
import { fieldError } from '../../src/render/form/fieldError.ts'
import { formRules } from '../../src/render/form/formRules.ts'
import { registryFaults } from '../support/partFaults.ts'

const folder = 'src/render/fields'
const types = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)
const inputOf = (type: string) => `${type.charAt(0).toUpperCase()}${type.slice(1)}Input`

/** All files of all folders, whether or not the registry has a line for them. */
const modules = import.meta.glob<object>('../../src/render/fields/*/*.{ts,tsx}', { eager: true })

const faultsIn = (file: string, names: Names): string[] =>
  exportFaults(
    file,
    existsSync(file) ? Object.keys(modules[`../../${file}`] ?? {}) : undefined,
    names,
    'src/core/kit/FieldModule.ts',
  ).map(inWords)

describe('src/render/fields/registry.ts', () => {
  it('has one line for each folder', () => {
    const lines = types.map((type) => `export * as ${type} from './${type}/schema.ts'`)
    const faults = registryFaults(`${folder}/registry.ts`, lines)
    expect(faults, faults.join('\n')).toEqual([])
  })
  it('rejects unknown and missing exports of a field at compile time', () => {
    const { replyTo, ...email } = fields.email
    // @ts-expect-error: no field exports `replyto`
    expect(joinFields({ email: { ...email, replyto: replyTo } })).toHaveProperty('email')
    // @ts-expect-error: the sample is missing
    expect(joinFields({ email: { schema: email.schema } })).toHaveProperty('email')
  })
})

/** A field of a type that says no more than it must. */
const leastOf = (type: keyof typeof fields): Field => {
  const required = standardKit.fields[type]?.schema.required ?? []
  const all: Record<string, unknown> = {
    type,
    name: 'x',
    label: 'X',
    options: [{ value: 'a', label: 'A' }],
  }
  return Object.fromEntries(Object.entries(all).filter(([key]) => required.includes(key))) as Field // made by its own schema
}

describe.each(types)('the field %s', (type) => {
  it('has all its files with the required exports only', () => {
    const input = inputOf(type)
    const faults = [
      ...faultsIn(`${folder}/${type}/schema.ts`, fieldDataNames),
      ...faultsIn(`${folder}/${type}/check.ts`, fieldRuleNames),
      ...faultsIn(`${folder}/${type}/${input}.tsx`, { [input]: true }),
    ]
    expect(faults, faults.join('\n')).toEqual([])
  })
})

describe.each(Object.keys(fields) as (keyof typeof fields)[])('the registered field %s', (type) => {
  it('has a described schema of its own type that rejects unknown keys', () => {
    const schema = standardKit.fields[type]?.schema
    expect(schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { type: { enum: [type] } },
    })
    expect(schema?.description.length).toBeGreaterThan(5)
  })
  it('has a sample value that passes its own check when the field is required', () => {
    const field = leastOf(type)
    const asked = 'label' in field ? { ...field, required: true } : field
    const values = filledValues(standardKit, [asked])
    expect(values['x']).toBeDefined()
    const rules = formRules(ourRules, [asked], formWords(en.words), () => '2031-03-05')
    expect(fieldError(rules, 'x', values)).toBeUndefined()
  })
})
