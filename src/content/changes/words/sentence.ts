import type { Role } from '../../../core/document/roleOf.ts'
import type { Difference, DocumentPlace } from '../compare/difference.ts'
import type { Words } from '../told.ts'
import type { Scene } from './scene.ts'

/** A sentence with what belongs below it. */
export type Sentence = { readonly sentence: Words; readonly lines: readonly Words[] }

/** A sentence with nothing below it. */
export const alone = (...sentence: Words): Sentence => ({ sentence, lines: [] })

/** Tells all differences of one thing in one sentence; undefined where each is better told by itself. */
export type Teller = (
  differences: readonly Difference[],
  place: DocumentPlace,
  scene: Scene,
) => Sentence | undefined
export type Tellers = ReadonlyMap<Role | undefined, Teller>
