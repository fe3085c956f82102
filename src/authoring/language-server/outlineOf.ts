import { type DocumentSymbol, type Range, SymbolKind } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { indexJson, type Span, spanOf } from '../../content/lint/positions/indexJson.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import type { Block } from '../../core/document/page.ts'
import { writtenAt } from '../../core/model/history/writtenAt.ts'
import { outline } from '../../core/model/site/outline.ts'
import type { CheckedSite } from './openSite.ts'

/** The blocks of a document by their headings, with what is headed within them; a block without any by its type. Pure. */
export const outlineOf = ({ kit }: CheckedSite, file: KnownFile): DocumentSymbol[] => {
  const spans = indexJson(file.text)
  const document = TextDocument.create('', '', 0, file.text)
  const rangeOf = ({ start, end }: Span): Range => ({
    start: document.positionAt(start),
    end: document.positionAt(end),
  })
  const rangeAt = (pointer: string) =>
    rangeOf(spanOf(spans, writtenAt(file.rewritings, pointer).pointer))
  return file.blocks.map(({ block, index }): DocumentSymbol => {
    const range = rangeAt(`/blocks/${index}`)
    const [first, ...inner] = outline(kit, [{ block: block as Block, index }])
    return {
      name: first?.text || block.type,
      detail: block.type,
      kind: SymbolKind.Class,
      range,
      selectionRange: first ? rangeAt(first.pointer) : range,
      children: inner.flatMap(({ text, pointer }): DocumentSymbol[] =>
        text === ''
          ? []
          : [
              {
                name: text,
                kind: SymbolKind.String,
                range: rangeAt(pointer),
                selectionRange: rangeAt(pointer),
              },
            ],
      ),
    }
  })
}
