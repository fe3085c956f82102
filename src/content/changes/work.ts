import type { Edit } from '../../core/edits/change.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import type { Pair } from './compare/pairFiles.ts'
import type { Showing } from './describe/pagesShowing.ts'
import type { Scene } from './describe/scene.ts'
import type { States } from './states.ts'
import type { OrderedEdit, Told } from './told.ts'

/** A change before it is known what follows it: `self` is what those name as their cause that only follow it; '' where nothing can. */
export type Draft = Omit<Told, 'follows'> & {
  readonly cause?: string | undefined
  readonly self: string
}

/** Files are moved first, then removed, then written, then edited: each edit finds what it is about. */
const phases: Readonly<Record<string, number>> = { moveFile: 0, removeFile: 1, create: 2, write: 2 }

/** Numbers edits in the order in which they are made. */
export class Order {
  private count = 0
  of(edits: readonly Edit[]): OrderedEdit[] {
    return edits.map((edit) => ({ order: (phases[edit.kind] ?? 3) * 1e9 + this.count++, edit }))
  }
}

/** What all changes of two states are told with. */
export type Work = {
  readonly kit: Kit
  readonly states: States
  readonly scene: Scene
  readonly showing: Showing
  /** Where old addresses lead in the second state. */
  readonly redirects: ReadonlyMap<string, string>
  readonly order: Order
}

/** A place as a cause. */
export const causeAt = (file: string, pointer: string): string => `${file} ${pointer}`
/** A file as a cause. */
export const causeOfFile = ({ from, path }: Pair): string =>
  causeAt(path ?? from ?? '', 'as a file')
