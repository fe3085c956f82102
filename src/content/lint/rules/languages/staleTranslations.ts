import { isBlock } from '../../../../core/document/isBlock.ts'
import { translationsFile } from '../../../../core/document/translations.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import { valueAt } from '../../../../core/model/schema/path.ts'
import {
  type Judged,
  judgeTranslation,
  knownWords,
  type Stale,
  sourcesOf,
} from '../../../../core/model/translations/judgeTranslation.ts'
import { type Right, sayRight } from '../../../../core/model/translations/sayRight.ts'
import { type SourceText, signOf } from '../../../../core/model/translations/sourceTexts.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { languagesOf } from '../../named/languagesOf.ts'
import { positionIn } from '../../positions/positionIn.ts'
import { changedWords, firstWords } from '../../translations/changedWords.ts'
import { signsIn } from '../../translations/keepsOrder.ts'
import { missingFields } from '../../translations/missingFields.ts'
import { recordEdits } from '../../translations/recordEdits.ts'
import { absentAt, type Looked, takeOver } from '../../translations/takeOver.ts'
import {
  type KnownOfLanguage,
  knownOf,
  knownOfFile,
  type TranslatedFile,
  translatedFiles,
} from '../../translations/translatedFiles.ts'
import { translationPair } from '../../translations/translationPair.ts'
import { welshHome } from '../../translations/welshHome.ts'
import type { Context } from '../../types/context.ts'
import type { Offer, Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

/** Told by summaries alone: each text is known, and so is all that the original says. Nearly all documents are, and need not be opened. */
const isSettled = ({ file, original, key }: TranslatedFile, known: KnownOfLanguage): boolean => {
  if (key === undefined) return false
  const [own, other] = [
    new Set(signsIn(file.summary.words)),
    new Set(signsIn(original.summary.words)),
  ]
  const record = knownOfFile(known, key)
  const recorded = new Set([...knownWords(record)].map(signOf))
  const isRight = (sign: string) => {
    const sources = sourcesOf(record, sign)
      ?.filter((words) => words !== '')
      .map(signOf)
    return sources
      ? !sources.includes(sign) && (other.has(sign) || sources.every((source) => other.has(source)))
      : other.has(sign)
  }
  return [...own].every(isRight) && [...other].every((sign) => recorded.has(sign) || own.has(sign))
}

/** Says in the language's record that something is right now. */
const answer = (
  label: Message,
  { at: { key, language }, pair, known }: Looked,
  context: Context,
  right: Right,
): Offer => ({
  label,
  edits: recordEdits(language.tag, known.file, context.siteFile, [[key, sayRight(pair, right)]]),
})

/** A text as the command takes it: by its line, and by its column where others begin there too. */
const named = ({ at: { file }, pair }: Looked, { pointer }: SourceText): string => {
  const { line, column } = positionIn(file, pointer)
  const beside = pair.own.filter((other) => positionIn(file, other.pointer).line === line)
  return `${file.path}:${line}${beside.length > 1 ? `:${column}` : ''}`
}

const staleReport = (looked: Looked, context: Context, { text, was, now }: Stale): Report => {
  const { file, original } = looked.at
  const place = { file: file.path, pointer: text.pointer }
  const here = new Set([text.pointer])
  if (!now)
    return {
      ...place,
      message: msg('originalRemoved', { path: original.path, was: firstWords(was) }),
      suggestion: msg('removeOrKeepOwn'),
      offers: [answer(msg('ownToThisLanguage'), looked, context, { pointers: here, isOwn: true })],
    }
  const [before, after] = changedWords(was, now.words)
  return {
    ...place,
    message: msg('originalChanged', { path: original.path, before, after }),
    suggestion: msg('translateAndConfirm', { at: named(looked, text) }),
    offers: [
      answer(msg('rightAsItIs'), looked, context, { pointers: here }),
      answer(msg('differsOnPurpose'), looked, context, {
        pointers: here,
        isOwn: true,
        ...(now ? { leftOut: new Set([now.pointer]) } : {}),
      }),
    ],
  }
}

/**
 * What the original says besides, by the things that the translation lacks; where a block's cells go along with its columns, or something else stands there, by
 * the block.
 */
const groupsOf = (
  { at: { original }, pair }: Looked,
  { kit }: Context,
  missing: readonly SourceText[],
) => {
  const groups = new Map<
    string,
    { readonly texts: SourceText[]; readonly absent: Set<string | undefined> }
  >()
  for (const text of missing) {
    const place = text.pointer.split('/').slice(0, 3).join('/')
    const block = valueAt(original.value, place)
    const absent = absentAt(pair, text.pointer)
    const isWhole = isBlock(block) && blockOf(kit, block.type).cells !== undefined
    const name = isWhole || absent === undefined ? place : absent
    const group = groups.get(name) ?? { texts: [], absent: new Set() }
    group.texts.push(text)
    group.absent.add(absent)
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** What the original says besides, but for fields without which nothing is taken: the rule `languages` tells of these. */
function* missingReports(
  looked: Looked,
  context: Context,
  missing: readonly SourceText[],
): Iterable<Report> {
  const { file, original } = looked.at
  const asked = missingFields(file, original).map(({ pointer }) => `${pointer}/`)
  const others = missing.filter(({ pointer }) => !asked.some((field) => pointer.startsWith(field)))
  for (const { texts, absent } of groupsOf(looked, context, others)) {
    const [first, ...more] = texts
    if (!first) continue
    const places = [...absent].filter((place) => place !== undefined)
    yield {
      file: file.path,
      pointer: looked.pair.near(first.pointer),
      ofOriginal: { file: original.path, pointer: places[0] ?? first.pointer },
      message: msg('originalHasMore', {
        path: original.path,
        words: firstWords(first.words),
        others: more.length,
      }),
      suggestion: msg('translateOrLeaveOut'),
      offers: [
        ...(places.length === absent.size
          ? takeOver(looked, places, context, new Set(texts.map(({ words }) => words)))
          : []),
        answer(msg('leftOutOnPurpose'), looked, context, {
          pointers: new Set(),
          leftOut: new Set(texts.map(({ pointer }) => pointer)),
        }),
      ],
    }
  }
}

const untranslatedReport = (
  looked: Looked,
  context: Context,
  untranslated: readonly SourceText[],
): Report[] => {
  const [first, ...more] = untranslated
  if (!first) return []
  const isOne = more.length === 0
  return [
    {
      file: looked.at.file.path,
      pointer: first.pointer,
      message: msg('stillToTranslate', { isOne, others: more.length }),
      suggestion: msg('translateOrSame', { isOne }),
      offers: [
        answer(isOne ? msg('sameInBoth') : msg('allSameInBoth'), looked, context, {
          pointers: new Set(untranslated.map(({ pointer }) => pointer)),
        }),
      ],
    },
  ]
}

const unknownReport = (looked: Looked, context: Context, unknown: Judged['unknown']): Report[] => {
  const [first, ...more] = unknown
  if (!first) return []
  const { file } = looked.at
  return [
    {
      file: file.path,
      pointer: first.text.pointer,
      message: msg('notConfirmed', { others: more.length }),
      suggestion: msg('readAndConfirm', { count: more.length, path: file.path }),
      offers: [answer(msg('allRight'), looked, context, {})],
    },
  ]
}

/** A language of which nothing is known yet hears of it once, and not on each page. */
const firstReport = (language: SiteLanguage, index: number, { siteFile }: Context): Report[] =>
  siteFile
    ? [
        {
          file: siteFile.path,
          pointer: `/languages/${index}`,
          severity: 'note',
          message: msg('translationsNotKept', { tag: language.tag }),
          suggestion: msg('confirmTranslations', {
            file: translationsFile(language.tag),
            tag: language.tag,
          }),
          offers: [
            {
              label: msg('keepTranslations'),
              edits: recordEdits(language.tag, undefined, siteFile, []),
            },
          ],
        },
      ]
    : []

export const rule: Rule = {
  name: 'stale-translations',
  severity: 'warning',
  what: 'A translation says what its original says today: each text is still made of the words that it was translated from, which pages/_translations/ keeps.',
  why: 'Who changes a text in one language forgets the others; visitors of these read what no longer holds.',
  bad: welshHome,
  good: [],
  *check(context) {
    const languages = languagesOf(context)
    for (const [index, language] of languages.entries()) {
      if (index === 0) continue
      const all = translatedFiles(context.files, languages, language)
      const known = knownOf(context.files, language)
      if (known.isBroken || all.length === 0) continue
      if (!known.file) {
        yield* firstReport(language, index, context)
        continue
      }
      for (const at of all) {
        if (isSettled(at, known)) continue
        const pair = translationPair(context.kit.choices, at, knownOfFile(known, at.key))
        const looked: Looked = { at, pair, known }
        const { stale, unknown, untranslated, missing } = judgeTranslation(pair)
        for (const one of stale) yield staleReport(looked, context, one)
        yield* missingReports(looked, context, missing)
        yield* unknownReport(looked, context, unknown)
        yield* untranslatedReport(looked, context, untranslated)
      }
    }
  },
}
