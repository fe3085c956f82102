import { isObject } from '../../../../core/document/isObject.ts'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'
import { valueAt } from '../store/valueAfter.ts'
import type { Made } from './fields/FieldProps.ts'
import { propertiesOf } from './kindOf.ts'
import { isMadeOfLabel, isUnnamed, madeOfLabel } from './madeOfLabel.ts'
import { stepsTo } from './stepsTo.ts'

type Label = { readonly file: string; readonly pointer: string; readonly text: string }
type SetText = Extract<DocumentEdit, { kind: 'set' }> & { readonly value: string }

/**
 * What is made of a label beside it while a new entry gets one, where nobody has written it otherwise: `last` is what was made here before; `isCopy`: it was
 * duplicated here, and is as new. What was there before stays: answers are known by it. Pure.
 */
export const madeOf = (
  document: unknown,
  { file, pointer, text }: Label,
  made: Made,
  last: string | undefined,
  isCopy = false,
): SetText | undefined => {
  if (!(isCopy || isUnnamed(made.value) || made.value === last)) return undefined
  const keys = keysOf(pointer).slice(0, -1)
  const list = valueAt(document, keys.slice(0, -1))
  const others = Array.isArray(list)
    ? (list as readonly unknown[]).filter((_, at) => String(at) !== keys.at(-1))
    : []
  const taken = others.flatMap((entry) => (isObject(entry) ? [entry[made.key]] : []))
  const value = madeOfLabel(made.schema, text, taken)
  return value === undefined || value === made.value
    ? undefined
    : { kind: 'set', file, pointer: pointer.replace(/[^/]+$/, made.key), value }
}

/** The same for a label that is typed on the page; undefined for any other text there. Pure. */
export const madeBeside = (
  kit: SchemaKit,
  document: unknown,
  label: Label,
  last: string | undefined,
  isCopy = false,
): SetText | undefined => {
  const step = stepsTo(kit, document, label.pointer).at(-1)
  if (
    step?.key !== 'label' ||
    step.pointer !== label.pointer ||
    !isObject(step.holder.value) ||
    askedBy(label.text) !== undefined
  )
    return undefined
  const [key, schema] =
    Object.entries(propertiesOf(step.holder.schema)).find(([, inner]) => isMadeOfLabel(inner)) ?? []
  return key && schema
    ? madeOf(document, label, { key, schema, value: step.holder.value[key] }, last, isCopy)
    : undefined
}
