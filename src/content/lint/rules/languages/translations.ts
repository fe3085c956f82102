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
      message: `${href} is in another language, and this page is there in "${language.tag}" too.`,
      suggestion: `Write "${own}".`,
      fix: index === undefined ? { kind: 'value', value: own } : { kind: 'characters', text: own },
    }
  }
}

const list = new Intl.ListFormat('en-GB')

/** What a language's own document may lack, where the main language says it. */
const frameParts = {
  navigation: 'menus',
  footer: 'footer',
  actions: 'buttons in the header',
} as const

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
    message: `The opening hours on pages in "${language.tag}" say words of the main language: ${missing.map((words) => `"${words}"`).join(', ')}.`,
    suggestion: `Say what each is called in it, under "firm", "hourLabels"${own ? '' : ` in pages/${language.tag}/_site.json`}.`,
  }
}

function* checkFrame(language: SiteLanguage, index: number, context: Context): Iterable<Report> {
  const { files, siteFile, facts } = context
  const languages = languagesOf(context)
  const own = files.find(
    ({ place }) => place?.kind === 'language' && place.language === language.tag,
  )
  const missing = Object.entries(frameParts).flatMap(([key, words]) =>
    siteFile?.value?.[key] !== undefined && own?.value?.[key] === undefined ? [words] : [],
  )
  if (missing.length > 0 && siteFile)
    yield {
      file: own?.path ?? siteFile.path,
      pointer: own ? '' : `/languages/${index}`,
      message: `The ${list.format(missing)} ${missing.length === 1 && missing[0] !== 'menus' ? 'is' : 'are'} not translated into "${language.tag}": visitors get what can be made of its pages' names.`,
      suggestion: `Write ${own ? 'them here' : `pages/${language.tag}/_site.json`}, in the shape that they have in ${siteFile.path}.`,
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
      message: `The announcement is not written in "${language.tag}": ${showsRest(siteFile, index) ? 'visitors of its pages get it in the main language' : 'visitors of its pages do not see it'}.`,
      suggestion: `Write "announcement" ${own ? 'here' : `into pages/${language.tag}/_site.json`}, with ${announced['id'] === undefined ? '' : `the name that it has in ${siteFile.path} and `}its text in "${language.tag}".`,
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
      message: `Figures on pages in "${language.tag}" are counted in words of the main language: ${unknown.map((word) => `"${word}"`).join(', ')}.`,
      suggestion: `Say what each is called in it, under "units"${own ? '' : ` in pages/${language.tag}/_site.json`}.`,
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
    message: `There is no ${original} that this is a translation of.`,
    suggestion:
      'Give the file the name that the page has in the main language. If it is there in this language alone, say so under "silence".',
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
