import type { Schema } from '../../../../core/document/documentSchemas.ts'
import type { Block } from '../../../../core/document/page.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { childSchema } from '../../../../core/model/schema/walkSchema.ts'
import { valueAt } from '../store/valueAfter.ts'
import { blockAt } from '../ui/blockAt.ts'

/** A place on the way from a block to something in it: its value and schema, and what holds it, maybe not without it (`isNeeded`). */
export type Step = {
  readonly pointer: string
  readonly key: string
  readonly value: unknown
  readonly schema: Schema
  readonly isNeeded: boolean
  readonly holder: { readonly pointer: string; readonly value: unknown; readonly schema: Schema }
}

const schemaOf = (kit: SchemaKit, { type }: Block): Schema =>
  kit.choices.get('block')?.schemas[type] ?? blockOf(kit, type).schema ?? {}

/** The places from a block to one in it, the outermost first, as far as there are values that the schemas know; none outside of blocks. Pure. */
export const stepsTo = (
  kit: SchemaKit,
  document: unknown,
  pointer: string | undefined,
): readonly Step[] => {
  const block = blockAt(document, pointer)
  if (!block) return []
  let holder: Step['holder'] = {
    pointer: block.pointer,
    value: block.block,
    schema: schemaOf(kit, block.block),
  }
  const steps: Step[] = []
  for (const key of keysOf(pointer ?? '').slice(2)) {
    const value = valueAt(holder.value, [key])
    const schema = childSchema(
      kit.choices,
      holder.schema,
      Array.isArray(holder.value) ? Number(key) : key,
      value,
    )
    if (!schema || value === undefined) return steps
    const { required } = holder.schema
    const step = {
      pointer: `${holder.pointer}/${key}`,
      key,
      value,
      schema,
      isNeeded: Array.isArray(required) && required.includes(key),
      holder,
    }
    steps.push(step)
    holder = step
  }
  return steps
}
