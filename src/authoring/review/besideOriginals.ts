import { readJson } from '../../content/changes/compare/readJson.ts'
import { type ChangeMessage, changeMsg } from '../../content/changes/messages/changeMessages.ts'
import type { Below, Told, ToldFile } from '../../content/changes/told.ts'
import type { Finding } from '../../content/lint/types/finding.ts'
import { languageBase } from '../../core/document/addresses.ts'
import { placeOf } from '../../core/document/sources.ts'
import { translationsFile } from '../../core/document/translations.ts'
import type { ReadFile } from '../../core/edits/change.ts'
import type { Choices } from '../../core/kit/choices.ts'
import { counterparts } from '../../core/model/translations/counterparts.ts'
import { type SourceText, sourceTexts } from '../../core/model/translations/sourceTexts.ts'

type Given = {
  readonly choices: Choices
  /** The tags of the site's languages, the main one first. */
  readonly languages: readonly string[]
  readonly files: readonly ToldFile[]
  readonly before: ReadFile
  readonly after: ReadFile
  /** What lint finds now. */
  readonly findings: readonly Finding[]
}

/** What stands in other languages beside each change of an original, line by line. */
export type BesideOriginals = ReadonlyMap<Told, readonly ChangeMessage[]>

/** A translation beside its original in one state: the texts of both, and which of the translation stands where one of the original does. */
type Pair = {
  readonly own: readonly SourceText[]
  readonly original: readonly SourceText[]
  readonly at: ReadonlyMap<string, SourceText>
}

/** So many texts of one language are named below one change. */
const maxNamed = 3

const documentIn = (read: ReadFile, path: string) => {
  const content = read(path)
  return typeof content === 'string' ? readJson(content) : undefined
}

const pairIn = (
  read: ReadFile,
  choices: Choices,
  [file, other]: readonly [string, string],
  tag: string,
): Pair | undefined => {
  const [documents, places] = [
    [documentIn(read, file), documentIn(read, other)],
    [placeOf(file), placeOf(other)],
  ]
  const [original, own] = documents
  if (!original || !own || !places[0] || !places[1]) return undefined
  const { inOriginal } = counterparts(own, original, languageBase(tag))
  const texts = sourceTexts(choices, own, places[1].kind)
  const at = new Map(
    texts.flatMap((text) =>
      [inOriginal(text.pointer)].flatMap((pointer) =>
        pointer === undefined ? [] : [[pointer, text] as const],
      ),
    ),
  )
  return { own: texts, original: sourceTexts(choices, original, places[0].kind), at }
}

