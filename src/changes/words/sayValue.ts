import { dialogRoute } from '../../document/addresses.ts'
import type { Schema } from '../../document/documentSchemas.ts'
import { isObject } from '../../document/isObject.ts'
import { dialogName, hrefs, pageAddress, preset } from '../../document/parts.ts'
import { newAddress } from '../../document/site.ts'
import { plainDay } from '../../model/plainDay.ts'
import { childSchema } from '../../model/walkSchema.ts'
import { said, type Words } from '../told.ts'
import { hasMarks, marksIn } from './marksIn.ts'
import { withFacts } from './sayAddress.ts'
import { linkLines } from './sayMark.ts'
import { presetLines } from './sayPreset.ts'
import type { Scene, Side } from './scene.ts'
import { lower, titleOf } from './subject.ts'

const addresses: ReadonlySet<unknown> = new Set<unknown>([...hrefs, pageAddress, newAddress])

const isText = (value: unknown): value is string => typeof value === 'string'

const meaningOf = (value: unknown, schema: Schema | undefined): string | undefined => {
  const [values, meanings] = [schema?.['enum'], schema?.['enumDescriptions']]
  const meaning: unknown = Array.isArray(values) && Array.isArray(meanings) ? meanings[values.indexOf(value)] : undefined
  return typeof meaning === 'string' ? lower(meaning.replace(/\.$/, '')) : undefined
}

/** A single value in words: a text in quotation marks, yes and no, a choice with its meaning, an address with its page. */
export const sayValue = (value: unknown, schema: Schema | undefined, side: Side, as: 'said' | 'was' | 'is' = 'said'): Words => {
  if (value === true) return [{ as, text: 'yes' }]
  if (value === false) return [{ as, text: 'no' }]
  if (value === null) return [{ as, text: 'nothing' }]
  if (typeof value === 'number') return [{ as, text: String(value) }]
  if (typeof value === 'string' && schema && addresses.has(schema)) {
    const title = side.titleAt(value)
    return [{ as, text: value }, ...(title === undefined ? [] : [' (', ...said(title), ')'])]
  }
  if (typeof value === 'string' && schema === dialogName) {
    const title = side.titleAt(dialogRoute(value))
    return ['“', { as, text: value }, '”', ...(title === undefined ? [] : [' (', ...said(title), ')'])]
  }
  if (typeof value === 'string') {
    const meaning = meaningOf(value, schema)
    const words = hasMarks(schema) ? marksIn(value).words : plainDay(value)
    return ['“', { as, text: withFacts(words, side) }, '”', ...(meaning === undefined ? [] : [` (${meaning})`])]
  }
  return [{ as, text: JSON.stringify(value) }]
}

/** All that a value holds, a line for each text, with its title. Kinds of blocks and fields are told by whoever names these. */
export const contentLines = (value: unknown, schema: Schema | undefined, scene: Scene, as: 'was' | 'is', title = titleOf(schema)): Words[] => {
  const side = as === 'was' ? scene.before : scene.after
  const inner = (key: string | number, child: unknown): Words[] => {
    const own = schema && childSchema(scene.kit.choices, schema, key, child)
    if (own === preset) return presetLines(child, isObject(value) && isText(value['dialog']) ? value['dialog'] : key, side, as)
    const isNamed = typeof key === 'string' && (own === undefined || typeof schema?.['additionalProperties'] === 'object')
    return contentLines(child, own, scene, as, isNamed ? [titleOf(own), key].filter((one) => one !== undefined).join(' ') : titleOf(own))
  }
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((child: unknown, index) =>
      title === '' && !isObject(child) && !Array.isArray(child)
        ? contentLines(child, schema && childSchema(scene.kit.choices, schema, index, child), scene, as, '')
        : inner(index, child),
    )
  if (isObject(value) && Object.keys(value).length > 0) {
    const isChoice = (key: string) =>
      [...scene.kit.choices.values()].some((choice) => choice.key === key && Object.values(choice.schemas).some((one) => one === schema))
    return Object.entries(value).flatMap(([key, child]) => (isChoice(key) ? [] : inner(key, child)))
  }
  const empty = Array.isArray(value) || isObject(value)
  const links = isText(value) && hasMarks(schema) ? linkLines(value, side, as) : []
  return [[...(title ? [`${title}: `] : []), ...(empty ? ['nothing in it'] : sayValue(value, schema, side, as))], ...links]
}
