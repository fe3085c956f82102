import { memoize } from '../../../core/document/memoize.ts'
import { writtenAt } from '../../../core/model/history/writtenAt.ts'
import type { LintFile } from '../types/file.ts'
import { indexJson, spanOf } from './indexJson.ts'
import { lineAndColumn, lineStarts } from './lineIndex.ts'

const indexOf = memoize(({ text }: LintFile) => ({
  starts: lineStarts(text),
  spans: indexJson(text),
}))

/** Line and column, both from 1, at which the value at a pointer begins: for messages that name a second place. */
export const positionIn = (
  file: LintFile,
  pointer: string,
): { readonly line: number; readonly column: number } => {
  const { starts, spans } = indexOf(file)
  return lineAndColumn(starts, spanOf(spans, writtenAt(file.rewritings, pointer).pointer).start)
}