const isWithin = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`)
const hasWords = (texts: readonly SourceText[], { words }: SourceText): boolean =>
  texts.some((text) => text.words === words)

const listed = (
  code: 'stillSays' | 'hasNotFollowed' | 'saysAsBefore' | 'hasNothingOf',
  language: string,
  texts: readonly SourceText[],
): ChangeMessage[] =>
  texts.length === 0
    ? []
    : [
        changeMsg(code, {
          language,
          texts: texts.slice(0, maxNamed).map(({ words }) => words),
          more: Math.max(0, texts.length - maxNamed),
        }),
      ]

type Looked = {
  readonly told: Told
  readonly tag: string
  readonly other: string
  readonly was: Pair | undefined
  readonly is: Pair
}

/** What the record of a language says is left out on purpose, by its sign. */
const leftOutIn = ({ after }: Given, tag: string, route: string | undefined): object => {
  const pages = documentIn(after, translationsFile(tag))?.['pages'] as
    | Readonly<Record<string, { leftOut?: object } | undefined>>
    | undefined // lint tells of another shape
  return (route === undefined ? undefined : pages?.[route]?.leftOut) ?? {}
}

/** The original says less now; its translation may still say it. */
const besideGone = ({ told, tag, was, is }: Looked): ChangeMessage[] => {
  const gone = (was?.original ?? []).filter(
    (text) => isWithin(text.pointer, told.pointer) && !hasWords(is.original, text),
  )
  const kept = gone
    .flatMap(({ pointer }) => was?.at.get(pointer) ?? [])
    .filter((text) => hasWords(is.own, text))
  return listed('stillSays', tag, kept)
}

/** The original says something new. */
const besideNew = ({ told, tag, other, was, is }: Looked, given: Given): ChangeMessage[] => {
  const fresh = is.original.filter(
    (text) => isWithin(text.pointer, told.pointer) && !hasWords(was?.original ?? [], text),
  )
  const beside = fresh.flatMap(({ pointer }) => is.at.get(pointer) ?? [])
  const [kept, changed] = [
    beside.filter((text) => hasWords(was?.own ?? [], text)),
    beside.filter((text) => !hasWords(was?.own ?? [], text)),
  ]
  const changes = given.files.find(({ file }) => file === other)?.changes ?? []
  const follows = new Set(
    changed.flatMap(
      ({ pointer }) =>
        changes.find(
          // Where something was removed says the old text.
          (change) =>
            change.kind !== 'removed' &&
            (isWithin(pointer, change.pointer) || isWithin(change.pointer, pointer)),
        ) ?? [],
    ),
  )
  const isStale = ({ pointer }: SourceText) =>
    given.findings
      .flatMap((finding) => finding.of ?? [finding])
      .some(
        (finding) =>
          finding.rule === 'stale-translations' &&
          finding.file === other &&
          finding.pointer === pointer,
      )
  const leftOut = leftOutIn(given, tag, placeOf(told.file)?.route)
  const missing = fresh.filter(
    ({ pointer }) => !is.at.has(pointer) && placeOf(told.file)?.kind !== 'site',
  ) // a language says of the settings what it likes
  const unsaid = missing.filter(({ sign }) => !Object.hasOwn(leftOut, sign))
  return [
    ...[...follows].flatMap(({ message, lines }): ChangeMessage[] => [
      { code: 'inLanguage', data: { language: tag, change: message } },
      ...lines,
    ]),
    ...(changed.some(isStale) ? [changeMsg('notConfirmed', { language: tag })] : []),
    ...listed('hasNotFollowed', tag, kept.filter(isStale)),
    ...listed(
      'saysAsBefore',
      tag,
      kept.filter((text) => !isStale(text)),
    ),
    ...listed('hasNothingOf', tag, unsaid),
    ...(missing.length > unsaid.length ? [changeMsg('leftOut', { language: tag })] : []),
  ]
}

const besideOne = (told: Told, tag: string, given: Given): ChangeMessage[] => {
  const other = told.file.replace(/^pages\//, `pages/${tag}/`)
  const [was, is] = [given.before, given.after].map((read) =>
    pairIn(read, given.choices, [told.file, other], tag),
  )
  if (!is || told.pointer === '') return [] // not translated, or new as a whole
  const looked: Looked = { told, tag, other, was, is }
  return told.kind === 'removed' ? besideGone(looked) : besideNew(looked, given)
}

/**
 * Puts beside each change of an original what its translations say there: what has become of it, or that it has not followed. A change that alters no
 * words (marks, addresses, figures, order) has nothing beside it. Pure.
 */
export const besideOriginals = (given: Given): BesideOriginals => {
  const [, ...further] = given.languages
  const isTranslated = (file: string) => further.some((tag) => file.startsWith(`pages/${tag}/`))
  const originals = given.files.filter(({ file }) => placeOf(file) && !isTranslated(file))
  return new Map(
    originals.flatMap(({ changes }) =>
      changes.map((told): [Told, ChangeMessage[]] => [
        told,
        further.flatMap((tag) => besideOne(told, tag, given)),
      ]),
    ),
  )
}

/** The same as the formats of changes ask for it. */
export const belowOf =
  ({ beside }: { readonly beside?: BesideOriginals }): Below =>
  (told) =>
    beside?.get(told) ?? []
