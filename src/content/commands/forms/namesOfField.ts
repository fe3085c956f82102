import type { NamedAt } from '../../../core/model/schema/namesIn.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'
import { filesNaming } from '../names/renameNames.ts'
import { fieldsIn, type Placed } from './fieldAt.ts'
import { opensDialog } from './moveDialog.ts'

/** A field of a form, or with `option` a choice of it. */
export type FieldName = {
  readonly form: string
  readonly field: string
  readonly option?: string | undefined
}

/** Whether a name means the field or choice; `unclear` where it is asked of pages of which only some have this form. */
export type Meant = (named: NamedAt, file: KnownFile) => 'yes' | 'unclear' | undefined

/** What is asked of pages is meant where each of those that have such a field has it in this form. */
const asked = (ground: Ground, { form, field, option }: FieldName): Meant => {
  const isOf = (page: string, { place }: KnownFile) =>
    place?.route !== undefined &&
    (page.endsWith('/*') ? place.route.startsWith(page.slice(0, -1)) : place.route === page)
  return ({ page = '', pointer }, { value }) => {
    const pages = ground.files.filter((file) => isOf(page, file))
    const has = (file: KnownFile, isOne: (name: unknown) => boolean) =>
      fieldsIn(file, isOne).some((fields) => fields.some((one) => one.value['name'] === field))
    if (!pages.some((file) => has(file, (name) => name === form))) return undefined
    const asks =
      option === undefined ? [field] : valueAt(value, pointer.replace(/\/offers\/\d+$/, '/asks'))
    if (!Array.isArray(asks) || !asks.includes(field)) return undefined
    return asks.length > 1 || pages.some((file) => has(file, (name) => name !== form))
      ? 'unclear'
      : 'yes'
  }
}

/** Tells which names of other places mean a field or choice: what pages and buttons fill in for its dialogs, what pages must ask for. */
export const meaning = (ground: Ground, what: FieldName, places: readonly Placed[]): Meant => {
  const dialogs = new Set(places.flatMap(({ file }) => file.place?.id ?? []))
  const isAsked = asked(ground, what)
  return (named, file) => {
    const { kind, name, isOwn, dialog, field, page } = named
    if (
      isOwn ||
      kind !== (what.option === undefined ? 'field' : 'option') ||
      name !== (what.option ?? what.field)
    )
      return undefined
    if (page !== undefined) return isAsked(named, file)
    return dialog !== undefined &&
      dialogs.has(dialog) &&
      (what.option === undefined || field === what.field)
      ? 'yes'
      : undefined
  }
}

/** Many pages open a dialog and few fill in its fields: a text is read sooner than a document. Its name stands there as a key, or as the whole of a string. */
const mentions = ({ sources }: Ground, name: string): ReadonlySet<string> =>
  new Set(
    sources.files.flatMap(({ path, text }) =>
      text.includes(`"${name}"`) || text.includes('\\u') ? [path] : [],
    ),
  )

/** The documents that may name a field of these places. */
export const filesWithField = (
  ground: Ground,
  { field }: FieldName,
  places: readonly Placed[],
): KnownFile[] => {
  const dialogs = new Set(places.flatMap(({ file }) => file.place?.id ?? []))
  const opens = [...dialogs].map((id) => opensDialog(ground, id))
  const mentioned = mentions(ground, field)
  return filesNaming(ground, (summary, file) => opens.some((isOne) => isOne(summary, file))).filter(
    ({ path }) => mentioned.has(path),
  )
}
