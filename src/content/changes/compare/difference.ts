import type { Schema } from '../../../core/document/documentSchemas.ts'
import type { Edit } from '../../../core/edits/change.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'

/**
 * A place of a document in both of its states, from the inside out. `key` and `schema` are those of now, `oldKey` and `oldSchema` those of before,
 * which for what is gone are the same; what is not there is undefined.
 */
export type DocumentPlace = {
  readonly parent: DocumentPlace | undefined
  readonly key: string | number
  readonly oldKey: string | number
  readonly schema: Schema | undefined
  readonly oldSchema: Schema | undefined
  readonly before: unknown
  readonly after: unknown
}

/** Something by which two states of a document differ, not to be divided further. `edits` make it, after those of all differences before it. */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved' | 'renamed'
  readonly place: DocumentPlace
  readonly edits: readonly Edit[]
}

const pointerBy = (
  place: DocumentPlace | undefined,
  keyOf: (place: DocumentPlace) => string | number,
): string =>
  place?.parent ? `${pointerBy(place.parent, keyOf)}/${escapeKey(String(keyOf(place)))}` : ''

/** Where it stands now; of what is gone, where the list or object stands from which it is gone, with its old key. */
export const pointerTo = (place: DocumentPlace): string => pointerBy(place, ({ key }) => key)

/** Where it stood before. */
export const oldPointerTo = (place: DocumentPlace): string =>
  pointerBy(place, ({ oldKey }) => oldKey)

/** A place and all around it, from the outside in; the document itself first. */
export const wayTo = (place: DocumentPlace): DocumentPlace[] =>
  place.parent ? [...wayTo(place.parent), place] : [place]

/** The nearest place around it, itself included, that fits. */
export const nearest = (
  place: DocumentPlace | undefined,
  fits: (place: DocumentPlace) => boolean,
): DocumentPlace | undefined =>
  place === undefined || fits(place) ? place : nearest(place.parent, fits)
