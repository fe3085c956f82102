import type { Translated } from '../../../core/document/translations.ts'
import { type Applied, apply } from '../../../core/edits/apply.ts'
import { keyOrderOf } from '../../../core/edits/keyOrderOf.ts'
import { readerOf } from '../../../core/edits/readerOf.ts'
import { sourcesAfter } from '../../../core/edits/sourcesAfter.ts'
import { siteVersion } from '../../../core/model/history/siteVersion.ts'
import { languagesOf } from '../../../core/model/site/editions/languagesOf.ts'
import { sourcesOf } from '../../../core/model/translations/judgeTranslation.ts'
import type { SourceText } from '../../../core/model/translations/sourceTexts.ts'
import { readDocument } from '../../lint/project/readDocument.ts'
import { type Records, recordEdits } from '../../lint/translations/recordEdits.ts'
import {
  knownOf,
  knownOfFile,
  type TranslatedFile,
  translatedFiles,
} from '../../lint/translations/translatedFiles.ts'
import { type TranslationPair, translationPair } from '../../lint/translations/translationPair.ts'
import type { LintFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'

/** Whether somebody has written texts, who reads the original beside them, or a program has changed what they name. */
export type Hand = 'author' | 'program'

/** Words without the names of facts. */
const unnamed = (words: string): string => words.replace(/\{\{[^{}]*\}\}/g, '{{}}')

/** What is known of a document, with facts by the names that its original now has for them. */
const renamed = (
  known: Translated,
  before: readonly SourceText[],
  after: readonly SourceText[],
): Translated => {
  const now = new Map(before.map(({ pointer, words }) => [pointer, words]))
  const names = new Map(
    after.flatMap(({ pointer, words }) =>
      unnamed(words) === unnamed(now.get(pointer) ?? '')
        ? [[now.get(pointer), words] as const]
        : [],
    ),
  )
  const said = (words: string) => names.get(words) ?? words
  const texts = Object.entries(known.texts ?? {}).map(([sign, sources]) => [
    sign,
    typeof sources === 'string' ? said(sources) : sources.map(said),
  ])
  return { ...known, texts: Object.fromEntries(texts) as Translated['texts'] } // of the same shape
}

const asWritten = (sources: readonly string[]): string | readonly string[] =>
  sources.length === 1 ? (sources[0] ?? '') : sources

/** What is known of a document of which texts were changed: it is carried along; what an author has written anew is made of the original as it is. */
const carried = (
  known: Translated,
  before: readonly SourceText[],
  { own, original, inOriginal }: TranslationPair,
  hand: Hand,
): Translated => {
  const was = new Map(before.map(({ pointer, sign }) => [pointer, sign]))
  const old = new Set(before.map(({ sign }) => sign))
  const now = new Set(own.map(({ sign }) => sign))
  const byPointer = new Map(original.map((text) => [text.pointer, text]))
  const made: [string, string | readonly string[]][] = []
  const followed = new Map<string, string>()
  const given = new Map<string, readonly string[]>()
  /** Which of the originals of the same words go with a text that is written anew: those that no text which keeps these words stands beside. */
  const partOf = (from: string, sources: readonly string[]): readonly string[] => {
    const kept = new Set(
      own
        .filter(({ sign }) => sign === from)
        .map(({ pointer }) => byPointer.get(inOriginal(pointer) ?? '')?.words),
    )
    const part = sources.filter((words) => !kept.has(words))
    if (part.length === 0) return sources
    if (part.length < sources.length) given.set(from, part)
    return part
  }
  for (const { pointer, sign, words } of own) {
    const from = was.get(pointer)
    const sources = from === undefined ? undefined : sourcesOf(known, from)
    const beside = byPointer.get(inOriginal(pointer) ?? '')
    if (old.has(sign) || from === sign || sources?.includes(words) || beside?.words === words)
      continue // who writes the very words of the original means them
    if (from !== undefined && sources && !now.has(from)) followed.set(from, sign)
    else if (from !== undefined && sources) made.push([sign, asWritten(partOf(from, sources))])
    else if (hand === 'author' && beside) made.push([sign, beside.words])
  }
  const left = (sign: string, sources: string | readonly string[]) => {
    const gone = given.get(sign) ?? []
    return gone.length > 0
      ? asWritten([sources].flat().filter((words) => !gone.includes(words)))
      : sources
  }
  const remaining = Object.entries(known.texts ?? {}).map(([sign, sources]) => [
    followed.get(sign) ?? sign,
    left(sign, sources),
  ])
  return { ...known, texts: Object.fromEntries([...remaining, ...made]) as Translated['texts'] } // of the same shape
}

const joined = (first: Applied, second: Applied): Applied => ({
  before: new Map([...second.before, ...first.before]),
  files: new Map([...first.files, ...second.files]),
  inverse: { ...first.inverse, edits: [...second.inverse.edits, ...first.inverse.edits] },
})

/**
 * The same change with what it means for what is known of translations: texts that it writes anew stay known, so that nobody need say again that they are
 * right. Where an original has changed before, that stays told: who mends a comma has not read it. Pure.
 */
export const carryRecords = (ground: Ground, applied: Applied, hand: Hand): Applied => {
  const { kit, sources, files } = ground
  const siteFile = files.find(({ place }) => place?.kind === 'site')
  const languages = languagesOf(siteFile?.sound ?? {})
  const changed = new Map(
    [...applied.files].filter(
      ([path, content]) =>
        typeof content === 'string' && typeof applied.before.get(path) === 'string',
    ),
  )
  if (languages.length === 0 || changed.size === 0) return applied
  const writtenFor = siteVersion(sources)
  const after = (file: LintFile): LintFile => {
    const text = changed.get(file.path)
    return typeof text === 'string' ? readDocument(kit, file.path, text, { writtenFor }) : file
  }
  const now = ({ file, original, ...at }: TranslatedFile) => ({
    ...at,
    file: after(file),
    original: after(original),
  })
  const edits = languages.slice(1).flatMap((language) => {
    const known = knownOf(files, language)
    if (!known.file || known.isBroken || changed.has(known.file.path)) return []
    const records: Records = translatedFiles(files, languages, language, { drafts: true }).flatMap(
      (at) => {
        const [isOwn, isOriginal] = [changed.has(at.file.path), changed.has(at.original.path)]
        if (!isOwn && !(isOriginal && hand === 'program')) return []
        const before = knownOfFile(known, at.key)
        const [then, pair] = [
          translationPair(kit.choices, at, before),
          translationPair(kit.choices, now(at), before),
        ]
        const named =
          isOriginal && hand === 'program' ? renamed(before, then.original, pair.original) : before
        const next = isOwn ? carried(named, then.own, pair, hand) : named
        return JSON.stringify(next.texts ?? {}) === JSON.stringify(before.texts ?? {})
          ? []
          : [[at.key, next] as const]
      },
    )
    return records.length > 0 ? recordEdits(language.tag, known.file, siteFile, records) : []
  })
  if (edits.length === 0) return applied
  return joined(
    applied,
    apply(
      { label: applied.inverse.label, edits },
      readerOf(sourcesAfter(sources, applied)),
      keyOrderOf(kit.choices),
    ),
  )
}
