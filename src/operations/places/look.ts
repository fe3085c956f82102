import type { Schema } from '../../document/documentSchemas.ts'
import { isHidden } from '../../model/shownBlocks.ts'
import { chosenSchema } from '../../model/walkSchema.ts'
import { placesOf } from '../blocks/keepPlaces.ts'
import { sayThing } from '../entries/sayEntry.ts'
import type { Ground } from '../Ground.ts'
import { listsIn, placeNamed } from './placeNamed.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a place, line by line, and how each thing in it is named to this command: for people who don't know by heart what they have. */
export const look = (ground: Ground, written: string): string[] => {
  const { file, pointer, value, schema } = placeNamed(ground, written)
  const base = written.replace(/\/+$/, '') || '/'
  const linesOf = (entries: readonly unknown[], list: Schema, at: string, isOfBlocks: boolean): string[] => {
    const places = isOfBlocks ? placesOf(ground.kit, entries) : new Map<unknown, string>()
    return entries.map((entry, index) => {
      const said = sayThing(entry, chosenSchema(ground.kit.choices, (list['items'] ?? {}) as Schema, entry)) // JSON Schema's own shape
      return `  ${index + 1}  ${at}${places.get(entry) ?? index + 1}  ${said}${isHidden(entry) && isOfBlocks ? ' (hidden)' : ''}`
    })
  }
  if (Array.isArray(value)) return linesOf(value, schema, `${base}/`, pointer === '/blocks')
  if (!isRecord(value)) return [sayThing(value, schema)]
  if (pointer === '' && Array.isArray(value['blocks'])) {
    const blocks = (schema['properties'] as Readonly<Record<string, Schema>>)['blocks'] ?? {} // documents with blocks have them in their schema
    return [`${file.path}:`, ...linesOf(value['blocks'], blocks, `${base}#`, true)]
  }
  const between = base.includes('#') || base.startsWith('settings') ? '/' : '#'
  const lists = listsIn({ schema })
  const lines = lists.flatMap(({ key, title }) => {
    const list = value[key]
    const inner = (schema['properties'] as Readonly<Record<string, Schema>>)[key] ?? {} // it was found there
    return Array.isArray(list) ? [`${title}:`, ...linesOf(list, inner, `${base}${between}${key}/`, false)] : []
  })
  return [sayThing(value, schema), ...lines, ...(lines.length === 0 ? ['It lists nothing.'] : [])]
}
