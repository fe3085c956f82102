import { expectation } from '../../document/checks.ts'
import { documentSchemas, type Schema } from '../../document/documentSchemas.ts'
import { picture, silence } from '../../document/parts.ts'
import { siteSchema } from '../../document/site.ts'
import type { KnownFile } from '../../lint/context.ts'
import { type Path, pointerOf } from '../../model/path.ts'
import { walkSchema } from '../../model/walkSchema.ts'
import type { Ground } from '../Ground.ts'
import { namesOf } from '../names/renameNames.ts'

/** A text that people read, where it stands. */
export type ReadableText = { readonly pointer: string; readonly text: string; readonly isMarkup: boolean; readonly title: string }

const { asks, offers, name } = expectation.properties
const { timeZone, announcement } = siteSchema.properties

/** Lines that no visitor reads. */
const ofPrograms: ReadonlySet<Schema> = new Set<Schema>([
  name,
  asks.items,
  offers.items,
  timeZone,
  announcement.properties.id,
  ...Object.values(silence.items.properties),
])
const siteWords: ReadonlySet<Schema> = new Set<Schema>(Object.values(siteSchema.properties.words.properties))

const isRead = (schema: Schema, isOfFacts: boolean): boolean => {
  const { pattern } = schema
  if (typeof pattern === 'string' && pattern.startsWith('^[^*')) return true // words of a fact's value
  if (isOfFacts || ofPrograms.has(schema)) return false
  return pattern === '\\S' || schema['contentMediaType'] !== undefined || schema === picture.properties.alt || siteWords.has(schema)
}

/** The texts of a document that people read: no addresses, names and types. Hidden blocks and drafts have some, too. */
export const readableTexts = (ground: Ground, file: KnownFile): ReadableText[] => {
  const { place, value } = file
  if (!place || !value) return []
  const named = new Set(namesOf(ground, file).flatMap(({ on, index, pointer }) => (on === 'value' && index === undefined ? [pointer] : [])))
  const texts: ReadableText[] = []
  walkSchema(ground.kit.choices, value, documentSchemas[place.kind], (text, schema, path: Path | undefined) => {
    if (typeof text !== 'string' || !isRead(schema, place.kind === 'facts')) return
    const pointer = pointerOf(path)
    if (!named.has(pointer)) texts.push({ pointer, text, isMarkup: schema['contentMediaType'] !== undefined, title: String(schema['title'] ?? 'Text') })
  })
  return texts
}

/** What in a text is no words: references to facts, and of links where they lead. */
const closed = /\{\{[^{}]*\}\}|\]\([^)]*\)/g

/** Whether characters of a text are words that people read. */
export const isOpen = ({ text, isMarkup }: ReadableText, index: number, length: number): boolean =>
  ![...text.matchAll(closed)].some((found) => (isMarkup || found[0].startsWith('{{')) && index < found.index + found[0].length && found.index < index + length)
