import { documentSchemas, type Schema } from '../../document/documentSchemas.ts'
import { type Role, roleOf } from '../../document/roleOf.ts'
import type { DocumentKind } from '../../document/sources.ts'
import type { Choices } from '../../kit/choices.ts'
import { namesIn } from './namesIn.ts'
import { type Path, pointerOf } from './path.ts'
import { walkSchema } from './walkSchema.ts'

/** A text that people read, where it stands. */
export type ReadableText = {
  readonly pointer: string
  readonly text: string
  readonly isMarkup: boolean
  readonly title: string
}

const read: ReadonlySet<Role | undefined> = new Set<Role>(['category', 'line', 'text', 'words'])

const isRead = (schema: Schema, isOfFacts: boolean): boolean => {
  const role = roleOf(schema)
  return role === 'factText' || (!isOfFacts && read.has(role))
}

/** The texts of a document of some kind that people read: no addresses, names and types. Hidden blocks and drafts have some, too. Pure; stands any value. */
export const readableIn = (
  choices: Choices,
  value: unknown,
  kind: DocumentKind,
): ReadableText[] => {
  const schema = documentSchemas[kind]
  const named = new Set(
    namesIn(choices, value, schema).flatMap(({ on, index, pointer }) =>
      on === 'value' && index === undefined ? [pointer] : [],
    ),
  )
  const texts: ReadableText[] = []
  walkSchema(choices, value, schema, (text, place, path: Path | undefined) => {
    if (typeof text !== 'string' || !isRead(place, kind === 'facts')) return
    const pointer = pointerOf(path)
    if (!named.has(pointer))
      texts.push({
        pointer,
        text,
        isMarkup: place['contentMediaType'] !== undefined,
        title: String(place['title'] ?? 'Text'),
      })
  })
  return texts
}
