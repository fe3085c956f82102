import { documentSchemas } from '../../../core/document/documentSchemas.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { type NamedAt, namesIn } from '../../../core/model/schema/namesIn.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import { rewrite } from '../../../core/model/schema/rewriteNames.ts'
import type { KnownFile, Summary } from '../../lint/types/file.ts'
import { type Ground, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'

/** Gives the new name of what is named at a place; undefined where it keeps its own. */
export type NewName = (named: NamedAt, file: KnownFile) => string | undefined

/** All names in a document; none where it is no document. */
export const namesOf = ({ kit }: Ground, { value, place }: KnownFile): NamedAt[] =>
  place ? namesIn(kit.choices, value, documentSchemas[place.kind]) : []

/** The documents that may name something, told by their summaries. Errors: `OperationError` where one can't be read, so that nobody knows what it names. */
export const filesNaming = (
  { files }: Ground,
  isNaming: (summary: Summary, file: KnownFile) => boolean,
): KnownFile[] => {
  const broken = files.find(({ place, summary }) => place && !summary.wellFormed)
  if (broken) return refuse(say('unreadable', { path: broken.path }))
  return files.filter(
    (file) =>
      file.place?.kind === 'checks' ||
      file.place?.kind === 'translations' ||
      file.summary.hides ||
      isNaming(file.summary, file),
  ) // summaries say little of what pages must say, and nothing of hidden blocks
}

const depth = ({ pointer }: NamedAt) => pointer.split('/').length

/** The edits that give new names in one document. Keys come last, and inner ones before outer ones: each edit changes the places of those below it. */
export const renameIn = (ground: Ground, file: KnownFile, newName: NewName): DocumentEdit[] => {
  const found = namesOf(ground, file).flatMap((named) => {
    const to = newName(named, file)
    return to === undefined || to === named.name ? [] : [[named, to] as const]
  })
  const strings = new Map<string, (readonly [NamedAt, string])[]>()
  for (const one of found)
    if (one[0].on === 'value')
      strings.set(one[0].pointer, [...(strings.get(one[0].pointer) ?? []), one])
  const keys = found.filter(([{ on }]) => on === 'key').sort(([a], [b]) => depth(b) - depth(a))
  return [
    ...[...strings].map(
      ([pointer, names]): DocumentEdit => ({
        kind: 'set',
        file: file.path,
        pointer,
        value: rewrite(String(valueAt(file.value, pointer)), names),
      }),
    ),
    ...keys.map(
      ([{ pointer }, key]): DocumentEdit => ({ kind: 'rename', file: file.path, pointer, key }),
    ),
  ]
}
