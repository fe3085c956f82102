import { msg } from '../messages/msg.ts'
import type { NamedThing } from '../messages/namedThings.ts'
import type { Json } from '../types/file.ts'
import type { Report } from '../types/report.ts'

/** One of several things that stand side by side, by the name that it has today. */
export type Renamed = {
  readonly name: string | undefined
  readonly value: Json
  readonly pointer: string
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
  thing: NamedThing,
): Iterable<Report> {
  const now = new Set(all.map(({ name }) => name))
  const before = new Map<string, Renamed>()
  for (const one of all) {
    for (const { name, pointer } of formerOf(one)) {
      const heir = before.get(name)
      const fault =
        name === one.name || heir === one
          ? name === one.name
            ? msg('formerNameIsToday', { name, thing })
            : msg('formerNameTwice', { name })
          : now.has(name)
            ? msg('formerNameOfOther', { name, thing })
            : heir
              ? msg('formerNameOfTwo', { name, thing, other: heir.name ?? '' })
              : undefined
      if (fault) yield { file, pointer, message: fault, suggestion: msg('takeOutHere') }
      else before.set(name, one)
    }
  }
}
