import type { Schema } from '../../../../document/documentSchemas.ts'
import type { Choices } from '../../../../kit/choices.ts'
import { type Path, pointerOf } from '../../../../model/path.ts'
import { walkSchema } from '../../../../model/walkSchema.ts'
import { shorten } from '../../../../operations/entries/sayEntry.ts'
import type { ShownFinding } from '../../../../preview/overview.ts'

/** A text that says what another document says: where it stands, and the other's file. */
export type CopiedText = { readonly pointer: string; readonly title: string; readonly text: string; readonly original: string }

const documentName = /\bpages\/\S+?\.json/

/** What a document says as the one that it is a copy of, text by text in their order: each is to be written anew. Pure. */
export const copiedTexts = (choices: Choices, document: unknown, schema: Schema, findings: readonly ShownFinding[]): CopiedText[] => {
  const originals = new Map(
    findings.flatMap(({ at = [], message }) => {
      const original = documentName.exec(message)?.[0]
      return original === undefined ? [] : at.map((pointer) => [pointer, original] as const)
    }),
  )
  const found: CopiedText[] = []
  if (originals.size === 0) return found
  walkSchema(choices, document, schema, (value, own, path: Path | undefined) => {
    const pointer = pointerOf(path)
    const original = originals.get(pointer)
    if (original !== undefined && typeof value === 'string') found.push({ pointer, original, title: String(own['title'] ?? 'Text'), text: shorten(value) })
  })
  return found
}
