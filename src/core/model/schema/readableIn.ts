import { expectation } from '../../document/checks.ts'
import { documentSchemas, type Schema } from '../../document/documentSchemas.ts'
import { formType, tickedValue } from '../../document/fieldParts.ts'
import { picture, silence } from '../../document/parts.ts'
import { siteSchema } from '../../document/site.ts'
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

const { asks, offers, name } = expectation.properties
const { timeZone, announcement } = siteSchema.properties

/** Lines that no visitor reads. */
const ofPrograms: ReadonlySet<Schema> = new Set<Schema>([
  name,
  asks.items,
  offers.items,
  timeZone,
  formType,
  tickedValue,
  announcement.properties.id,
  ...Object.values(silence.items.properties),
])
const siteWords: ReadonlySet<Schema> = new Set<Schema>(
  Object.values(siteSchema.properties.words.properties),
)

const isRead = (schema: Schema, isOfFacts: boolean): boolean => {
  const { pattern } = schema
  if (typeof pattern === 'string' && pattern.startsWith('^[^*')) return true // words of a fact's value
  if (isOfFacts || ofPrograms.has(schema)) return false
  return (
    pattern === '\\S' ||
    schema['contentMediaType'] !== undefined ||
    schema === picture.properties.alt ||
    siteWords.has(schema)
  )
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
