import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { ReadableText } from '../../../core/model/schema/readableIn.ts'
import { lineOf } from '../../lint/findings/lineOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { sayFile } from '../entries/sayEntry.ts'
import { type Ground, refuse } from '../Ground.ts'
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

/** A hit in words: its number, page and line, and the words around it: `3  /repairs (line 12, Text): … costs [£45 → {{repair.fee}}] and …`. */
export const sayHit = ({ file, at, index, length, to }: Hit, number: number): string => {
  const { text } = at
  const [before, found, after] = [
    text.slice(0, index),
    text.slice(index, index + length),
    text.slice(index + length),
  ]
  const start = before.length > contextLength ? `…${before.slice(-contextLength)}` : before
  const end = after.length > contextLength ? `${after.slice(0, contextLength)}…` : after
  return `  ${number}  ${sayFile(file)} (line ${lineOf(file, at.pointer)}, ${at.title}): ${start}[${found} → ${to}]${end}`.replace(
    /\s*\n\s*/g,
    ' ',
  )
}

/** Reads which hits somebody wants: `all`, `1,3-5`. Errors: `OperationError`. */
export const readChosen = (written: string): Chosen => {
  if (written === 'all') return written
  return written.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    if (from === undefined)
      return refuse(`"${part}" is no number of a hit: write all, or such as 1,3-5.`)
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
  if (missing !== undefined) refuse(`There is no hit ${missing}: there are ${hits.length}.`)
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

/** The hits in words, and how one chooses among them where nobody has. */
export const tellHits = (hits: readonly Hit[], chosen: Chosen | undefined): string[] => [
  ...hits
    .flatMap((hit, index) =>
      chosen === undefined || chosen === 'all' || chosen.includes(index + 1)
        ? [sayHit(hit, index + 1)]
        : [],
    )
    .slice(0, maxShown),
  ...(hits.length > maxShown
    ? [`… and more: ${hits.length} in all. --in narrows it to a page or a folder.`]
    : []),
]
