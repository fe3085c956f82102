import type { Value } from '../form/types.ts'
import type { Check } from './check.ts'
import type { Field } from './index.ts'

/** What a type of field says of itself beside its schema, in `check.ts`: browser and form service go by it. */
export type FieldModule = {
  /** What it refuses. */
  readonly check: Check<never, never>
  /** What an untouched field holds. Usual: an empty text. Values have the same shape. */
  readonly blank?: Value
  /** How it is framed: `label` (usual) has a label before its input, `group` a legend around several inputs, `self` brings its own label. */
  readonly frame?: 'label' | 'group' | 'self'
  /** It takes several lines of text. */
  readonly lines?: boolean
}

/** Found by their files: `email/check.ts`. */
const modules = import.meta.glob<FieldModule>('./*/check.ts', { eager: true })

/** Throws where the type's folder has none, which a contract test rules out. */
export const moduleOf = ({ type }: Pick<Field, 'type'>): FieldModule => {
  const module = modules[`./${type}/check.ts`]
  if (!module) throw new Error(`src/fields/${type}/check.ts is missing.`)
  return module
}

export const blankOf = (field: Pick<Field, 'type'>): Value => moduleOf(field).blank ?? ''
