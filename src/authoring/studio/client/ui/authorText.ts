import { kindNouns } from '../../../../content/lint/messages/kindNouns.ts'
import { plainMessages } from '../../../../content/lint/messages/plainMessages.ts'
import type { Said } from '../../../../content/lint/messages/Said.ts'
import { expectedInWords, nameInWords } from '../../../../content/lint/messages/values.ts'
import { documentSchemas } from '../../../../core/document/documentSchemas.ts'
import { englishNameOf } from '../../../../core/document/englishNameOf.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import { plainDay } from '../../../../core/model/text/plainDay.ts'
import { joinWords } from '../../../../core/text/joinWords.ts'
import type { ListedDocument } from '../../../workspace/overview.ts'
import { nameOfDocument } from '../store/nameOfDocument.ts'
import { type AuthorWords, authorMessages } from './authorMessages.ts'

/** What the schemas call each property; of several titles the commonest. */
const titlesIn = (kit: Names['kit']): ReadonlyMap<string, string> => {
  const titles = new Map<string, string[]>()
  const seen = new Set<unknown>()
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
    seen.add(schema)
    const properties = 'properties' in schema ? schema.properties : undefined
    for (const [key, inner] of isObject(properties) ? Object.entries(properties) : [])
      if (isObject(inner) && typeof inner['title'] === 'string')
        titles.set(key, [...(titles.get(key) ?? []), inner['title']])
    for (const inner of Object.values(schema)) visit(inner)
  }
  const schemas: readonly unknown[] = [
    ...Object.values(documentSchemas),
    ...Object.values(kit.blocks).map((block) => block.schema),
  ]
  for (const schema of schemas) visit(schema)
  const commonest = (all: readonly string[]) => {
    const often = (title: string) => all.filter((other) => other === title).length
    return all.toSorted((one, other) => often(other) - often(one))[0] ?? ''
  }
  return new Map([...titles].map(([key, all]) => [key, commonest(all)]))
}

const titlesOf = new WeakMap<object, ReadonlyMap<string, string>>()
const titleOf = (kit: Names['kit'], key: string): string | undefined => {
  const titles = titlesOf.get(kit) ?? titlesIn(kit)
  titlesOf.set(kit, titles)
  return titles.get(key)
}

/** What authors call things: documents by their titles, properties by those of their fields, facts by their labels. */
export type Names = {
  readonly kit: { readonly blocks: Readonly<Record<string, { readonly schema: unknown }>> }
  readonly documents: readonly Pick<ListedDocument, 'path' | 'title'>[]
  readonly labelOf: (fact: string) => string | undefined
}

/** So many documents are named; the others are counted. */
const maxNamed = 5

/** Paths of documents in words that no catalogue knows. */
const paths = /\bpages\/[^\s:,;()"“”→#]+\.json(?::\d+)?/g

type AnyText = (data: unknown, words: AuthorWords) => string

/** Makes the text of a message for authors. Pure. */
export const authorText = ({ kit, documents, labelOf }: Names): ((message: Said) => string) => {
  const texts = { ...plainMessages, ...authorMessages } as unknown as Readonly<
    Record<string, AnyText>
  > // `msg` has tied the data to the code
  const document = (path: string): string => {
    const title = documents.find((one) => one.path === path)?.title ?? path
    return `“${nameOfDocument({ path, title })}”`
  }
  const key = (name: string): string => {
    const title = titleOf(kit, name)
    return title === undefined ? `"${name}"` : `“${title}”`
  }
  const text = ({ code, data }: Said): string => texts[code]?.(data, words) ?? code
  const words: AuthorWords = {
    text,
    key,
    document,
    kind: (kind) => (kind === 'dialog' ? 'a form' : kindNouns[kind]),
    name: (value) => nameInWords(value, key),
    expected: (value) => expectedInWords(value, key),
    fact: (name) => `figure “${labelOf(name) ?? name}”`,
    language: (tag) => englishNameOf(tag),
    day: plainDay,
    documents: (places) => {
      const names = [...new Set(places.map(({ file }) => document(file)))]
      const rest = names.length - maxNamed
      return rest > 0
        ? `${names.slice(0, maxNamed).join(', ')} and ${rest} more`
        : joinWords(names, 'and')
    },
    ownWords: (own) =>
      own
        .replace(paths, (path) => document(path.replace(/:\d+$/, '')))
        .replace(/"([a-z][A-Za-z]*)"/g, (_, name: string) => key(name)),
  }
  return text
}
