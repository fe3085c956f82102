import { isObject } from '../../../../core/document/isObject.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { titleOf } from '../ui/words.ts'
import { stepsTo } from './stepsTo.ts'

/** What is chosen where that is a part by itself which its block or entry can do without, such as a picture: to be taken out alone. Pure. */
export const partThatMayGo = (
  kit: SchemaKit,
  document: unknown,
  pointer: string | undefined,
): { readonly pointer: string; readonly title: string } | undefined => {
  const step = stepsTo(kit, document, pointer).at(-1)
  if (
    !step ||
    step.pointer !== pointer ||
    step.isNeeded ||
    !isObject(step.value) ||
    !isObject(step.holder.value)
  )
    return undefined
  return { pointer, title: titleOf(step.schema) }
}
