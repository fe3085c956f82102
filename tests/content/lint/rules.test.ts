import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { lint } from '../../../src/content/lint/lint.ts'
import { inWords } from '../../../src/content/lint/messages/inWords.ts'
import * as registry from '../../../src/content/lint/rules/registry.ts'
import { joinRules } from '../../../src/content/lint/ruleset/joinRules.ts'
import type { RuleModule } from '../../../src/content/lint/types/rule.ts'
import {
  exportFaults,
  type Names,
  ruleModuleNames,
  ruleNames,
} from '../../../src/kits/plugins/partExports.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { registryFaults } from '../../support/partFaults.ts'
import { tables } from '../../support/ruleCases.ts'

const folder = 'src/content/lint/rules'
const contract = 'src/content/lint/types/rule.ts'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && file !== 'registry.ts',
)

/** All files of rules, whether or not the registry has a line for them. */
const modules = import.meta.glob<Partial<RuleModule>>(
  ['../../../src/content/lint/rules/*/*.ts', '!../../../src/content/lint/rules/*/*.table.ts'],
  {
    eager: true,
  },
)
/** Each rule's path below the folder, by the name of its file. */
const paths = new Map(
  files.map((file) => file.replace(/(?:\.table)?\.ts$/, '')).map((path) => [basename(path), path]),
)
const named = [...paths.keys()]

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const faultsIn = (file: string, found: readonly string[] | undefined, names: Names): string[] =>
  exportFaults(file, found, names, contract).map(inWords)

/** What is wrong with a rule by its files alone. One that has nothing but its table is told just that. */
const faultsOf = (name: string): string[] => {
  const file = `${folder}/${paths.get(name)}.ts`
  const module = modules[`../../../${file}`]
  const outer = faultsIn(file, module && Object.keys(module), ruleModuleNames)
  if (!module?.rule) return outer
  const wrongName =
    module.rule.name === kebab(name)
      ? []
      : [`The rule of ${file} must have the name "${kebab(name)}", not "${module.rule.name}".`]
  return [
    ...outer,
    ...faultsIn(`"rule" in ${file}`, Object.keys(module.rule), ruleNames),
    ...wrongName,
  ]
}

/** What is wrong with the cases of a rule; a rule that is not there has been told. */
const tableFaultsOf = (name: string): string[] => {
  const file = `${folder}/${paths.get(name)}.table.ts`
  const faults = faultsIn(file, tables[name] && Object.keys(tables[name]), { table: true })
  if (faults.length > 0) return faults
  const { accepts = {}, rejects = {} } = tables[name]?.table ?? {}
  return [
    ...(Object.keys(accepts).length > 0 ? [] : [`${file} has no case that the rule accepts.`]),
    ...(Object.keys(rejects).length > 0 ? [] : [`${file} has no case that the rule rejects.`]),
    ...Object.entries(rejects).flatMap(([what, { finds }]) =>
      finds.join('\n').includes(` ${kebab(name)} `)
        ? []
        : [`${file}: the rule finds nothing in the case "${what}", which it is said to reject.`],
    ),
  ]
}

test('the lint rule registry has one line per rule file', () => {
  const lines = [...paths]
    .filter(([, path]) => files.includes(`${path}.ts`))
    .map(([name, path]) => `export * as ${name} from './${path}.ts'`)
  const faults = registryFaults(`${folder}/registry.ts`, lines)
  expect(faults, faults.join('\n')).toEqual([])
})

test('the compiler rejects unknown or invalid exports of a lint rule', () => {
  const { titles } = registry
  // @ts-expect-error: no rule exports `tables`
  expect(joinRules({ titles: { ...titles, tables: {} } })).toHaveProperty('titles')
  // @ts-expect-error: no rule has `perDocumnet`
  expect(joinRules({ titles: { rule: { ...titles.rule, perDocumnet: true } } })).toHaveProperty(
    'titles',
  )
  // @ts-expect-error: no rule is so severe
  expect(joinRules({ titles: { rule: { ...titles.rule, severity: 'fatal' } } })).toHaveProperty(
    'titles',
  )
  // @ts-expect-error: the rule is missing
  expect(joinRules({ titles: {} })).toHaveProperty('titles')
  expect(joinRules({ titles })).toHaveProperty('titles')
})

describe.each(named)('src/content/lint/rules/%s', (name) => {
  test('exports a rule of its name and has a table with accepted and rejected cases', () => {
    const faults = [...faultsOf(name), ...tableFaultsOf(name)]
    expect(faults, faults.join('\n')).toEqual([])
  })
})

test.each(standardKit.rules)(
  'the rule $name reports its bad example and accepts its good one',
  ({ name, bad, good }) => {
    expect(lint(standardKit, littleSite(bad), { today }).map(({ rule }) => rule)).toContain(name)
    expect(
      lint(standardKit, littleSite(good), { today }).filter(({ rule }) => rule === name),
    ).toEqual([])
  },
)
