import type { Schema } from '../../../core/document/documentSchemas.ts'
import { fieldName, formName } from '../../../core/document/fieldParts.ts'
import { nameInWords } from '../../../core/document/nameInWords.ts'

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
  const known = (schema?.['properties'] ?? {}) as Readonly<Record<string, unknown>> // JSON Schema's own shape
  for (const key of naming)
    if (Object.hasOwn(own, key) && isText(own[key]) && known[key] !== formName)
      return known[key] === fieldName ? nameInWords(own[key]) : own[key]
  return undefined
}
