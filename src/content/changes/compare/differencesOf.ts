import type { Schema } from '../../../core/document/documentSchemas.ts'
import { apply } from '../../../core/edits/apply.ts'
import type { Choices } from '../../../core/kit/choices.ts'
import type { Difference } from './difference.ts'
import { differencesIn, type Expected } from './differencesIn.ts'
import { readJson } from './readJson.ts'

type Json = Readonly<Record<string, unknown>>

/** A document in two states; `text` is the first one as it lies there. */
export type Compared = {
  readonly file: string
  readonly schema: Schema | undefined
  readonly text: string
  readonly before: Json
  readonly after: Json
}

/**
 * By what two states of a document differ. The writer carries along what silences point to: that is no difference of their own, and they are
 * compared once all else is as it is now. Pure.
 */
export const differencesOf = (
  choices: Choices,
  { file, schema, text, before, after }: Compared,
  known?: Expected,
): Difference[] => {
  if (!Object.hasOwn(before, 'silence'))
    return differencesIn(choices, file, schema, before, after, known)
  const rest = differencesIn(
    choices,
    file,
    schema,
    before,
    { ...after, silence: before['silence'] },
    known,
  )
  const made = apply(
    { label: '', edits: rest.flatMap(({ edits }) => edits) },
    () => text,
  ).files.get(file)
  const now = typeof made === 'string' ? (readJson(made) ?? before) : before
  return [...rest, ...differencesIn(choices, file, schema, now, after)]
}
