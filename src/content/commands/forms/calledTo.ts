import { nameInWords } from '../../../core/document/nameInWords.ts'
import type { FieldCall, FormCall } from '../messages/Words.ts'
import { callOf } from '../names/callOf.ts'
import type { Placed } from './fieldAt.ts'

/** A field, or a choice of one, of this name. */
export const fieldCall = (name: string, [first]: readonly Placed[]): FieldCall => {
  const call = callOf(first?.value)
  return { name, label: call === undefined || call === name ? nameInWords(name) : call }
}

export const formCall = (name: string, [first]: readonly Placed[]): FormCall => ({
  name,
  title: first?.file.summary.title ?? name,
})
