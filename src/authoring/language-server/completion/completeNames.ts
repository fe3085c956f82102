import { type CompletionItem, CompletionItemKind, type Range } from 'vscode-languageserver'
import { offsetInString } from '../../../content/lint/positions/indexJson.ts'
import type { Asked, Candidate } from './candidates.ts'
import { candidates } from './candidates.ts'
import { caretIn, valueWith } from './caretIn.ts'
import { type NameAt, nameAt } from './nameAt.ts'

const icons: Readonly<Partial<Record<NameAt['kind'], CompletionItemKind>>> = {
  address: CompletionItemKind.File,
  checked: CompletionItemKind.File,
  fact: CompletionItemKind.Constant,
  dialog: CompletionItemKind.Interface,
  field: CompletionItemKind.Field,
  option: CompletionItemKind.EnumMember,
}

export type CompleteOptions = {
  readonly site: Asked['site']
  readonly file: string
  readonly text: string
  /** In UTF-16 units. */
  readonly offset: number
  readonly rangeOf: (start: number, end: number) => Range
  readonly uriOf: (file: string) => string
}

/** The words beside a name, with a small picture where it is one of a picture. */
const documented = (
  { about, picture }: Candidate,
  uriOf: CompleteOptions['uriOf'],
): Pick<CompletionItem, 'documentation'> => {
  const value = [picture === undefined ? '' : `![](${uriOf(picture)}|height=160)`, about ?? '']
    .filter((part) => part !== '')
    .join('\n\n')
  return value === '' ? {} : { documentation: { kind: 'markdown', value } }
}

/** The names of the site that may stand at a place of a document: none where no name is asked for. Pure. */
export const completeNames = ({
  site,
  file,
  text,
  offset,
  rangeOf,
  uriOf,
}: CompleteOptions): CompletionItem[] => {
  const caret = caretIn(text, offset)
  const at = caret && nameAt(site.kit, file, text, caret)
  if (!caret || !at) return []
  const isQuoted = text[caret.start] === '"'
  const placeOf = (index: number) =>
    isQuoted ? offsetInString(text, caret.start, index) : caret.start
  const range = isQuoted
    ? rangeOf(placeOf(at.from), placeOf(at.to))
    : rangeOf(caret.start, caret.end)
  const begun = caret.written.slice(at.from, caret.index)
  return candidates({ site, file, at, begun, value: valueWith(text, caret, caret.written) }).map(
    (candidate, index): CompletionItem => {
      const { name, detail } = candidate
      const written = JSON.stringify(name).slice(1, -1) + at.closing
      const newText = isQuoted ? written : JSON.stringify(name)
      return {
        label: name,
        ...(icons[at.kind] ? { kind: icons[at.kind] } : {}),
        ...(detail === undefined ? {} : { detail }),
        ...documented(candidate, uriOf),
        filterText: isQuoted ? name : newText,
        sortText: String(index).padStart(5, '0'),
        textEdit: { range, newText },
      }
    },
  )
}
