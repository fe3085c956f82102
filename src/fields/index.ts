import type { FromSchema } from 'json-schema-to-ts'
import type { FieldData } from '../kit/FieldModule.ts'
import { joinFields } from '../kit/joinFields.ts'
import * as fields from './registry.ts'

export { fields }

/** A field of a form, of any type. */
export type Field = { [Type in keyof typeof fields]: FromSchema<(typeof fields)[Type]['schema']> }[keyof typeof fields]

const joined = joinFields(fields)

/** What `schema.ts` of a field's type exports; nothing for a type that no folder has. Not for what visitors load: see modules.ts. */
export const dataOf = ({ type }: { readonly type: string }): Partial<FieldData> => (Object.hasOwn(joined, type) ? (joined[type] ?? {}) : {})
