import type { Schema } from '../../../core/document/documentSchemas.ts'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { roleOf } from '../../../core/document/roleOf.ts'

/** The keys whose text names what they stand in, best first: what a page, a block, a card, a question or a row is known by. A day is a last resort. */
const naming = [
  'heading',
  'title',
  'question',
  'label',
  'name',
  'caption',
  'criterion',
  'month',
  'rule',
  'fact',
  'text',
  'from',
]

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** What a value is known by: a text of its own, or the first one of a row; undefined where it has none. Names that only programs read are none, or are put in words. */
export const entryName = (value: unknown, schema?: Schema): string | undefined => {
  if (isText(value)) return value
  if (Array.isArray(value)) return value.find(isText)
  if (typeof value !== 'object' || value === null) return undefined
  const own = value as Readonly<Record<string, unknown>> // just asked
  const known = (schema?.['properties'] ?? {}) as Readonly<Record<string, Schema>> // JSON Schema's own shape
  for (const key of naming)
    if (Object.hasOwn(own, key) && isText(own[key]) && roleOf(known[key]) !== 'formName')
      return roleOf(known[key]) === 'fieldName' ? nameInWords(own[key]) : own[key]
  return undefined
}
