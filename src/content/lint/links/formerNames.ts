import { msg } from '../messages/msg.ts'
import type { Json } from '../types/file.ts'
import type { Report } from '../types/report.ts'

/** One of several things that stand side by side, by the name that it has today. */
export type Renamed = {
  readonly name: string | undefined
  readonly value: Json
  readonly pointer: string
}

/** How a thing and what is known of it are called: `a field`, `name`, `the field`. */
type Words = {
  readonly one: string
  readonly called: string
  readonly what: (name: string) => string
}

/** The earlier names of a thing that are texts, with their places; of the rest the schema tells. */
const formerOf = ({
  value: { formerly },
  pointer,
}: Renamed): { readonly name: string; readonly pointer: string }[] =>
  (Array.isArray(formerly) ? (formerly as readonly unknown[]) : []).flatMap((name, index) =>
    typeof name === 'string' ? [{ name, pointer: `${pointer}/formerly/${index}` }] : [],
  )

/** Earlier names that can't mean what they stand at: another one's name of today, or its earlier one too; its own, or the same twice. */
export function* checkFormerNames(
  all: readonly Renamed[],
  file: string,
  { one, called, what }: Words,
): Iterable<Report> {
  const now = new Set(all.map(({ name }) => name))
  const before = new Map<string, Renamed>()
  for (const thing of all) {
    for (const { name, pointer } of formerOf(thing)) {
      const heir = before.get(name)
      const fault =
        name === thing.name || heir === thing
          ? name === thing.name
            ? msg('formerNameIsToday', { name, called })
            : msg('formerNameTwice', { name })
          : now.has(name)
            ? msg('formerNameOfOther', { name, one, called })
            : heir
              ? msg('formerNameOfTwo', { name, called, other: what(heir.name ?? '') })
              : undefined
      if (fault) yield { file, pointer, message: fault, suggestion: msg('takeOutHere') }
      else before.set(name, thing)
    }
  }
}
