import { documentSchemas } from '../../../../core/document/documentSchemas.ts'
import { englishNameOf } from '../../../../core/document/englishNameOf.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import { plainDay } from '../../../../core/model/text/plainDay.ts'
import { standardSchemaKit } from '../../../../kits/standard/schemaKit.ts'
import type { ListedDocument } from '../../../workspace/overview.ts'
import { asForms } from '../../protocol/asForms.ts'
import { nameOfDocument } from '../store/nameOfDocument.ts'
import { toldToAuthors } from './toldToAuthors.ts'

/** Keys of documents that lint names, by what their fields are called most often. */
const fieldNames = (): ReadonlyMap<string, string> => {
  const titles = new Map<string, string[]>()
  const seen = new Set<unknown>()
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
    seen.add(schema)
    if (
      'properties' in schema &&
      typeof schema.properties === 'object' &&
      schema.properties !== null
    )
      for (const [key, inner] of Object.entries(schema.properties))
        if (isObject(inner) && typeof inner['title'] === 'string')
          titles.set(key, [...(titles.get(key) ?? []), inner['title']])
    for (const inner of Object.values(schema)) visit(inner)
  }
  for (const schema of [
    ...Object.values(documentSchemas),
    ...Object.values(standardSchemaKit.blocks).map((block) => block.schema),
  ])
    visit(schema)
  const commonest = (all: readonly string[]) => {
    const often = (title: string) => all.filter((other) => other === title).length
    return all.toSorted((one, other) => often(other) - often(one))[0] ?? ''
  }
  return new Map([...titles].map(([key, all]) => [key, commonest(all)]))
}
let names: ReadonlyMap<string, string> | undefined

/** A key between quotation marks as its field is called: "href" is “Link”. */
const withFieldNames = (text: string): string =>
  text.replace(/"([a-z][A-Za-z]*)"/g, (whole, key: string) => {
    names ??= fieldNames()
    const title = names.get(key)
    return title === undefined ? whole : `“${title}”`
  })

/** A fact is a figure, called by what it is, and what is to be written where it is put in is chosen by that. */
const withFigures = (text: string, labelOf: (fact: string) => string | undefined): string =>
  text
    .replace(/\bfact "([^"\s]+)"/g, (_, name: string) => `figure “${labelOf(name) ?? name}”`)
    .replace(/\bmake it a fact\b|\b(?:the|a|its) facts?\b/g, (words) =>
      words.replace('fact', 'figure'),
    )
    .replace(
      /\bWrite "?\{\{\s*([^{}|\s]+)[^{}]*\}\}"?/g,
      (_, name: string) => `Put in the figure “${labelOf(name) ?? name}”`,
    )

/** A language by its name: "hi" is Hindi. */
const withLanguages = (text: string): string =>
  text.replace(
    /\b(in|into) "([a-z]{2,3}(?:-[A-Za-z0-9]+)*)"/g,
    (_, word: string, tag: string) => `${word} ${englishNameOf(tag)}`,
  )

const file = /\bpages\/[^\s:,;()"“”→#]+\.json(?::\d+(?:, \d+)*(?: and \d+)?)?/g

/** What lint says, for authors: documents by their titles, and no lines of files, since a button beside it leads to the place. Pure. */
export const findingInWords = (
  text: string,
  documents: readonly Pick<ListedDocument, 'path' | 'title'>[],
  labelOf: (fact: string) => string | undefined = () => undefined,
): string =>
  withFieldNames(
    withLanguages(
      withFigures(
        asForms(toldToAuthors.reduce((words, [lint, studio]) => words.replace(lint, studio), text)),
        labelOf,
      ),
    ),
  )
    .replace(/: (?:npm run|npx --no-install broadsheet) .+$/, '.') // what is typed elsewhere is a button beside it
    .replace(/: lines? \d+(?:, \d+)*(?: and \d+(?: more)?)?(?=\.|$)/g, '')
    .replace(file, (named) => {
      const path = named.replace(/:\d.*$/, '')
      const title = documents.find((one) => one.path === path)?.title ?? path
      return `“${nameOfDocument({ path, title })}”`
    })
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, plainDay)
    .replace(/^This document\b/, 'This page')
