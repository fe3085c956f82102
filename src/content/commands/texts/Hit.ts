import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import { lineOf } from '../../lint/findings/lineOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import type { CommandMessage } from '../messages/say.ts'
import { say } from '../messages/say.ts'
import { isOpen, readableTexts } from './readableTexts.ts'

/** Some words that were found in a text, and what would stand in their place. */
export type Hit = {
  readonly file: KnownFile
  readonly at: ReadableText
  readonly index: number
  readonly length: number
  readonly to: string
}

/** Some words of a text, and what to write in their place. */
export type Match = { readonly index: number; readonly length: number; readonly to: string }

/** Which hits are meant: all, or these by their numbers from 1. */
export type Chosen = 'all' | readonly number[]

type Find = (text: ReadableText, file: KnownFile) => readonly Match[]

/** The hits in one text: what is no words is none. */
export const hitsInText = (file: KnownFile, at: ReadableText, find: Find): Hit[] =>
  find(at, file).flatMap((match) =>
    isOpen(at, match.index, match.length) ? [{ file, at, ...match }] : [],
  )

/** Every hit in documents, in their order. */
export const hitsIn = (ground: Ground, files: readonly KnownFile[], find: Find): Hit[] =>
  files.flatMap((file) => readableTexts(ground, file).flatMap((at) => hitsInText(file, at, find)))

const contextLength = 32

const sayHit = ({ file, at, index, length, to }: Hit, number: number): CommandMessage => {
  const { text, title } = at
  const [before, found, after] = [
    text.slice(0, index),
    text.slice(index, index + length),
    text.slice(index + length),
  ]
  return say('hit', {
    number,
    page: file.path,
    line: lineOf(file, at.pointer),
    title,
    before: before.length > contextLength ? `…${before.slice(-contextLength)}` : before,
    found,
    to,
    after: after.length > contextLength ? `${after.slice(0, contextLength)}…` : after,
  })
}

/** Reads which hits somebody wants: `all`, `1,3-5`. Errors: `OperationError`. */
export const readChosen = (written: string): Chosen => {
  if (written === 'all') return written
  return written.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    if (from === undefined) return refuse(say('notAHitNumber', { part }))
    return Array.from(
      { length: Math.max(Number(to) - Number(from) + 1, 0) },
      (_, index) => Number(from) + index,
    )
  })
}

/** The hits that are meant. Errors: `OperationError` where there are not so many. */
export const chosenHits = (hits: readonly Hit[], chosen: Chosen): Hit[] => {
  if (chosen === 'all') return [...hits]
  const missing = chosen.find((number) => hits[number - 1] === undefined)
  if (missing !== undefined) refuse(say('noSuchHit', { number: missing, count: hits.length }))
  return hits.filter((_, index) => chosen.includes(index + 1))
}

/** The edits that write what stands in the place of hits, each text once. */
export const writeHits = (hits: readonly Hit[]): DocumentEdit[] => {
  const texts = new Map<string, Hit[]>()
  for (const hit of hits)
    texts.set(`${hit.file.path}#${hit.at.pointer}`, [
      ...(texts.get(`${hit.file.path}#${hit.at.pointer}`) ?? []),
      hit,
    ])
  return [...texts.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const value = [...same]
      .sort((a, b) => b.index - a.index)
      .reduce(
        (text, { index, length, to }) => text.slice(0, index) + to + text.slice(index + length),
        first.at.text,
      )
    return [{ kind: 'set', file: first.file.path, pointer: first.at.pointer, value }]
  })
}

const maxShown = 200

/** The hits that are chosen, or all to choose from. */
export const tellHits = (hits: readonly Hit[], chosen: Chosen | undefined): CommandMessage[] => [
  ...hits
    .flatMap((hit, index) =>
      chosen === undefined || chosen === 'all' || chosen.includes(index + 1)
        ? [sayHit(hit, index + 1)]
        : [],
    )
    .slice(0, maxShown),
  ...(hits.length > maxShown ? [say('moreHits', { count: hits.length })] : []),
]
