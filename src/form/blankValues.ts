import type { Field } from '../fields/index.ts'
import type { Value, Values } from './types.ts'

/** What an untouched field holds, where it isn't an empty text: `blank` beside the field's rule. */
const blanks = import.meta.glob<{ blank?: Value }>('../fields/*/rule.ts', { eager: true })

/** The values of a form that nobody has touched. A value in the document itself, as of a hidden field, comes first. */
export const blankValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const blank = blanks[`../fields/${field.type}/rule.ts`]?.blank ?? ''
      return [field.name, typeof blank === 'string' && 'value' in field ? (field.value ?? '') : blank]
    }),
  )
