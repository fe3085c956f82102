import type { SiteDocument } from '../../../../core/document/site.ts'
import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import { withoutBase } from '../../../../core/model/site/editions/languagesOf.ts'
import { isLocale } from '../../../../core/model/site/usableSettings.ts'
import { wordsOfText } from '../../../../core/model/translations/sourceTexts.ts'
import { msg } from '../../messages/msg.ts'
import { furtherLanguage, languagesOf } from '../../named/languagesOf.ts'
import { fieldsByName, missingFields } from '../../translations/missingFields.ts'
import { takeOver } from '../../translations/takeOver.ts'
import { knownOf, knownOfFile } from '../../translations/translatedFiles.ts'
import { translationPair } from '../../translations/translationPair.ts'
import type { Context } from '../../types/context.ts'
import type { KnownFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

type Listed = NonNullable<SiteDocument['languages']>

const isKnown = (tag: string): boolean =>
  isLocale(tag) && Intl.NumberFormat.supportedLocalesOf(tag).length > 0

/** The list itself: real tags, each once, the main one first. */
function* checkList(listed: Listed, language: string, file: string): Iterable<Report> {
  for (const [index, { tag }] of listed.entries()) {
    const place = { file, pointer: `/languages/${index}/tag` }
    if (!isKnown(tag))
      yield {
        ...place,
        message: msg('noSuchLanguage', { tag }),
        suggestion: msg('writeLanguageTag'),
      }
    else if (listed.findIndex((other) => other.tag.toLowerCase() === tag.toLowerCase()) < index)
      yield {
        ...place,
        message: msg('languageTwice', { tag }),
        suggestion: msg('removeOneLanguage'),
      }
    else if (index === 0 && tag !== language)
      yield {
        ...place,
        message: msg('mainLanguageDiffers', { language }),
        suggestion: msg('writeLanguageOrReorder', { language }),
        offers: [
          { label: msg('writeThis', { value: language }), fix: { kind: 'value', value: language } },
        ],
      }
  }
}

const plainTag = (name: string) => name.replaceAll('_', '-').toLowerCase()

/** A document in a folder that is one of a language but for capitals or a low line: it would be published in the main language, and some disks keep no two such folders. */
const misspelt = (
  { path }: KnownFile,
  listed: Listed,
  isTaken: (path: string) => boolean,
): Report | undefined => {
  const [, folder, rest] = /^pages\/([^/_][^/]*)\/(.*)$/.exec(path) ?? []
  if (folder === undefined) return undefined
  const language = listed.slice(1).find(({ tag }) => plainTag(tag) === plainTag(folder))
  if (!language || language.tag === folder) return undefined
  const to = `pages/${language.tag}/${rest}`
  return {
    file: path,
    pointer: '',
    message: msg('folderDiffersFromLanguage', { folder, tag: language.tag }),
    suggestion: isTaken(to) ? msg('keepOneFile', { to }) : msg('moveAndRemoveFolder', { to }),
    ...(isTaken(to)
      ? {}
      : {
          offers: [
            {
              label: msg('moveThere', { place: to }),
              edits: [{ kind: 'moveFile', file: path, to }],
            },
          ],
        }),
  }
}

/** A document that only the folder of a language may hold, in a folder that is none. */
const strayed = (
  { path, place }: KnownFile,
  { siteFile }: Context,
  listed: Listed,
): Report | undefined => {
  const tag = place?.language
  if (tag === undefined || !siteFile || listed.slice(1).some((one) => one.tag === tag))
    return undefined
  const name = isKnown(tag)
    ? (new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag)
    : undefined
  return {
    file: path,
    pointer: '',
    message: msg('languageNotListed', { tag }),
    suggestion: msg('listLanguageOrMove', { path: siteFile.path }),
    ...(name !== undefined && listed.length > 0
      ? {
          offers: [
            {
              label: msg('listLanguage', { tag, name }),
              edits: [
                {
                  kind: 'insert',
                  file: siteFile.path,
                  pointer: '/languages/-',
                  values: [{ tag, name }],
                },
              ],
            },
          ],
        }
      : {}),
  }
}

/** The form service knows one form: what a translation calls otherwise reaches the firm under a name that nobody reads. */
function* checkDialog(file: KnownFile, main: KnownFile): Iterable<Report> {
  const [own, meant] = [fieldsByName(file), fieldsByName(main)]
  for (const [name, { pointer, options, field }] of own) {
    const same = meant.get(name)
    if (!same && meant.size > 0)
      yield {
        file: file.path,
        pointer: `${pointer}/name`,
        message: msg('translatedFieldRenamed', { path: main.path, name }),
        suggestion: msg('nameFieldAsThere', { names: [...meant.keys()] }),
      }
    for (const [index, value] of (options ?? []).entries())
      if (same?.options && !same.options.includes(value))
        yield {
          file: file.path,
          pointer: `${pointer}/options/${index}${typeof (field['options'] as readonly unknown[])[index] === 'string' ? '' : '/value'}`,
          message: msg('translatedOptionRenamed', { path: main.path, value, name }),
          suggestion: msg('keepOptionValues', { options: same.options }),
        }
  }
}

/** Told where the field belongs, which can be taken over as it is: a question in another language is better than no enquiry. */
function* checkMissing(
  file: KnownFile,
  main: KnownFile,
  language: SiteLanguage,
  context: Context,
): Iterable<Report> {
  const missing = missingFields(file, main)
  if (missing.length === 0) return
  const known = knownOf(context.files, language)
  const at = { file, original: main, key: withoutBase(file.place?.route ?? '', language), language }
  const pair = translationPair(context.kit.choices, at, knownOfFile(known, at.key))
  for (const { name, pointer, field } of missing)
    yield {
      file: file.path,
      pointer: pair.near(pointer),
      ofOriginal: { file: main.path, pointer },
      message: msg('translatedFieldMissing', {
        label: wordsOfText({ text: String(field['label'] ?? name), isMarkup: true }),
        path: main.path,
      }),
      suggestion: msg('addTranslatedField', { name: name ?? '' }),
      offers: takeOver(
        { at, pair, known },
        [pointer],
        context,
        new Set(pair.original.map(({ words }) => words)),
      ),
    }
}

export const rule: Rule = {
  name: 'languages',
  severity: 'error',
  always: true,
  what: 'The languages of a site are real ones, the main one first, each with its home page; its documents lie in the folder of a language that is listed; its dialogs ask for the same as those of the main one.',
  why: 'A page in a folder that is no language is published in the wrong one, and an enquiry that names its answers otherwise reaches the firm half.',
  bad: [{ file: 'pages/_site.json', at: '/languages', value: [{ tag: 'en-US', name: 'English' }] }],
  good: [
    { file: 'pages/_site.json', at: '/languages', value: [{ tag: 'en-GB', name: 'English' }] },
  ],
  *check(context) {
    const { site, siteFile, files, pages, routes } = context
    if (!site || !siteFile) return
    const listed = site.languages ?? []
    yield* checkList(listed, site.language, siteFile.path)
    for (const [index, { tag, base }] of languagesOf(context).entries())
      if (index > 0 && !pages.has(base))
        yield {
          file: siteFile.path,
          pointer: `/languages/${index}`,
          message: msg('languageWithoutHome', { tag }),
          suggestion: msg('addHomeOfLanguage', { tag }),
        }
    const paths = new Set(files.map(({ path }) => path))
    for (const file of files) {
      const stray =
        misspelt(file, listed, (path) => paths.has(path)) ?? strayed(file, context, listed)
      if (stray) yield stray
      const language = furtherLanguage(languagesOf(context), file)
      const main =
        language && file.place?.kind === 'dialog'
          ? routes.get(file.place.route.slice(language.base.length))
          : undefined
      if (main && language)
        yield* [...checkDialog(file, main), ...checkMissing(file, main, language, context)]
      const { binding } = file.summary.head as { readonly binding?: unknown }
      if (typeof binding === 'string' && !listed.some(({ tag }) => tag === binding))
        yield {
          file: file.path,
          pointer: '/binding',
          message: msg('notALanguageOfSite', { binding }),
          suggestion: msg('writeOneLanguage', { tags: listed.map(({ tag }) => tag) }),
        }
    }
  },
}
