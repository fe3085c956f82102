import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver'
import { hitsOfFigure, makeFact } from '../../content/commands/facts/makeFact.ts'
import { readFigure } from '../../content/commands/facts/readFigure.ts'
import { writingsOf } from '../../content/commands/facts/writingOf.ts'
import { OperationError } from '../../content/commands/Ground.ts'
import { onUpgraded } from '../../content/commands/onUpgraded.ts'
import { readableTexts } from '../../content/commands/texts/readableTexts.ts'
import { figuresIn } from '../../content/lint/figures/figuresIn.ts'
import { placeIn } from '../../content/lint/findings/locate.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import { WriteProblem } from '../../core/edits/change.ts'
import { valueAt } from '../../core/model/schema/path.ts'
import type { ReadableText } from '../../core/model/schema/readableIn.ts'
import { plainLetters } from '../../core/model/text/plainLetters.ts'
import { rangeOf } from './diagnosticsOf.ts'
import type { FixOptions } from './quickFixes.ts'
import { editFor, workspaceEditOf } from './workspaceEditOf.ts'

type TypedFigure = ReadableText & { readonly figure: string; readonly index: number }

/** Whether a range is within another one. */
const isWithin = (inner: Range, outer: Range) =>
  inner.start.line === outer.start.line &&
  inner.end.line === outer.end.line &&
  inner.start.character >= outer.start.character &&
  inner.end.character <= outer.end.character

/** The figure of a text in which the caret stands, or what is selected lies. */
const figureAt = (
  site: FixOptions['site'],
  file: KnownFile,
  range: Range,
): TypedFigure | undefined => {
  const rangeAt = (pointer: string, index: number, length: number) =>
    rangeOf(placeIn(file, { pointer, on: 'value', index, length }))
  const { writing } = writingsOf(site)(file)
  for (const text of readableTexts(site, file)) {
    if (!isWithin(range, rangeAt(text.pointer, 0, text.text.length))) continue
    for (const { index, length } of figuresIn(text.text, writing))
      if (isWithin(range, rangeAt(text.pointer, index, length)))
        return { ...text, index, figure: text.text.slice(index, index + length) }
  }
  return undefined
}

const inCamels = (words: string): string =>
  plainLetters(words)
    .replace(/[^A-Za-z0-9 ]+/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 3)
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('')

/** What the entry of a list around a text is called, where it says so: `"label": "Time"`. */
const nameBeside = (value: unknown, pointer: string): string | undefined => {
  const enclosing = valueAt(value, pointer.slice(0, pointer.lastIndexOf('/')))
  if (typeof enclosing !== 'object' || enclosing === null || Array.isArray(enclosing))
    return undefined
  const own = pointer.slice(pointer.lastIndexOf('/') + 1)
  const named = Object.entries(enclosing).find(
    ([key, words]) =>
      key !== own &&
      ['label', 'name', 'term', 'title', 'heading'].includes(key) &&
      typeof words === 'string',
  )
  return named?.[1]
}

/** A name that no fact has yet, such as `rigging.time`: the page's own, and what stands beside the figure, or what it counts. */
const proposedName = (
  { files }: FixOptions['site'],
  { path, place }: KnownFile,
  beside: string | undefined,
  unit: string,
): string => {
  const last = (place?.route ?? path.replace(/^pages\/_?|\.json$/g, '')).split('/').at(-1) || 'site'
  const subject = inCamels(last).replace(/^(?=\d)/, 'in') || 'site'
  const name = `${subject}.${inCamels(beside ?? unit) || 'figure'}`
  const facts = files.find(({ place }) => place?.kind === 'facts')?.value?.['facts']
  const isTaken = (one: string) =>
    typeof facts === 'object' && facts !== null && Object.hasOwn(facts, one)
  let free = name
  for (let number = 2; isTaken(free); number += 1) free = `${name}${number}`
  return free
}

const units = { money: 'price', percent: 'share', date: 'day', words: 'figure' } as const

/** "Make this figure a fact", under a name that it proposes: the place that is meant shows it then, all others stay as they are. Pure. `today` as year-month-day. */
export const makeFactAction = (
  { site, file: path, range, uriOf, editor }: FixOptions,
  today: string,
): CodeAction[] => {
  const file = site.files.find((one) => one.path === path)
  const found =
    file?.summary.wellFormed && file.place?.kind !== 'facts'
      ? figureAt(site, file, range)
      : undefined
  if (!file || !found) return []
  const fact = readFigure(site, found.figure)
  const { value } = fact
  const beside = nameBeside(file.value, found.pointer)
  const name = proposedName(
    site,
    file,
    beside,
    value.kind === 'number' ? (value.unit ?? 'figure') : units[value.kind],
  )
  const label = beside ?? file.summary.title ?? found.figure
  const hit = hitsOfFigure(site, fact, { name, figure: found.figure }, undefined).findIndex(
    ({ file: one, at, index }) =>
      one.path === path && at.pointer === found.pointer && index === found.index,
  )
  if (hit < 0) return []
  try {
    const { change } = makeFact(
      site,
      { figure: found.figure, name, label, source: 'specification', asOf: today },
      undefined,
      [hit + 1],
    )
    const edit = editFor(editor, workspaceEditOf(site, onUpgraded(site.files, change), uriOf))
    return [
      {
        title: `Make “${found.figure}” a fact: ${name}`,
        kind: CodeActionKind.RefactorExtract,
        edit,
      },
    ]
  } catch (error) {
    if (error instanceof OperationError || error instanceof WriteProblem) return []
    throw error
  }
}
