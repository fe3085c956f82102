import type { Pair } from '../compare/pairFiles.ts'
import { causeOfFile, type Draft, type Work } from '../work.ts'
import { manyFiles } from './manyFiles.ts'
import { editsOf, isComparable, tellMove, tellWhole } from './tellFile.ts'

/** Whether a file has another name now. */
export const isMoved = ({ from, path }: Pair): boolean =>
  from !== undefined && path !== undefined && from !== path

const tellPair = ({ scene, showing, redirects, order }: Work, pair: Pair): Draft[] => {
  const isWhole = !isComparable(pair) && !(isMoved(pair) && pair.before === pair.after)
  const told = [
    ...(isMoved(pair) ? [tellMove(pair, scene, showing, redirects)] : []),
    ...(isWhole ? [tellWhole(pair, scene, showing, redirects)] : []),
  ]
  const file = pair.path ?? pair.from ?? ''
  return told.map(({ edits, ...one }, index) => ({
    ...one,
    file,
    pointer: '',
    edits: order.of(edits),
    self: index === 0 ? causeOfFile(pair) : '',
  }))
}

/** Tells of files what has become of them as a whole: those that are new, gone, moved, replaced or no documents. */
export const tellFiles = (work: Work, pairs: readonly Pair[]): Draft[] => {
  const alike = manyFiles(pairs)
  const together = new Set(alike.flatMap((some) => some.pairs))
  return [
    ...pairs.filter((pair) => !together.has(pair)).flatMap((pair) => tellPair(work, pair)),
    ...alike.map(
      ({ folder, pairs: some, ...told }): Draft => ({
        ...told,
        file: folder,
        pointer: '',
        pages: [],
        edits: work.order.of(some.flatMap(editsOf)),
        self: '',
      }),
    ),
  ]
}
