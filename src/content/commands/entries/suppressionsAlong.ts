import type { DocumentEdit } from '../../../core/edits/change.ts'
import type { EntryAt, Spot } from './listAt.ts'

type Suppression = { readonly rule?: unknown; readonly pointer?: unknown }

const suppressionsIn = (value: unknown): readonly Suppression[] =>
  Array.isArray(value)
    ? value.filter((one): one is Suppression => typeof one === 'object' && one !== null)
    : []

/** What a rule is not to be told of in an entry goes with it to another document; in its own the writer lets it go. The edits come after the entry is there. */
export const suppressionsAlong = (
  { list, pointer }: EntryAt,
  { list: to, index }: Spot,
): DocumentEdit[] => {
  const values = suppressionsIn(list.file.value?.['silence']).flatMap((silence) => {
    const at =
      typeof silence.pointer === 'string' && `${silence.pointer}/`.startsWith(`${pointer}/`)
        ? silence.pointer
        : undefined
    return at === undefined
      ? []
      : [{ ...silence, pointer: `${to.pointer}/${index}${at.slice(pointer.length)}` }]
  })
  const file = to.file.path
  if (values.length === 0) return []
  return [
    to.file.value?.['silence'] === undefined
      ? { kind: 'set', file, pointer: '/silence', value: values }
      : { kind: 'insert', file, pointer: '/silence/-', values },
  ]
}
