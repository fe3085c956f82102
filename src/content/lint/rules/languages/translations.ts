import type { Fact } from '../../../../core/document/facts.ts'
import { isObject } from '../../../../core/document/isObject.ts'
import type { LanguageDocument } from '../../../../core/document/language.ts'
import type { SiteLanguage } from '../../../../core/kit/Site.ts'
import { interpolate } from '../../../../core/model/figures/interpolate.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { unitsOf } from '../../../../core/model/site/editions/factsIn.ts'
import { wordsOfHours } from '../../../../core/model/site/editions/hourLabels.ts'
import { withoutBase } from '../../../../core/model/site/editions/languagesOf.ts'
import { isDay } from '../../../../core/model/site/shownOn.ts'
import { msg } from '../../messages/msg.ts'
import { furtherLanguage, languagesOf } from '../../named/languagesOf.ts'
import { ownAddress } from '../../translations/ownAddress.ts'
import { welshHome } from '../../translations/welshHome.ts'
import type { Context } from '../../types/context.ts'
import type { KnownFile, LintFile } from '../../types/file.ts'
import type { Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

function* checkLinks(file: KnownFile, language: SiteLanguage, context: Context): Iterable<Report> {
  const { links, parent } = file.summary
  const leadsOut = [...links, ...(parent === undefined ? [] : [parent])].some((href) =>
    ownAddress(href, language, context),
  )
  for (const { href, path, index } of leadsOut ? file.gathered.links : []) {
    const own = ownAddress(interpolate(href, context.lookup), language, context)
    if (own === undefined) continue
    yield {
      file: file.path,
      pointer: pointerOf(path),
      ...(index === undefined ? {} : { index, length: href.length }),
      message: msg('linkToOtherLanguage', { href, tag: language.tag }),
      suggestion: msg('write', { value: own }),
      fix: index === undefined ? { kind: 'value', value: own } : { kind: 'characters', text: own },
    }
  }
}

/** What a language's own document may lack, where the main language says it. */
const frameParts = ['navigation', 'footer', 'actions'] as const

const hasEnded = ({ until }: Readonly<Record<string, unknown>>, today: string) =>
  isDay(until) && until < today

/** Whether what a language does not say is shown in the main one. */
const showsRest = ({ value }: Pick<LintFile, 'value'>, index: number): boolean => {
  const languages = value?.['languages']
  const language: unknown = Array.isArray(languages) ? languages[index] : undefined
  return isObject(language) && language['untranslated'] === 'show'
}

/** Words of hours that are still to come are shown on all pages, whatever their language. */
function* checkHours(
  language: SiteLanguage,
  index: number,
  own: KnownFile | undefined,
  { site, siteFile, today }: Context,
): Iterable<Report> {
  if (!site || !siteFile) return
  const { firm = {} } = (own?.sound ?? {}) as Partial<LanguageDocument> // its kind's
  const otherHours = site.firm.otherHours?.filter(
    ({ from, until = from, days }) => until >= today || days !== undefined,
  )
  const missing = wordsOfHours({ ...site.firm, otherHours: otherHours ?? [] }).filter(
    (words) =>
      /\p{L}/u.test(words.replace(/\{\{[^{}]*\}\}/g, '')) &&
      !Object.hasOwn(firm.hourLabels ?? {}, words),
  )
  if (missing.length === 0) return
  yield {
    file: own?.path ?? siteFile.path,
    pointer: own ? (own.value?.['firm'] === undefined ? '' : '/firm') : `/languages/${index}`,
    message: msg('hoursNotTranslated', { tag: language.tag, words: missing }),
    suggestion: msg('nameHours', { own: own !== undefined, tag: language.tag }),
  }
}

function* checkFrame(language: SiteLanguage, index: number, context: Context): Iterable<Report> {
  const { files, siteFile, facts } = context
  const languages = languagesOf(context)
  const own = files.find(
    ({ place }) => place?.kind === 'language' && place.language === language.tag,
  )
  const missing = frameParts.filter(
    (key) => siteFile?.value?.[key] !== undefined && own?.value?.[key] === undefined,
  )
  if (missing.length > 0 && siteFile)
    yield {
      file: own?.path ?? siteFile.path,
      pointer: own ? '' : `/languages/${index}`,
      message: msg('siteNotTranslated', { parts: missing, tag: language.tag }),
      suggestion: msg('writeSiteParts', {
        own: own !== undefined,
        tag: language.tag,
        path: siteFile.path,
      }),
    }
  const announced = siteFile?.value?.['announcement']
  if (
    siteFile &&
    isObject(announced) &&
    !hasEnded(announced, context.today) &&
    own?.value?.['announcement'] === undefined
  )
    yield {
      file: own?.path ?? siteFile.path,
      pointer: own ? '' : `/languages/${index}`,
      message: msg('announcementNotTranslated', {
        tag: language.tag,
        isShown: showsRest(siteFile, index),
      }),
      suggestion: msg('writeAnnouncement', {
        own: own !== undefined,
        tag: language.tag,
        path: siteFile.path,
        hasName: announced['id'] !== undefined,
      }),
    }
  yield* checkHours(language, index, own, context)
  const units = own?.value?.['units']
  const used = new Set(
    files.flatMap((file) =>
      file.place?.route !== undefined && furtherLanguage(languages, file)?.tag === language.tag
        ? file.summary.facts
        : [],
    ),
  )
  const words = new Set(
    [...(facts ?? [])].flatMap(([name, { value }]: readonly [string, Fact]) =>
      used.has(name) ? unitsOf(value) : [],
    ),
  )
  const unknown = [...words].filter((word) => !isObject(units) || !Object.hasOwn(units, word))
  if (unknown.length > 0 && siteFile)
    yield {
      file: own?.path ?? siteFile.path,
      pointer: own ? (units === undefined ? '' : '/units') : `/languages/${index}`,
      message: msg('unitsNotTranslated', { tag: language.tag, unknown }),
      suggestion: msg('nameUnits', { own: own !== undefined, tag: language.tag }),
    }
}

/** A page or dialog of a further language that the main one does not have: nobody is led to it, and it may be a name that was mistyped. */
const withoutOriginal = (
  file: KnownFile,
  language: SiteLanguage,
  { routes }: Context,
): Report | undefined => {
  const route = file.place?.route
  if (route === undefined || file.place?.documentType === 'notFound') return undefined
  const original = withoutBase(route, language)
  if (routes.has(original)) return undefined
  return {
    file: file.path,
    pointer: '',
    message: msg('noOriginal', { original }),
    suggestion: msg('nameAsOriginal'),
  }
}

export const rule: Rule = {
  name: 'translations',
  severity: 'warning',
  what: 'What is there in a language is used in it: links lead to its own pages, its menus, its announcement, the words of its opening hours and the units of its figures are translated, and every page of it is one that the main language has too.',
  why: 'Who reads Urdu and follows a link wants to go on in Urdu.',
  bad: welshHome,
  good: [],
  *check(context) {
    const languages = languagesOf(context)
    for (const [index, language] of languages.entries())
      if (index > 0 && context.pages.has(language.base)) yield* checkFrame(language, index, context)
    for (const file of languages.length === 0 ? [] : context.files) {
      const language = furtherLanguage(languages, file)
      if (!language) continue
      yield* checkLinks(file, language, context)
      const stray = withoutOriginal(file, language, context)
      if (stray) yield stray
    }
  },
}
