import type { Position, Range } from 'vscode-languageserver'
import type { Ground } from '../../content/commands/Ground.ts'
import { languagesIn } from '../../content/commands/names/translationsAt.ts'
import { readableTexts } from '../../content/commands/texts/readableTexts.ts'
import { placeIn } from '../../content/lint/findings/locate.ts'
import { translatedFiles } from '../../content/lint/translations/translatedFiles.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import { counterparts } from '../../core/model/translations/counterparts.ts'
import { rangeOf } from './diagnosticsOf.ts'

/** The same text in another language of the site: where it stands, what it says, and what that language is called. */
export type OtherText = {
  readonly file: string
  readonly range: Range
  readonly words: string
  readonly language: string
}

const rangeAt = (file: KnownFile, pointer: string): Range => rangeOf(placeIn(file, { pointer }))

const isIn = ({ start, end }: Range, { line, character }: Position) =>
  start.line === line && character >= start.character && character <= end.character

/** A text at a place of a document, and the same one in the other languages: of a translation the original, of an original its translations. Pure. */
export const translationsAt = (
  site: Ground,
  file: KnownFile,
  position: Position,
): { readonly range: Range; readonly others: readonly OtherText[] } | undefined => {
  const languages = languagesIn(site)
  if (languages.length === 0 || !file.summary.wellFormed) return undefined
  const text = readableTexts(site, file).find(({ pointer }) =>
    isIn(rangeAt(file, pointer), position),
  )
  if (!text) return undefined
  const other = (at: KnownFile, pointer: string | undefined, language = ''): OtherText[] => {
    const found = readableTexts(site, at).find((one) => one.pointer === pointer)
    return found
      ? [{ file: at.path, range: rangeAt(at, found.pointer), words: found.text, language }]
      : []
  }
  const others = languages.slice(1).flatMap((language) =>
    translatedFiles(site.files, languages, language, { drafts: true }).flatMap((one) => {
      if (one.file.path !== file.path && one.original.path !== file.path) return []
      const { inOriginal } = counterparts(one.file.value, one.original.value, language.base)
      if (one.file.path === file.path)
        return other(one.original, inOriginal(text.pointer), languages[0]?.name)
      const own = readableTexts(site, one.file).find(
        ({ pointer }) => inOriginal(pointer) === text.pointer,
      )
      return other(one.file, own?.pointer, language.name)
    }),
  )
  return { range: rangeAt(file, text.pointer), others }
}
