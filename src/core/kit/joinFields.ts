import type { FieldData } from './FieldModule.ts'
import type { Known } from './Known.ts'

/** Joins the `schema.ts` of fields by their types. One that exports a name or a value that no field may have does not compile. */
export const joinFields = <Modules extends Readonly<Record<string, FieldData>>>(
  modules: Modules & { readonly [Type in keyof Modules]: Known<Modules[Type], FieldData> },
): Readonly<Record<string, FieldData>> => modules
