import { choicesInWords, choicesOf } from '../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { roleOf } from '../../../core/document/roleOf.ts'
import { interpolate } from '../../../core/model/figures/interpolate.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { type DocumentPlace, oldPointerTo, pointerTo } from '../compare/difference.ts'
import { entryName } from '../compare/entryName.ts'
import type { Subject, Thing, What, Where } from '../messages/things.ts'
import type { Scene } from './scene.ts'

const longest = 70

/** A name as it stands in a sentence: on one line, and no longer than a name: it ends with a whole word, unless that is very long. */
export const shortName = (name: string): string => {
  const line = name.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1)
  const whole = cut.replace(/\s+\S*$/, '')
  return `${(whole.length > longest / 2 ? whole : cut).trimEnd()}…`
}

export const titleOf = (schema: Schema | undefined): string | undefined => {
  const title = schema?.['title']
  return typeof title === 'string' ? title : undefined
}

/** Whether a place is an entry of a list, or one of many that authors name by a key. */
const isEntry = ({ parent, key }: DocumentPlace): boolean =>
  parent !== undefined &&
  (typeof key === 'number' || typeof parent.schema?.['additionalProperties'] === 'object')

/** What an entry of a list is for, before its type chooses its own schema. */
const itemRole = ({ parent }: DocumentPlace) => {
  const items = parent?.schema?.['items']
  return isObject(items) ? roleOf(items) : undefined
}

export const isField = (place: DocumentPlace): boolean => itemRole(place) === 'field'

const isFact = ({ parent }: DocumentPlace): boolean => roleOf(parent?.schema) === 'factsByName'

export const isBlock = (place: DocumentPlace): boolean => itemRole(place) === 'block'

/** Text of a document as visitors see its facts. */
const written = (text: string, scene: Scene, isOld: boolean): string =>
  interpolate(text, (isOld ? scene.before : scene.after).lookup)

/** What is chosen of several, in words: the days of some opening hours. */
const chosenIn = (value: unknown, schema: Schema | undefined): string | undefined => {
  const known = schema?.['properties']
  if (!isObject(value) || !isObject(known)) return undefined
  for (const [key, inner] of Object.entries(known)) {
    const [all, chosen] = [isObject(inner) ? choicesOf(inner) : undefined, value[key]]
    if (all && Array.isArray(chosen) && chosen.length > 0) return choicesInWords(all, chosen)
  }
  return undefined
}

/** The same of an entry that has no words of its own; none where that is what has changed. */
const chosenAt = ({ before, after, schema, oldSchema }: DocumentPlace): string | undefined => {
  const [was, is] = [chosenIn(before, oldSchema), chosenIn(after, schema)]
  return was === undefined || is === undefined || was === is ? (is ?? was) : undefined
}

/** What an entry is known by in the state that somebody has before their eyes: the new one, unless it is gone. */
export const nameAt = (place: DocumentPlace, scene: Scene): string | undefined => {
  const isOld = place.after === undefined
  const value = isOld ? place.before : place.after
  const isKeyed = typeof place.key === 'string' && typeof value !== 'object'
  const schema = isOld ? place.oldSchema : place.schema
  const own = isKeyed ? undefined : (entryName(value, schema) ?? chosenAt(place))
  const name =
    own ??
    (typeof place.key === 'string' && isEntry(place)
      ? String(isOld ? place.oldKey : place.key)
      : undefined)
  return name === undefined ? undefined : shortName(plainText(written(name, scene, isOld)))
}

const numberOf = ({ key, oldKey, after }: DocumentPlace): number | undefined =>
  typeof key === 'number' ? Number(after === undefined ? oldKey : key) + 1 : undefined

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined

/** Whether a block is the only one of its kind in its document. */
const isOnly = ({ parent, before, after }: DocumentPlace): boolean => {
  const list: unknown = after === undefined ? parent?.before : parent?.after
  return (
    Array.isArray(list) &&
    list.filter((block) => typeOf(block) === typeOf(after ?? before)).length === 1
  )
}

/** An entry, a block or an object. `isNamed`: by its name, unless that is what has changed. */
export const thingAt = (place: DocumentPlace, scene: Scene, isNamed = true): Thing => {
  const name = isNamed ? nameAt(place, scene) : undefined
  const [title, number] = [titleOf(place.schema), numberOf(place)]
  if (isBlock(place)) {
    if (name !== undefined) return { code: 'block', data: { name } }
    return title !== undefined && isOnly(place)
      ? { code: 'onlyBlock', data: { title } }
      : { code: 'numberedBlock', data: { title, number } }
  }
  if (!isEntry(place)) return { code: 'part', data: { title: title ?? String(place.key) } }
  if (isField(place) && name !== undefined) return { code: 'field', data: { name } }
  return isFact(place)
    ? { code: 'fact', data: { name } }
    : { code: 'entry', data: { title, name, number } }
}

