import { isBlock } from '../../../../core/document/isBlock.ts'
import { translationsFile } from '../../../../core/document/translations.ts'
import { blockOf } from '../../../../core/kit/blockOf.ts'
import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import { valueAt } from '../../../../core/model/history/rewriteValue.ts'
import {
  type Judged,
  judgeTranslation,
  knownWords,
  type Stale,
  sourcesOf,
} from '../../../../core/model/translations/judgeTranslation.ts'
import { type Right, sayRight } from '../../../../core/model/translations/sayRight.ts'
import { type SourceText, signOf } from '../../../../core/model/translations/sourceTexts.ts'
import { typed } from '../../../../core/text/typed.mjs'
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
  label: string,
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
      message: `${original.path} no longer says “${firstWords(was)}”, which this was translated from.`,
      suggestion: 'Take it out, or say that it stands here by itself.',
      offers: [answer('It stands by itself', looked, context, { pointers: here, isOwn: true })],
    }
  const [before, after] = changedWords(was, now.words)
  return {
    ...place,
    message: `The original in ${original.path} has changed since this was translated: it said “${before}”, and says “${after}” now.`,
    suggestion: `Translate what has changed, then say that it is right: ${typed('translations', `${named(looked, text)} --right`)}`,
    offers: [
      answer('It is right as it is', looked, context, { pointers: here }),
      answer('Differs on purpose', looked, context, {
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
    const besides =
      more.length === 0
        ? ''
        : more.length === 1
          ? ' and one more text'
          : ` and ${more.length} more texts`
    const places = [...absent].filter((place) => place !== undefined)
    yield {
      file: file.path,
      pointer: looked.pair.near(first.pointer),
      ofOriginal: { file: original.path, pointer: places[0] ?? first.pointer },
      message: `${original.path} also says “${firstWords(first.words)}”${besides}; this translation has nothing of it.`,
      suggestion: 'Translate it, or say that it is left out on purpose.',
      offers: [
        ...(places.length === absent.size ? takeOver(looked, places, context) : []),
        answer('Left out on purpose', looked, context, {
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
      message: `${isOne ? 'This text was taken over and is' : `${more.length + 1} texts of this document, of which this is the first, were taken over and are`} still to be translated.`,
      suggestion: `Translate ${isOne ? 'it' : 'them'}, or say that ${isOne ? 'it is' : 'they are'} the same in both languages.`,
      offers: [
        answer(
          isOne ? 'The same in both languages' : 'All the same in both languages',
          looked,
          context,
          {
            pointers: new Set(untranslated.map(({ pointer }) => pointer)),
          },
        ),
      ],
    },
  ]
}

const unknownReport = (looked: Looked, context: Context, unknown: Judged['unknown']): Report[] => {
  const [first, ...more] = unknown
  if (!first) return []
  const { file } = looked.at
  const count =
    more.length === 0
      ? 'This text'
      : `${more.length + 1} texts of this document, of which this is the first,`
  return [
    {
      file: file.path,
      pointer: first.text.pointer,
      message: `${count} ${more.length === 0 ? 'has' : 'have'} been written or changed, and nobody has said yet that ${more.length === 0 ? 'it is' : 'they are'} a right translation.`,
      suggestion: `Read ${more.length === 0 ? 'it' : 'them'} beside the original, then say so: ${typed('translations', `${file.path} --right`)}`,
      offers: [answer('All of it is right', looked, context, {})],
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
          message: `Nobody has said yet which translations into "${language.tag}" are right, so that nothing tells when their originals change.`,
          suggestion: `Once they are read, say so; it writes ${translationsFile(language.tag)}: ${typed('translations', `${language.tag} --right`)}`,
          offers: [
            { label: 'Begin to tell', edits: recordEdits(language.tag, undefined, siteFile, []) },
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
