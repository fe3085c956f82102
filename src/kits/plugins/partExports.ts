import { nearest } from '../../content/lint/links/nearest.ts'
import { type Message, msg } from '../../content/lint/messages/msg.ts'
import type { Rule, RuleModule } from '../../content/lint/types/rule.ts'
import type { BlockModule } from '../../core/kit/BlockModule.ts'
import type { FieldData, FieldRules } from '../../core/kit/FieldModule.ts'

/** The names that a module may export, and whether it must. */
export type Names = Readonly<Record<string, boolean>>

/** All names that the files of parts must and may export; the compiler holds the lists against the types. */
export const blockNames = {
  schema: true,
  history: false,
  check: false,
  once: false,
  lists: false,
  categories: false,
  headings: false,
  headingKey: false,
  region: false,
  background: false,
  structuredData: false,
  siteFiles: false,
  pageList: false,
  content: false,
  cells: false,
  numbers: false,
  ofRows: false,
  knownAs: false,
  ofSettings: false,
} satisfies Record<keyof BlockModule, boolean>
/** What a block's file exports under a former name, by that. */
export const formerExports = { place: 'region', tone: 'background' } as const

/** A block's module with what it exports under former names under today's. Pure. */
export const withTodaysNames = <Module extends object>(module: Module): Module => ({
  ...Object.fromEntries(
    Object.entries(formerExports).flatMap(
      ([former, name]) => (former in module ? [[name, module[former as keyof Module]]] : []), // just asked
    ),
  ),
  ...module,
})

export const fieldDataNames = {
  schema: true,
  history: false,
  sample: true,
  replyTo: false,
} satisfies Record<keyof FieldData, boolean>
export const fieldRuleNames = {
  check: true,
  words: false,
  blank: false,
  frame: false,
  lines: false,
  maxLength: false,
} satisfies Record<keyof FieldRules, boolean>
export const ruleModuleNames = { rule: true } satisfies Record<keyof RuleModule, true>
export const ruleNames = {
  name: true,
  severity: true,
  what: true,
  why: true,
  bad: true,
  good: true,
  check: true,
  always: false,
  alone: false,
  perDocument: false,
} satisfies Record<keyof Rule, boolean>

/**
 * What is wrong with what a part's file exports: names that it lacks, and names that nobody reads. `found` are
 * the names in it, undefined where there is no such file; `contract` is the document or file that names all that it may export.
 */
export const exportFaults = (
  file: string,
  found: readonly string[] | undefined,
  names: Names,
  contract: string,
): Message[] => {
  if (!found) return [msg('partFileMissing', { file })]
  const missing = Object.keys(names).filter((name) => names[name] && !found.includes(name))
  const strange = found.filter((name) => !Object.hasOwn(names, name))
  return [
    ...missing.map((name) => msg('exportMissing', { file, name, contract })),
    ...strange.map((name) => {
      const meant = nearest(name, Object.keys(names))
      return msg('exportUnknown', { file, name, contract, meant })
    }),
  ]
}