/** What stands around a place and is worth a name: entries, blocks, objects, rows; from the inside out. */
const enclosingThings = (place: DocumentPlace): DocumentPlace[] => {
  const found: DocumentPlace[] = []
  for (let at = place.parent; at?.parent; at = at.parent) {
    const isHolder = typeof at.schema?.['additionalProperties'] === 'object' && !isEntry(at)
    const isThing =
      isEntry(at) || (isObject(at.after ?? at.before) && roleOf(at.parent.schema) !== 'fact')
    if (isThing && !isHolder) found.push(at)
  }
  return found
}

const isNaming = (place: DocumentPlace): boolean => {
  const { parent, before, after } = place
  if (parent === undefined || before === undefined || after === undefined) return false
  return (
    (isEntry(parent) || isObject(parent.after)) && entryName(parent.after, parent.schema) === after
  )
}

/** What surrounds a place: "the question “Who pays?” in “Questions”". */
export const whereOf = (place: DocumentPlace, scene: Scene): Where => {
  const enclosing = enclosingThings(place)
  const list = titleOf(place.parent?.schema)
  // An entry of the document's own list, such as the navigation; that a block is among the blocks goes without saying.
  if (
    enclosing.length === 0 &&
    typeof place.key === 'number' &&
    list !== undefined &&
    !isBlock(place)
  )
    return [{ code: 'part', data: { title: list } }]
  const outer =
    enclosing.length > 3 ? [...enclosing.slice(0, 2), ...enclosing.slice(-1)] : enclosing
  return outer.map((thing, index) => thingAt(thing, scene, !(index === 0 && isNaming(place))))
}

/** The list's own name, where its entries are called something else: "Answer, paragraph 2". */
const ofList = (list: DocumentPlace, entry: string): string | undefined => {
  if (typeof list.key === 'number') return undefined // a row of cells
  const title = titleOf(list.schema)
  return title?.toLowerCase().startsWith(entry.toLowerCase().slice(0, 4)) ? undefined : title
}

/** What a place is called: the title of its property; of an entry of a list of texts its number besides. */
const whatOf = (place: DocumentPlace, title: string): What => {
  const { parent, key } = place
  if (parent === undefined || typeof key !== 'number') return { title }
  const list = ofList(parent, title)
  const isAlone =
    Array.isArray(parent.before) &&
    Array.isArray(parent.after) &&
    parent.before.length === 1 &&
    parent.after.length === 1
  return isAlone ? { title: list ?? title } : { title, list, number: numberOf(place) }
}

const atPointer = (place: DocumentPlace): Subject => ({
  code: 'atPointer',
  data: { pointer: place.after === undefined ? oldPointerTo(place) : pointerTo(place) },
})

/** A place as the subject of a sentence: "Answer of the question “Who pays?” in “Questions”"; by its path where it has no title. */
export const subjectOf = (place: DocumentPlace, scene: Scene): Subject => {
  if (place.parent === undefined) return { code: 'documentItself' }
  const title = titleOf(place.schema)
  if (title === undefined) return atPointer(place)
  const what = whatOf(place, title)
  const [nearest] = enclosingThings(place)
  if (nearest && isFact(nearest) && nearest === place.parent)
    return { code: 'ofFact', data: { name: nameAt(nearest, scene) ?? '', what } }
  // A question's own text is that question: its title would say the same once more.
  if (
    nearest &&
    isNaming(place) &&
    !isBlock(nearest) &&
    what.number === undefined &&
    titleOf(nearest.schema)?.toLowerCase() === what.title.toLowerCase()
  )
    return {
      code: 'ownText',
      data: { what, number: numberOf(nearest), where: whereOf(nearest, scene) },
    }
  return { code: 'property', data: { what, where: whereOf(place, scene) } }
}

/** The thing itself, with nothing around it: "Question “Who pays?”". */
export const entryOf = (place: DocumentPlace, scene: Scene): Subject => {
  const [title, name] = [titleOf(place.schema), nameAt(place, scene)]
  if (isField(place)) return { code: 'field', data: { name } }
  if (isBlock(place)) return { code: 'block', data: { name } }
  return title === undefined
    ? atPointer(place)
    : { code: 'entry', data: { title, name, number: numberOf(place) } }
}

/** A key of a thing, by its title and, of keys that authors choose, by its name. */
export const keyAt = (place: DocumentPlace): Subject => {
  const title = titleOf(place.schema)
  if (title === undefined) return atPointer(place)
  return typeof place.parent?.schema?.['additionalProperties'] === 'object'
    ? { code: 'key', data: { title, key: String(place.key) } }
    : { code: 'entry', data: { title } }
}
