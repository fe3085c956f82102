import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import type { Choices } from '../../../../../core/kit/choices.ts'
import { type Path, pointerOf } from '../../../../../core/model/schema/path.ts'
import { walkSchema } from '../../../../../core/model/schema/walkSchema.ts'
import { askedBy, unfinished } from '../../../../../core/model/text/unfinished.ts'

/** A text that is still to be written: where it stands, and what it asks for. */
export type OpenText = { readonly pointer: string; readonly title: string; readonly asks: string }

/** The texts of a document that are still to be written, in their order. Pure. */
export const openTexts = (choices: Choices, document: unknown, schema: Schema): OpenText[] => {
  const found: OpenText[] = []
  walkSchema(choices, document, schema, (value, own, path: Path | undefined) => {
    if (typeof value === 'string' && unfinished.test(value))
      found.push({
        pointer: pointerOf(path),
        title: String(own['title'] ?? 'Text'),
        asks: askedBy(value) ?? value,
      })
  })
  return found
}
