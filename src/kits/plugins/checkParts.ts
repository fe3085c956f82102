import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '../../content/lint/links/didYouMean.ts'
import { nearest } from '../../content/lint/links/nearest.ts'
import { msg } from '../../content/lint/messages/msg.ts'
import type { SchemaNeed } from '../../content/lint/messages/ownParts.ts'
import { lineAndColumn, lineStarts } from '../../content/lint/positions/lineIndex.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import { declaredProperties } from '../../render/theme/styleSheet.ts'
import { type FoundPart, fileOf } from './findParts.ts'
import { literalsIn } from './literals.ts'
import type { LoadedParts } from './OwnParts.ts'
import { partFinding } from './PartProblem.ts'
import {
  blockNames,
  exportFaults,
  fieldDataNames,
  fieldRuleNames,
  formerExports,
  type Names,
  ruleModuleNames,
  ruleNames,
} from './partExports.ts'
import { pascal } from './pascal.ts'

const contract = 'docs/own-parts.md'

/** `noShouting` → `no-shouting` */
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const known = (
  kind: FoundPart['kind'],
  name: string,
  { blocks, fields, rules }: LintKit,
): boolean =>
  kind === 'block'
    ? Object.hasOwn(blocks, name)
    : kind === 'field'
      ? Object.hasOwn(fields, name)
      : rules.some((rule) => rule.name === kebab(name))

/** The files that a part of each kind must have, without their endings. */
const needed = ({ kind, name }: FoundPart): readonly string[] =>
  kind === 'block'
    ? ['schema', pascal(name)]
    : kind === 'field'
      ? ['schema', 'check', `${pascal(name)}Input`]
      : []

const missingFiles = (part: FoundPart): Finding[] => [
  ...needed(part)
    .filter((name) => fileOf(part, name) === undefined)
    .map((name) =>
      partFinding(
        part.path,
        msg('partFileMissing', {
          file: `${part.path}/${name}${name === 'schema' || name === 'check' ? '.ts' : '.tsx'}`,
        }),
        msg('seeContract', { contract }),
      ),
    ),
  ...(part.kind === 'block' && !part.files.includes(`${part.path}/examples.json`)
    ? [
        partFinding(
          part.path,
          msg('partFileMissing', { file: `${part.path}/examples.json` }),
          msg('writeExamples'),
        ),
      ]
    : []),
]

/** Custom properties that a part's style refers to and nobody declares: nothing would be seen of them. */
const unknownTokens = (root: string, { files }: FoundPart): Finding[] => {
  const sources = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  const own = new Set(
    sources.flatMap(([, css]) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name)),
  )
  return sources.flatMap(([file, css]) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name = '']) => !own.has(name) && !declaredProperties.has(name))
      .map(({ 1: name = '', index }) => {
        const { line, column } = lineAndColumn(lineStarts(css), index)
        const meant = nearest(name, [...declaredProperties])
        return partFinding(
          file,
          msg('noSuchToken', { name }),
          meant ? didYouMean(name, meant) : msg('seeContract', { contract }),
          line,
          column,
        )
      }),
  )
}

/** What is wrong with a site's parts by their names, files and style, before anything of them runs. */
export const checkFiles = (
  root: string,
  parts: readonly FoundPart[],
  standard: LintKit,
): Finding[] =>
  parts.flatMap((part) => {
    const at = part.files[0] ?? part.path
    if (!/^[a-z][a-zA-Z0-9]*$/.test(part.name))
      return [partFinding(at, msg('badPartName', { name: part.name }))]
    if (known(part.kind, part.name, standard))
      return [
        partFinding(
          at,
          msg('partNameTaken', {
            kind: part.kind,
            name: part.kind === 'rule' ? kebab(part.name) : part.name,
          }),
          msg('giveOtherName'),
        ),
      ]
    const style = part.files
      .filter((file) => /\.(css|tsx|jsx)$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8')
        return literalsIn(file, source).map(({ what, found, offset }) => {
          const { line, column } = lineAndColumn(lineStarts(source), offset)
          return partFinding(
            file,
            msg('valueInStyle', { what, found }),
            msg('referToToken'),
            line,
            column,
          )
        })
      })
    return [...missingFiles(part), ...style, ...unknownTokens(root, part)]
  })

