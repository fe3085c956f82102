import { shorten } from '../../../../../content/commands/names/callOf.ts'
import type { DocumentKind } from '../../../../../core/document/sources.ts'
import type { Choices } from '../../../../../core/kit/choices.ts'
import { readableIn } from '../../../../../core/model/schema/readableIn.ts'
import { askedBy } from '../../../../../core/model/text/unfinished.ts'
import type { ShownFinding } from '../../../../workspace/overview.ts'

/**
 * A text that a copy has from its original: a `long` one says something of the original alone; a `figure`, such as how many weeks something takes, is short and
 * seldom the same; what else is `short`, a heading of a column or the label of a button, may well stay.
 */
export type CopiedText = {
  readonly pointer: string
  readonly title: string
  readonly text: string
  readonly weight: 'long' | 'figure' | 'short'
}

const documentName = /\bpages\/\S+?\.json/

/** The file of the document that one is a copy of, by what lint says of it; undefined where it says nothing of the kind. Pure. */
export const originalOf = (findings: readonly ShownFinding[]): string | undefined =>
  findings.flatMap(({ message }) =>
    /\bthe same\b/.test(message) ? (documentName.exec(message)?.[0] ?? []) : [],
  )[0]

/** From so many words on a text says something of the one page. */
const longFrom = 5

const weightOf = (text: string): CopiedText['weight'] => {
  if (text.trim().split(/\s+/).length >= longFrom) return 'long'
  return /\p{Nd}|\{\{/u.test(text) ? 'figure' : 'short'
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
            weight: alike.has(pointer) ? 'long' : weightOf(text),
          },
        ],
  )
}
