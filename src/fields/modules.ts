import type { FieldRules } from '../kit/FieldModule.ts'
import type { Value } from '../kit/FieldProps.ts'
import type { Field } from './Field.ts'

/** Found by their files: `email/check.ts`. */
const modules = import.meta.glob<FieldRules>('./*/check.ts', { eager: true })

/** Throws where the type's folder has none, which a contract test rules out. */
export const moduleOf = ({ type }: Pick<Field, 'type'>): FieldRules => {
  const module = modules[`./${type}/check.ts`]
  if (!module) throw new Error(`src/fields/${type}/check.ts is missing.`)
  return module
}

export const blankOf = (field: Pick<Field, 'type'>): Value => moduleOf(field).blank ?? ''
