import { writtenAt } from '../model/history/writtenAt.ts'
import type { LintFile } from './context.ts'
import { indexJson, type Span, spanOf } from './positions/indexJson.ts'
import { lineAndColumn, lineStarts } from './positions/lineIndex.ts'

type Index = { readonly starts: readonly number[]; readonly spans: ReadonlyMap<string, Span> }
const known = new WeakMap<LintFile, Index>()

/** The line, from 1, on which the value at a pointer begins: for messages that name a second place. */
export const lineOf = (file: LintFile, pointer: string): number => {
  const index = known.get(file) ?? { starts: lineStarts(file.text), spans: indexJson(file.text) }
  known.set(file, index)
  return lineAndColumn(index.starts, spanOf(index.spans, writtenAt(file.rewritings, pointer).pointer).start).line
}
