import { dialogRoute } from '../../document/addresses.ts'
import type { Schema } from '../../document/documentSchemas.ts'
import { dialogName, hrefs, pageAddress } from '../../document/parts.ts'
import { newAddress } from '../../document/site.ts'
import { plainDay } from '../../model/plainDay.ts'
import { said, type Words } from '../told.ts'
import { hasMarks, marksIn } from './marksIn.ts'
import { withFacts } from './sayAddress.ts'
import type { Side } from './scene.ts'
import { lower } from './subject.ts'

const addresses: ReadonlySet<unknown> = new Set<unknown>([...hrefs, pageAddress, newAddress])

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
