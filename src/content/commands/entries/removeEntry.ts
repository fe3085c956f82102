import { roleOf } from '../../../core/document/roleOf.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { fieldAt } from '../forms/fieldAt.ts'
import { removeField, removeOption } from '../forms/removeField.ts'
import type { Ground, Plan } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { tellEdits, tellLeft } from '../names/tell.ts'
import { alongEdits } from './cellsAlong.ts'
import { placesKept } from './insertEntry.ts'
import { goesWith } from './limits.ts'
import type { EntryAt } from './listAt.ts'
import { leadElsewhere, placesInEntry, stillNaming } from './placesInEntry.ts'
import { listName, sayEntry } from './sayEntry.ts'

/** The edits that take an entry out of its list, and the list with its only one where the schema can do without. */
export const takeOut = (ground: Ground, entry: EntryAt): DocumentEdit[] => {
  const { list, index, pointer } = entry
  const file = list.file.path
  if (goesWith(list)) return [{ kind: 'remove', file, pointer: list.pointer }]
  const cells = alongEdits(ground, list, (row) => [
    { kind: 'remove', file, pointer: `${row.pointer}/${index}` },
  ])
  return [
    { kind: 'remove', file, pointer },
    ...cells,
    ...placesKept(ground, list, list.entries.toSpliced(index, 1)),
  ]
}

/** A field of a form that stands in one place alone, or a choice of one: what fills it in or asks for it is known, and goes with it. */
const removedField = (
  ground: Ground,
  { list, value }: EntryAt,
  to: string | undefined,
): Plan | undefined => {
  const isOfOptions = roleOf(list.schema) === 'options'
  const owners = [...list.steps]
    .reverse()
    .map((step) => step.value as Readonly<Record<string, unknown>> | undefined) // anything has no name then
  const [field, form] = isOfOptions
    ? [owners[0]?.['name'], owners[2]?.['name']]
    : [undefined, owners[0]?.['name']]
  const own = value as Readonly<Record<string, unknown>> // it is an entry of fields or of choices
  if ((roleOf(list.item) !== 'field' && !isOfOptions) || typeof form !== 'string') return undefined
  const name = field ?? own['name']
  if (typeof name !== 'string' || fieldAt(ground, form, name).length !== 1) return undefined
  return field === undefined
    ? removeField(ground, form, name, to)
    : removeOption(ground, { form, field: name }, String(own['value']), to)
}

/** Takes an entry out of any list of a document. Links to places in it lead to `to`, or are told with all else that still names it. */
export const removeEntry = (ground: Ground, entry: EntryAt, to?: string): Plan => {
  const field = removedField(ground, entry, to)
  if (field) return field
  const places = placesInEntry(ground, entry)
  const out = takeOut(ground, entry)
  const links =
    to === undefined
      ? []
      : leadElsewhere(ground, entry, (place) => (places.includes(place) ? to : undefined))
  const left = stillNaming(ground, entry, places).filter(
    ({ file }) => to === undefined || file.startsWith('pages/_checks/'),
  )
  const what = sayEntry(entry)
  return {
    change: { label: `Remove ${what}`, edits: [...links, ...out] },
    messages: [
      say('entryRemoved', { what, list: listName(entry.list) }),
      ...(out[0]?.pointer === entry.list.pointer
        ? [say('lastOneRemoved', { list: listName(entry.list) })]
        : []),
      ...tellEdits(links, (places) => say('linksLeadTo', { to: to ?? '', places })),
      ...tellLeft(left),
    ],
  }
}