/** The line of an export in a file, for messages. */
const lineOfExport = (root: string, file: string, name: string): number => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return (
    Math.max(
      0,
      lines.findIndex((line) => new RegExp(`export\\b.*\\b${name}\\b`).test(line)),
    ) + 1
  )
}

/** What is wrong with the names that a file exports. */
const exported = (
  root: string,
  file: string | undefined,
  module: object | undefined,
  names: Names,
): Finding[] =>
  file === undefined
    ? []
    : exportFaults(file, module && Object.keys(module), names, contract).map((message) =>
        partFinding(
          file,
          message,
          undefined,
          message.code === 'exportUnknown' ? lineOfExport(root, file, message.data.name) : 1,
        ),
      )

/** What the schema of a part lacks that its contract asks for. */
const schemaShape = (
  root: string,
  file: string | undefined,
  name: string,
  module: object | undefined,
): Finding[] => {
  const { schema } = (module ?? {}) as {
    schema?: {
      type?: unknown
      title?: unknown
      description?: unknown
      required?: unknown
      additionalProperties?: unknown
      properties?: { type?: { enum?: unknown[] } }
    }
  } // anything: it is looked at here
  if (!schema || file === undefined) return []
  const wants: readonly [boolean, SchemaNeed][] = [
    [schema.type === 'object' && schema.additionalProperties === false, 'object'],
    [
      schema.properties?.type?.enum?.length === 1 && schema.properties.type.enum[0] === name,
      'type',
    ],
    [Array.isArray(schema.required) && schema.required.includes('type'), 'required'],
    [typeof schema.title === 'string' && typeof schema.description === 'string', 'title'],
  ]
  const line = lineOfExport(root, file, 'schema')
  return wants
    .filter(([holds]) => !holds)
    .map(([, need]) =>
      partFinding(file, msg('schemaLacks', { need, name }), msg('seeContract', { contract }), line),
    )
}

/** That a file exports no component of the name. */
const component = (
  file: string | undefined,
  name: string,
  module: object | undefined,
): Finding[] =>
  file === undefined || (module && name in module)
    ? []
    : [partFinding(file, msg('componentMissing', { file, name }), msg('exportComponent', { name }))]

const ruleFaults = (
  root: string,
  part: FoundPart,
  module: LoadedParts['rules'][string] | undefined,
): Finding[] => {
  const outer = exported(root, part.path, module, ruleModuleNames)
  if (!module?.rule) return outer
  const name = kebab(part.name)
  const wrongName =
    module.rule.name === name
      ? []
      : [partFinding(part.path, msg('ruleNameDiffers', { name, written: module.rule.name }))]
  return [
    ...outer,
    ...exported(root, part.path, module.rule, { ...ruleNames, bad: false, good: false }),
    ...wrongName,
  ]
}

/** What is wrong with what the files of parts export. */
export const checkModules = (
  root: string,
  parts: readonly FoundPart[],
  loaded: LoadedParts,
): Finding[] =>
  parts.flatMap((part): Finding[] => {
    if (part.kind === 'rule') return ruleFaults(root, part, loaded.rules[part.name])
    const schema = fileOf(part, 'schema')
    if (part.kind === 'block') {
      const own = loaded.blocks[part.name]
      return [
        ...exported(root, schema, own?.schema, {
          ...blockNames,
          ...Object.fromEntries(Object.keys(formerExports).map((name) => [name, false])),
        }),
        ...schemaShape(root, schema, part.name, own?.schema),
        ...component(fileOf(part, pascal(part.name)), pascal(part.name), own?.component),
      ]
    }
    const own = loaded.fields[part.name]
    const input = `${pascal(part.name)}Input`
    return [
      ...exported(root, schema, own?.schema, fieldDataNames),
      ...schemaShape(root, schema, part.name, own?.schema),
      ...exported(root, fileOf(part, 'check'), own?.check, fieldRuleNames),
      ...component(fileOf(part, input), input, own?.component),
    ]
  })
