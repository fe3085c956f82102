import type { Schema } from '../../document/documentSchemas.ts'
import { isObject } from '../../document/isObject.ts'
import { type Role, roleOf } from '../../document/roleOf.ts'
import type { Choices } from '../../kit/choices.ts'
import { referencesIn } from '../figures/interpolate.ts'
import { gather } from './gather.ts'
import { type Path, pointerOf } from './path.ts'
import { walkSchema } from './walkSchema.ts'

/**
 * What a part of a document names: an `address` (a page, a place on one, an asset, with what follows ? and #), the address that a redirect leads
 * from, a page or folder of pages (`/services/*`) of which something is asked or known (`checked`), a place of the page itself, a dialog, fact, form, field or
 * option, or a place in the document by its pointer.
 */
type NameKind =
  | 'address'
  | 'oldAddress'
  | 'checked'
  | 'id'
  | 'dialog'
  | 'fact'
  | 'form'
  | 'field'
  | 'option'
  | 'pointer'

/** A name where it stands: the whole of a string or key, or from `index` on as many characters of the string as it has. */
export type NamedAt = {
  readonly kind: NameKind
  readonly name: string
  readonly pointer: string
  readonly on: 'value' | 'key'
  readonly index?: number
  /** What is named is what stands there: all others refer to it. */
  readonly isOwn?: true
  /** The entry is left out of the page for as long as it leads to a draft: it stands for the page, and for nothing else. */
  readonly waits?: true
  /** Of an id, field or option that is asked for: the page, by its address, or the folder of pages (`/services/*`). */
  readonly page?: string
  /** Of fields and options that are filled in in advance: the dialog; of options, the field too. */
  readonly dialog?: string
  readonly field?: string
}

type Meaning = Pick<NamedAt, 'kind' | 'isOwn' | 'waits'>

type Meanings = Readonly<Partial<Record<Role, Meaning>>>

/** What strings name, by the role of their place. */
const ofStrings: Meanings = {
  href: { kind: 'address' },
  route: { kind: 'address' },
  asset: { kind: 'address' },
  pictureFile: { kind: 'address' },
  pageAddress: { kind: 'address', waits: true },
  newAddress: { kind: 'address' },
  oldAddress: { kind: 'oldAddress' },
  id: { kind: 'id', isOwn: true },
  dialogName: { kind: 'dialog' },
  factName: { kind: 'fact' },
  formName: { kind: 'form' },
  newsletterForm: { kind: 'form' },
  fieldName: { kind: 'field', isOwn: true },
  optionValue: { kind: 'option', isOwn: true },
  ownPointer: { kind: 'pointer' },
  partOfPage: { kind: 'id' },
  openedDialog: { kind: 'dialog' },
  askedField: { kind: 'field' },
  offeredOption: { kind: 'option' },
}

/** What the keys of an object name. */
const ofKeys: Meanings = {
  presets: { kind: 'dialog' },
  preset: { kind: 'field' },
  filledFields: { kind: 'field' },
  checkedPages: { kind: 'checked' },
  translatedPages: { kind: 'checked' },
  factsByName: { kind: 'fact', isOwn: true },
  formsByName: { kind: 'form', isOwn: true },
}

const factsIn = (text: string, pointer: string): NamedAt[] =>
  referencesIn(text).map(({ name, index }) => ({
    kind: 'fact',
    name,
    pointer,
    on: 'value',
    index: text.indexOf(name, index),
  }))

/** The page of which something is asked, if it is asked for something there: `/pages/{page}/{index}/in`, and one deeper in a list. */
const pageAsked = (place: Role | undefined, path: Path | undefined): string | undefined => {
  const entry =
    place === 'partOfPage'
      ? path?.parent
      : place === 'askedField' || place === 'offeredOption'
        ? path?.parent?.parent
        : undefined
  const key = entry?.parent?.key
  return typeof key === 'string' && entry?.parent?.parent ? key : undefined
}

/** The dialog that a preset fills: the one of its button, or the key that it stands under. */
const dialogOf = (
  path: Path | undefined,
  actions: ReadonlyMap<Path | undefined, string>,
): string | undefined =>
  actions.get(path?.parent) ??
  (typeof path?.key === 'string' && path.parent?.key === 'presets' ? path.key : undefined)

/** Every name in a document, told by the schemas of their places alone; `schema` is the document's. Pure; stands any value. */
export const namesIn = (choices: Choices, value: unknown, schema: Schema): NamedAt[] => {
  const names: NamedAt[] = []
  const actions = new Map<Path | undefined, string>()
  const inObject = (
    object: Readonly<Record<string, unknown>>,
    place: Role | undefined,
    path: Path | undefined,
  ) => {
    const opened =
      place === 'action' ? object['dialog'] : place === 'expectation' ? object['opens'] : undefined
    if (typeof opened === 'string') actions.set(path, opened)
    const meaning = place && ofKeys[place]
    if (!meaning) return
    const dialog =
      place === 'preset' || place === 'filledFields' ? dialogOf(path, actions) : undefined
    for (const [name, entry] of Object.entries(object)) {
      const pointer = pointerOf({ parent: path, key: name })
      names.push({
        ...meaning,
        name,
        pointer,
        on: 'key',
        ...(dialog === undefined ? {} : { dialog }),
      })
      if (dialog !== undefined && typeof entry === 'string')
        names.push({ kind: 'option', name: entry, pointer, on: 'value', dialog, field: name })
    }
  }
  walkSchema(choices, value, schema, (entry, schemaThere, path) => {
    const place = roleOf(schemaThere)
    if (isObject(entry)) inObject(entry, place, path)
    if (typeof entry !== 'string') return
    const meaning = place && ofStrings[place]
    const page = pageAsked(place, path)
    if (meaning)
      names.push({
        ...meaning,
        name: entry,
        pointer: pointerOf(path),
        on: 'value',
        ...(page === undefined ? {} : { page }),
      })
    if (entry.includes('{{')) names.push(...factsIn(entry, pointerOf(path)))
  })
  for (const { href: name, path, index } of gather(choices, value, schema).links)
    if (index !== undefined)
      names.push({ kind: 'address', name, pointer: pointerOf(path), on: 'value', index })
  return names
}
