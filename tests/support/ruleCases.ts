import type { Edit, RuleTable } from '../../src/content/lint/types/rule.ts'
import { findingLines, findingTexts } from './findingLines.ts'

/** The tables of rules by the names of their files. */
export const tables: Readonly<Record<string, { readonly table: RuleTable }>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ readonly table: RuleTable }>('../../src/content/lint/rules/*/*.table.ts', {
      eager: true,
    }),
  ).map(([path, module]) => [path.slice(path.lastIndexOf('/') + 1, -'.table.ts'.length), module]),
)

/** A case of a table: what is changed in the little site, and all that lint then finds, as lines. */
export type Case = {
  readonly file: string
  readonly what: string
  readonly edits: readonly Edit[]
  readonly finds: readonly string[]
}

const casesOf = (file: string, { accepts = {}, rejects = {} }: Partial<RuleTable> = {}): Case[] => [
  ...Object.entries(accepts).map(([what, edits]) => ({
    file,
    what: `accepts ${what}`,
    edits,
    finds: [],
  })),
  ...Object.entries(rejects).map(([what, { edits, finds }]) => ({
    file,
    what: `rejects ${what}`,
    edits,
    finds,
  })),
]

/** All cases of all tables. */
export const cases: readonly Case[] = Object.entries(tables).flatMap(([file, { table }]) =>
  casesOf(file, table),
)

/** The rule that a line names. */
export const ruleIn = (line: string): string =>
  /^.+?:\d+:\d+ (?:error|warning|note) (\S+) «/.exec(line)?.[1] ?? ''

type FoundLines = { readonly data: readonly string[]; readonly texts: readonly string[] }

const known = new Map<Case, FoundLines>()

/** What lint finds in a case, whichever rule it is, as data and as people read it; looked for once. */
export const linesIn = (one: Case): FoundLines => {
  const found = known.get(one) ?? {
    data: findingLines(one.edits),
    texts: findingTexts(one.edits),
  }
  known.set(one, found)
  return found
}

/** What lint finds in a case as data. */
export const foundIn = (one: Case): readonly string[] => linesIn(one).data
