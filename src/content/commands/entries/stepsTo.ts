import { documentSchemas, type Schema } from '../../../core/document/documentSchemas.ts'
import { childOf, keysOf } from '../../../core/model/schema/path.ts'
import { childSchema } from '../../../core/model/schema/walkSchema.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'

/** A value on the way to a place, with its schema: chosen by the value's own type where its place leaves that to it. */
export type Step = {
  readonly key: string
  readonly pointer: string
  readonly value: unknown
  readonly schema: Schema
}

/** All values from the document itself to a place; undefined where the schema knows of no such place. The last value is undefined where nothing stands there yet. */
export const stepsTo = (
  { kit }: Ground,
  { value, place }: KnownFile,
  pointer: string,
): readonly [Step, ...Step[]] | undefined => {
  if (!place || !value) return undefined
  const steps: [Step, ...Step[]] = [
    { key: '', pointer: '', value, schema: documentSchemas[place.kind] },
  ]
  let last = steps[0]
  for (const key of keysOf(pointer)) {
    if (typeof last.value !== 'object' || last.value === null) return undefined
    const child = childOf(last.value, key)
    const schema = childSchema(
      kit.choices,
      last.schema,
      Array.isArray(last.value) ? Number(key) : key,
      child,
    )
    if (!schema) return undefined
    last = { key, pointer: pointer.split('/', steps.length + 1).join('/'), value: child, schema }
    steps.push(last)
  }
  return steps
}
