import { type InlayHint, InlayHintKind, type Range } from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { namesOf } from '../../content/commands/names/renameNames.ts'
import { sharedContextOf } from '../../content/lint/project/sharedContext.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import type { CheckedSite } from './openSite.ts'
import { rangeOfName } from './uses.ts'

/** What follows a fact's name in a text, with the form that is asked for; and the end of a string that is nothing but the name. */
const rest = /^\s*(?:\|\s*([a-z]+)\s*)?\}\}|^"/

/** The value of each fact, behind its name, as visitors read it there. Pure. */
export const factValues = (
  site: CheckedSite,
  file: KnownFile,
  { start, end }: Range,
): InlayHint[] => {
  const { lookup } = sharedContextOf(site.kit, site.sources, site.today)
  const document = TextDocument.create('', '', 0, file.text)
  return namesOf(site, file).flatMap((named): InlayHint[] => {
    if (named.kind !== 'fact' || named.isOwn) return []
    const range = rangeOfName(file, named)
    if (range.start.line < start.line || range.start.line > end.line) return []
    const at = document.offsetAt(range.end)
    const [behind, form] = rest.exec(file.text.slice(at, at + 80)) ?? []
    const value = behind === undefined ? undefined : lookup(named.name, form)
    return value === undefined || behind === undefined
      ? []
      : [
          {
            position: document.positionAt(at + behind.length),
            label: value,
            kind: InlayHintKind.Parameter,
            paddingLeft: true,
          },
        ]
  })
}
