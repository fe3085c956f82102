import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { placesOf } from '../../../core/edits/keepPlaces.ts'
import { chosenSchema } from '../../../core/model/schema/walkSchema.ts'
import { isHidden } from '../../../core/model/site/shownBlocks.ts'
import { sayThing } from '../entries/sayEntry.ts'
import type { Ground } from '../Ground.ts'
import { titleOf } from '../names/callOf.ts'
import { placeNamed } from './placeNamed.ts'

const propertiesOf = (schema: Schema) =>
  Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>) // JSON Schema's own shape, as below

type TitledList = {
  readonly title: string
  readonly at: string
  readonly list: readonly unknown[]
  readonly schema: Schema
}

/** The lists in a value, those of its parts included, with what each is called from here. */
const listsBelow = (value: unknown, schema: Schema, at = '', title = ''): TitledList[] => {
  if (!isObject(value)) return []
  return propertiesOf(schema).flatMap(([key, inner]) => {
    const own: unknown = value[key]
    const name = title === '' ? titleOf(inner) : `${title}: ${titleOf(inner)}`
    return Array.isArray(own)
      ? [{ title: name, at: `${at}${key}/`, list: own, schema: inner }]
      : listsBelow(own, inner, `${at}${key}/`, name)
  })
}

/** What stands at a place, line by line, and how each thing in it is named to this command: for people who don't know by heart what they have. */
export const look = (ground: Ground, written: string): string[] => {
  const { file, pointer, value, schema } = placeNamed(ground, written)
  const base = written.replace(/\/+$/, '') || '/'
  const linesOf = (
    entries: readonly unknown[],
    list: Schema,
    at: string,
    isOfBlocks: boolean,
  ): string[] => {
    const places = isOfBlocks ? placesOf(ground.kit, entries) : new Map<unknown, string>()
    return entries.map((entry, index) => {
      const said = sayThing(
        entry,
        chosenSchema(ground.kit.choices, (list['items'] ?? {}) as Schema, entry),
      )
      return `  ${index + 1}  ${at}${places.get(entry) ?? index + 1}  ${said}${isHidden(entry) && isOfBlocks ? ' (hidden)' : ''}`
    })
  }
  if (Array.isArray(value)) return linesOf(value, schema, `${base}/`, pointer === '/blocks')
  const isPage = pointer === '' && file.place?.documentType !== undefined
  const between = base.includes('#') || pointer !== '' || !isPage ? '/' : '#'
  const lists = listsBelow(value, schema).filter(({ at }) => !isPage || at === 'blocks/')
  const lines = lists.flatMap((found) => [
    `${found.title}:`,
    ...linesOf(found.list, found.schema, base + between + (isPage ? '' : found.at), isPage),
  ])
  return [
    isPage || pointer === '' ? `${file.path}:` : sayThing(value, schema),
    ...(isPage ? lines.slice(1) : lines),
    ...(lines.length === 0 ? ['It lists nothing.'] : []),
  ]
}
