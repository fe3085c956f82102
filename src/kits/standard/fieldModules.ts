import type { FieldModule, FieldRules } from '../../core/kit/FieldModule.ts'
import { joinFields } from '../../core/kit/joinFields.ts'
import { ourRules } from '../../render/fields/modules.ts'
import * as fields from '../../render/fields/registry.ts'

/** Each field's two files as one module, by its type. */
export const fieldModules: Readonly<Record<string, FieldModule>> = Object.fromEntries(
  Object.entries(joinFields(fields)).map(([type, data]) => [
    type,
    { ...data, ...(ourRules[type] as FieldRules) /* which a contract test asks for */ },
  ]),
)
