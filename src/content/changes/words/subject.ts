import { choicesInWords, choicesOf } from '../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { roleOf } from '../../../core/document/roleOf.ts'
import { interpolate } from '../../../core/model/figures/interpolate.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { plainDay } from '../../../core/model/text/plainDay.ts'
import { type DocumentPlace, oldPointerTo, pointerTo } from '../compare/difference.ts'
import { entryName } from '../compare/entryName.ts'
import { said, type Words } from '../told.ts'
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

/** In the middle of a sentence. Names of more capitals stay. */
export const lower = (title: string): string =>
  /^\p{Lu}[\p{Ll}\s'’-]/u.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title

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
  return name === undefined
    ? undefined
    : shortName(plainDay(plainText(written(name, scene, isOld))))
}

const numberOf = ({ key, oldKey, after }: DocumentPlace): string =>
  typeof key === 'number' ? ` ${Number(after === undefined ? oldKey : key) + 1}` : ''

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

/** An entry, a block or an object, as a sentence names it. `isNamed`: by its name, unless that is what has changed. */
export const thingAt = (place: DocumentPlace, scene: Scene, isNamed = true): Words => {
  const name = isNamed ? nameAt(place, scene) : undefined
  const title = titleOf(place.schema)
  if (isBlock(place)) {
    if (name !== undefined) return said(name)
    return title !== undefined && isOnly(place)
      ? [`the ${lower(title)}`]
      : [`block${numberOf(place)}${title === undefined ? '' : ` (${lower(title)})`}`]
  }
  if (!isEntry(place)) return [`the ${lower(title ?? String(place.key))}`]
  if (isField(place) && name !== undefined) return ['the field ', ...said(name)]
  if (isFact(place)) return name === undefined ? ['the figure'] : ['the figure ', ...said(name)]
  if (name !== undefined) return [`the ${lower(title ?? 'entry')} `, ...said(name)]
  return [`${lower(title ?? 'entry')}${numberOf(place)}`]
}

/** The same where a sentence begins with it. */
export const thingFirst = (place: DocumentPlace, scene: Scene): Words =>
  thingAt(place, scene).map((part, index) =>
    index === 0 && typeof part === 'string' ? part.charAt(0).toUpperCase() + part.slice(1) : part,
  )

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

/** "of the question “Who pays?” in “Questions”": what is around a place, with the word that leads to it. */
export const whereOf = (place: DocumentPlace, scene: Scene, first = ' of '): Words => {
  const enclosing = enclosingThings(place)
  const list = titleOf(place.parent?.schema)
  // An entry of the document's own list, such as the navigation; that a block stands among the blocks goes without saying.
  if (
    enclosing.length === 0 &&
    typeof place.key === 'number' &&
    list !== undefined &&
    !isBlock(place)
  )
    return [first, `the ${lower(list)}`]
  const outer =
    enclosing.length > 3 ? [...enclosing.slice(0, 2), ...enclosing.slice(-1)] : enclosing
  return outer.flatMap((thing, index) => [
    index === 0 ? first : isBlock(thing) ? ' in ' : ' of ',
    ...thingAt(thing, scene, !(index === 0 && isNaming(place))),
  ])
}

/** The list's own name, where its entries are called something else: "Answer, paragraph 2". */
const ofList = (list: DocumentPlace, entry: string): string => {
  if (typeof list.key === 'number') return '' // a row of cells
  const title = titleOf(list.schema)
  return title === undefined || title.toLowerCase().startsWith(entry.toLowerCase().slice(0, 4))
    ? ''
    : title
}

/** What a place is called: the title of its property; of an entry of a list of texts its number besides. */
const whatOf = (place: DocumentPlace): string => {
  const { parent, key } = place
  const title = titleOf(place.schema)
  if (parent === undefined) return 'The document'
  if (title === undefined) return ''
  if (typeof key !== 'number') return title
  const list = ofList(parent, title)
  const isOnly =
    Array.isArray(parent.before) &&
    Array.isArray(parent.after) &&
    parent.before.length === 1 &&
    parent.after.length === 1
  if (isOnly) return list || title
  return list ? `${list}, ${lower(title)}${numberOf(place)}` : `${title}${numberOf(place)}`
}

/** A place as the subject of a sentence: "Answer of the question “Who pays?” in “Questions”"; by its path where nobody has given it a title. */
export const subjectOf = (place: DocumentPlace, scene: Scene): Words => {
  const what = whatOf(place)
  if (!what)
    return [
      'What stands at ',
      {
        as: 'said',
        text: (place.after === undefined ? oldPointerTo(place) : pointerTo(place)) || '/',
      },
    ]
  const [nearest] = enclosingThings(place)
  if (nearest && isFact(nearest) && nearest === place.parent)
    return ['Fact ', ...said(nameAt(nearest, scene) ?? ''), `, ${lower(what)}`]
  // A question's own text is that question: its title would say the same once more.
  if (
    nearest &&
    isNaming(place) &&
    !isBlock(nearest) &&
    titleOf(nearest.schema)?.toLowerCase() === what.toLowerCase()
  )
    return [`${what}${numberOf(nearest)}`, ...whereOf(nearest, scene, ' in ')]
  return [what, ...whereOf(place, scene)]
}

/** The same with nothing after the name of the thing itself: "Question “Who pays?”". */
export const entryOf = (place: DocumentPlace, scene: Scene): Words => {
  const name = nameAt(place, scene)
  if (isBlock(place))
    return [
      `${titleOf(place.schema) ?? 'Block'}${name === undefined ? numberOf(place) : ''} `,
      ...(name === undefined ? [] : said(name)),
    ]
  const what = titleOf(place.schema)
  if (what === undefined)
    return [
      'What stands at ',
      {
        as: 'said',
        text: (place.after === undefined ? oldPointerTo(place) : pointerTo(place)) || '/',
      },
    ]
  return name === undefined ? [`${what}${numberOf(place)}`] : [`${what} `, ...said(name)]
}
