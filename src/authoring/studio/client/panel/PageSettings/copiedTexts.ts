import { shorten } from '../../../../../content/commands/names/callOf.ts'
import type { Code, DataOf } from '../../../../../content/lint/messages/msg.ts'
import type { Said } from '../../../../../content/lint/messages/Said.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { DocumentKind } from '../../../../../core/document/sources.ts'
import type { Choices } from '../../../../../core/kit/choices.ts'
import { readableIn } from '../../../../../core/model/schema/readableIn.ts'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'

/**
 * A text that a copy has from its original: a `long` one says something of the original alone, as does one that names its subject; a `figure`, such as how many weeks something takes, is short and
 * seldom the same; what else is `short`, a heading of a column or the label of a button, may well stay.
 */
export type CopiedText = {
  readonly pointer: string
  readonly title: string
  readonly text: string
  readonly weight: 'long' | 'figure' | 'short'
}

/** Of messages that name a document that says the same, the key that names it. */
const sameDocument: { readonly [C in Code]?: keyof DataOf<C> } = {
  copyOfDocument: 'original',
  paragraphOnOtherPage: 'path',
  descriptionTwice: 'other',
  titleTwice: 'other',
  questionOnOtherPage: 'path',
}

const originalIn = ({ code, data }: Said): string | undefined => {
  if (!isObject(data)) return undefined
  if (code === 'withPlaces') return originalIn(data['first'] as Said) // as its message says
  const original = data[(sameDocument as Readonly<Record<string, string>>)[code] ?? '']
  return typeof original === 'string' ? original : undefined
}

/** The file of the document that one is a copy of, by what lint says of it; undefined where it says nothing of the kind. Pure. */
export const originalOf = (findings: readonly ShownFinding[]): string | undefined =>
  findings.map(originalIn).find((original) => original !== undefined)

/** From so many words on a text says something of the one page. */
const longFrom = 5

const weightOf = (text: string): CopiedText['weight'] => {
  if (text.trim().split(/\s+/).length >= longFrom) return 'long'
  return /\p{Nd}|\{\{/u.test(text) ? 'figure' : 'short'
}

const wordsIn = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .replace(/\{\{[^{}]*\}\}/g, ' ')
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{Nd}]+/u)
        .filter(Boolean)
    : []

/** A word without the ending of its plural. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word)

/** So long a word of a longer name means its subject; shorter ones stand in any. */
const meaning = 5

/** The words that name what the original is about, and not what the copy is. */
const subjectOf = (original: unknown, copy: unknown): string[] => {
  const said = (document: unknown, key: string) => (isObject(document) ? document[key] : undefined)
  const names = ['name', 'title'].map((key) => wordsIn(said(original, key)))
  const own = new Set(['name', 'title'].flatMap((key) => wordsIn(said(copy, key))).map(stem))
  const stands = said(copy, 'name') === said(original, 'name') ? names.slice(1) : names
  return stands
    .flatMap((words) =>
      words.length === 1 ? words : words.filter(({ length }) => length >= meaning),
    )
    .map(stem)
    .filter((word) => !own.has(word))
}

/** What a copy still says as its original, or nearly so as lint finds it, text by text in their order. Pure. */
export const copiedTexts = (
  choices: Choices,
  copy: unknown,
  original: unknown,
  kind: DocumentKind,
  findings: readonly ShownFinding[],
): CopiedText[] => {
  const alike = new Set(findings.flatMap(({ at = [] }) => at))
  const subject = subjectOf(original, copy)
  const namesSubject = (text: string) => wordsIn(text).some((word) => subject.includes(stem(word)))
  const known = new Set(readableIn(choices, original, kind).map(({ text }) => text.trim()))
  return readableIn(choices, copy, kind).flatMap(({ pointer, title, text }) =>
    text.trim() === '' ||
    askedBy(text) !== undefined ||
    !(known.has(text.trim()) || alike.has(pointer))
      ? []
      : [
          {
            pointer,
            title,
            text: shorten(text),
            weight: alike.has(pointer) || namesSubject(text) ? 'long' : weightOf(text),
          },
        ],
  )
}
