import { blankOf } from '../../../../content/commands/entries/blankEntry.ts'
import type { Schema } from '../../../../core/document/documentSchemas.ts'
import type { SchemaKit } from '../../../../core/kit/Kit.ts'
import { askedBy } from '../../../../core/model/text/unfinished.ts'

/**
 * What a text that must be there says once it was emptied: that it is to be written, as that of something new. The page could not be drawn without it, and
 * whoever empties a field to write something else in it would see the page fail. Pure.
 */
export const emptied = (kit: SchemaKit, schema: Schema): string => {
  const blank = blankOf(kit, schema)
  return typeof blank === 'string' && askedBy(blank) !== undefined ? blank : ''
}
