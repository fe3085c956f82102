import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CompletionItem,
  type FoldingRange,
  getLanguageService,
  type Hover,
  InsertTextFormat,
  type JSONDocument,
  type Position,
  TextDocument,
} from 'vscode-json-languageservice'
import { placeOf } from '../../core/document/sources.ts'

/** What the schemas say of a document: its keys, values and whole blocks. Nothing is judged: lint does that. */
export type SchemaHelp = {
  readonly complete: (
    file: string,
    text: string,
    position: Position,
  ) => Promise<readonly CompletionItem[]>
  readonly foldings: (text: string) => readonly FoldingRange[]
  readonly hover: (file: string, text: string, position: Position) => Promise<Hover | undefined>
}

/** The first text of a whole block behind its type. */
const firstText = /("type": "[^"]+",\s*(?:"[^"]+": )?(?:\[\s*)?)"((?:[^"\\]|\\.)*)"/

/** A whole block with its first text selected: there its author begins. */
const withCaret = (item: CompletionItem): CompletionItem => {
  const written = item.textEdit?.newText ?? item.insertText ?? ''
  const text = written.replace(
    firstText,
    (_, before: string, words: string) => `${before}"\${1:${words}}"`,
  )
  if (text === written) return item
  const { textEdit, ...rest } = item
  return {
    ...rest,
    insertTextFormat: InsertTextFormat.Snippet,
    ...(textEdit ? { textEdit: { ...textEdit, newText: text } } : { insertText: text }),
  }
}

/** Helps by the schema files of a folder, each read when it is first asked for. */
export const schemaHelp = (schemas: string): SchemaHelp => {
  const fileOf = (kind: string) => readFileSync(join(schemas, `${kind}.schema.json`), 'utf8')
  const service = getLanguageService({
    // Whatever path a document names: those of the engine itself are meant.
    schemaRequestService: async (uri) => fileOf(/([a-z]+)\.schema\.json$/.exec(uri)?.[1] ?? ''),
    workspaceContext: { resolveRelativePath: (path, document) => new URL(path, document).href },
  })
  const kinds = ['page', 'dialog', 'site', 'language', 'facts', 'checks', 'translations']
  service.configure({
    validate: false,
    schemas: kinds.map((kind) => ({
      uri: `file:///${kind}.schema.json`,
      fileMatch: [`/${kind}.json`],
    })),
  })
  const open = (
    file: string,
    text: string,
  ): { readonly document: TextDocument; readonly json: JSONDocument } | undefined => {
    const kind = placeOf(file)?.kind
    if (!kind) return undefined
    const document = TextDocument.create(`file:///${kind}.json`, 'json', 1, text)
    return { document, json: service.parseJSONDocument(document) }
  }
  return {
    complete: async (file, text, position) => {
      const opened = open(file, text)
      return opened
        ? ((await service.doComplete(opened.document, position, opened.json))?.items ?? []).map(
            withCaret,
          )
        : []
    },
    foldings: (text) => service.getFoldingRanges(TextDocument.create('', 'json', 1, text)),
    hover: async (file, text, position) => {
      const opened = open(file, text)
      return (
        (opened && (await service.doHover(opened.document, position, opened.json))) ?? undefined
      )
    },
  }
}
