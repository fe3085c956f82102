import type { Fact } from '../../core/document/facts.ts'
import type { Sources } from '../../core/document/sources.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import { formatFact } from '../../core/model/figures/formatFact.ts'
import { writtenAt } from '../../core/model/history/writtenAt.ts'
import { pointerOf } from '../../core/model/schema/path.ts'
import type { Day } from '../../core/model/site/shownOn.ts'
import { factUses } from '../lint/named/factUses.ts'
import { indexJson, offsetInString, spanOf } from '../lint/positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../lint/positions/lineIndex.ts'
import { readDocument } from '../lint/project/readDocument.ts'
import { sharedContextOf } from '../lint/project/sharedContext.ts'

/** Where a fact is used: the document, its line, and the route of the page it makes (none for `_site.json`). */
export type UsedAt = {
  readonly file: string
  readonly line: number
  readonly pointer: string
  readonly route?: string
}
export type ListedFact = {
  readonly name: string
  readonly written: string
  readonly fact: Fact
  readonly next?: { readonly from: Day; readonly written: string }
  readonly uses: readonly UsedAt[]
}

/** Finds lines in documents, each read once. */
const lineFinder = () => {
  const known = new Map<string, { spans: ReturnType<typeof indexJson>; starts: number[] }>()
  return (file: string, text: string, pointer: string, index: number): number => {
    const before = known.get(file) ?? { spans: indexJson(text), starts: lineStarts(text) }
    known.set(file, before)
    return lineAndColumn(
      before.starts,
      offsetInString(text, spanOf(before.spans, pointer).start, index),
    ).line
  }
}

/** Every fact of a site with how it is written and every place that uses it, in the order of their names, as of a day. Pure. */
export const listFacts = (kit: Kit, sources: Sources, today: Day): ListedFact[] => {
  const context = sharedContextOf(kit, sources, today)
  const uses = factUses({
    files: sources.files.map(({ path, text }) =>
      readDocument(kit, path, text, { writtenFor: context.writtenFor }),
    ),
  })
  const lineOf = lineFinder()
  return [...(context.facts ?? [])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, fact]) => ({
      name,
      fact,
      written: formatFact(fact, context.writing),
      ...(fact.next && fact.next.from > today
        ? {
            next: {
              from: fact.next.from,
              written: formatFact(
                { value: fact.next.value, written: fact.written },
                context.writing,
              ),
            },
          }
        : {}),
      uses: (uses.get(name) ?? []).map(({ file, path, index }) => {
        const { pointer } = writtenAt(file.rewritings, pointerOf(path))
        return {
          file: file.path,
          line: lineOf(file.path, file.text, pointer, index),
          pointer,
          ...(file.place?.route === undefined ? {} : { route: file.place.route }),
        }
      }),
    }))
}
