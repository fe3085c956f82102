import type { Schema } from '../../../core/document/documentSchemas.ts'
import { type NamedAt, namesIn } from '../../../core/model/schema/namesIn.ts'
import { rewriteIn } from '../../../core/model/schema/rewriteIn.ts'
import { chosenSchema } from '../../../core/model/schema/walkSchema.ts'
import type { Ground } from '../Ground.ts'
import { namesOf } from '../names/renameNames.ts'
import type { ListAt } from './listAt.ts'

/** An entry for a list, and the names in it that were taken: each with its new one. */
export type Fresh = {
  readonly value: unknown
  readonly schema: Schema
  readonly renamed: ReadonlyMap<string, string>
}

/** The first name that nobody has: `fees-2`; of fields, which have no hyphens, `phone2`. */
const freeName = (name: string, taken: ReadonlySet<string>, between: string): string => {
  for (let count = 2; ; count += 1) {
    const free = `${name.replace(/-?\d+$/, '') || name}${between}${count}`
    if (!taken.has(free)) return free
  }
}

/** Whether a name must stand once in its document, or in the list; an option is one among those beside it alone. */
const isOnce = ({ kind, isOwn, pointer }: NamedAt) =>
  isOwn === true &&
  (kind === 'id' || kind === 'field' || (kind === 'option' && pointer.split('/').length === 2))

/** Gives what is put into a list names of its own, where the document has something of that name already; links within follow. */
export const freshNames = (ground: Ground, list: ListAt, value: unknown): Fresh => {
  const { choices } = ground.kit
  const schema = chosenSchema(choices, list.item, value)
  const there = namesOf(ground, list.file).filter(({ isOwn }) => isOwn)
  const takenBy = (kind: NamedAt['kind']) =>
    new Set([
      ...there.flatMap((named) =>
        named.kind === kind && (kind !== 'option' || named.pointer.startsWith(`${list.pointer}/`))
          ? [named.name]
          : [],
      ),
      ...(kind === 'id' ? list.file.ids : []),
    ])
  const names = namesIn(choices, value, schema)
  const renamed = new Map<string, string>()
  const byPointer = new Map<string, string>()
  for (const named of names.filter(isOnce)) {
    const taken = takenBy(named.kind)
    const free = taken.has(named.name)
      ? freeName(
          named.name,
          new Set([...taken, ...byPointer.values()]),
          named.kind === 'field' ? '' : '-',
        )
      : named.name
    if (free === named.name) continue
    byPointer.set(named.pointer, free)
    if (named.kind === 'id') renamed.set(named.name, free)
  }
  const changed = rewriteIn(value, names, (named) => {
    if (isOnce(named)) return byPointer.get(named.pointer)
    return named.kind === 'address' &&
      named.name.startsWith('#') &&
      renamed.has(named.name.slice(1))
      ? `#${renamed.get(named.name.slice(1))}`
      : undefined
  })
  return { value: changed, schema, renamed }
}
