import { isObject } from '../../../../../core/document/isObject.ts'

/** Answers that a page or one of its buttons fills into a dialog: where that stands, and each field with its value. */
export type FilledIn = {
  readonly pointer: string
  readonly dialog: string
  readonly answers: Readonly<Record<string, unknown>>
}

const one = (pointer: string, dialog: unknown, answers: unknown): FilledIn[] =>
  typeof dialog === 'string' && isObject(answers) && Object.keys(answers).length > 0
    ? [{ pointer, dialog, answers }]
    : []

const byButtons = (value: unknown, pointer: string): FilledIn[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = isObject(value) ? one(`${pointer}/preset`, value['dialog'], value['preset']) : []
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => byButtons(inner, `${pointer}/${key}`)),
  ]
}

/** What a document fills into dialogs in advance, which no text of it shows: for all its buttons, and by each of them. Pure. */
export const filledIn = (document: Readonly<Record<string, unknown>>): FilledIn[] => [
  ...Object.entries(isObject(document['presets']) ? document['presets'] : {}).flatMap(
    ([dialog, answers]) => one(`/presets/${dialog}`, dialog, answers),
  ),
  ...byButtons(document['blocks'], '/blocks'),
]
