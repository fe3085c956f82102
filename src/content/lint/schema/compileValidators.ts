import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { documentSchemas, type Schema } from '../../../core/document/documentSchemas.ts'
import { factSchema } from '../../../core/document/facts.ts'
import { options } from '../../../core/document/fieldParts.ts'
import {
  action,
  actions,
  href,
  icon,
  id,
  line,
  pair,
  picture,
  preset,
  text,
} from '../../../core/document/parts.ts'
import { type Choices, choiceAt } from '../../../core/kit/choices.ts'

/** Parts that many schemas share: compiled once, so that the code stays small. Found by identity. */
const shared: Readonly<Record<string, Schema>> = {
  action,
  actions,
  fact: factSchema,
  href,
  icon,
  id,
  options,
  pair,
  picture,
  preset,
  line: line('', ''),
  text: text('', ''),
}
const same = (a: Schema, b: Schema) =>
  a['pattern'] === '\\S' &&
  b['pattern'] === '\\S' &&
  a['contentMediaType'] === b['contentMediaType']

const sharedName = (schema: Schema) =>
  Object.keys(shared).find((name) => shared[name] === schema || same(shared[name] ?? {}, schema))

/** A schema as the validator needs it: shared parts referred to, chosen ones left to their own validator. */
const prepare = (choices: Choices, value: unknown, root: unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => prepare(choices, entry, root))
  if (typeof value !== 'object' || value === null) return value
  const schema = value as Schema // a plain object of a schema
  const choice = choiceAt(choices, schema)
  if (choice)
    return {
      type: 'object',
      required: [choice.key],
      properties: { [choice.key]: { type: 'string' } },
    }
  const name = value === root ? undefined : sharedName(schema)
  if (name) return { $ref: `${name}#` }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, entry]) =>
      key === 'enumDescriptions' ||
      ((key === 'title' || key === 'description') && typeof entry === 'string')
        ? []
        : [[key, prepare(choices, entry, root)]],
    ),
  )
}

/**
 * Writes the validators of all documents, blocks, fields and fact values as one JavaScript module, which needs
 * neither ajv nor `eval` when it runs. Gives its code: `documents`, `blocks`, `fields`, `factValues`, functions by name.
 */
// `unicode: false`: no length but 1 is asked for, and the other way needs a module of ajv at run time; so do choices of more than 200 by its usual `loopEnum`.
export const compileValidators = (choices: Choices): string => {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    inlineRefs: false,
    unicode: false,
    loopEnum: Number.MAX_SAFE_INTEGER,
    logger: false,
    messages: false,
    code: { source: true, esm: true, lines: false },
  })
  const add = (name: string, schema: Schema) =>
    ajv.addSchema({ ...(prepare(choices, schema, schema) as Schema), $id: name })
  for (const [name, schema] of Object.entries(shared)) add(name, schema)
  const sets: Record<string, Readonly<Record<string, Schema>>> = { documents: documentSchemas }
  for (const { name, schemas } of choices.values()) sets[name] = schemas
  const exported: Record<string, string> = {}
  const lines: string[] = []
  for (const [set, schemas] of Object.entries(sets)) {
    for (const [name, schema] of Object.entries(schemas)) {
      const key = `${set}_${name}`
      add(key, schema)
      exported[key] = key
    }
    lines.push(
      `export const ${set} = { ${Object.keys(schemas)
        .map((name) => `${name}: ${set}_${name}`)
        .join(', ')} }`,
    )
  }
  const code = standaloneCode(ajv, exported)
  if (code.includes('require(')) throw new Error('The validators would need a module at run time.')
  return `${code.replace(/export const (\w+) = /g, 'const $1 = ')}\n${lines.join('\n')}\n`
}
