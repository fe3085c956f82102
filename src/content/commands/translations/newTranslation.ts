import { dialogRoute, notFoundRoute } from '../../../core/document/addresses.ts'
import type { Fact } from '../../../core/document/facts.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { Sources } from '../../../core/document/sources.ts'
import { writeJson } from '../../../core/document/writeJson.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { upgradeEdits } from '../../../core/edits/upgradeEdits.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { siteVersion } from '../../../core/model/history/siteVersion.ts'
import { valueAt } from '../../../core/model/schema/path.ts'
import { readableIn } from '../../../core/model/schema/readableIn.ts'
import { unitsOf } from '../../../core/model/site/editions/factsIn.ts'
import { wordsOfHours } from '../../../core/model/site/editions/hourLabels.ts'
import {
  languageAt,
  languagesOf,
  withBase,
  withoutBase,
} from '../../../core/model/site/editions/languagesOf.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'
import { wordsOfText } from '../../../core/model/translations/sourceTexts.ts'
import { readDocument } from '../../lint/project/readDocument.ts'
import { defaultSchema } from '../../lint/schema/defaultSchema.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { newAddresses } from '../names/moveAddresses.ts'
import { renameIn } from '../names/renameNames.ts'
import { languagesIn } from '../names/translationsAt.ts'
import { schemaEdit } from '../pages/movePages.ts'

/** The address that is meant: authors may also name the file, `/hi/_404` or `pages/hi/_dialogs/ask.json`. */
const routeOf = (written: string): string =>
  `/${written
    .trim()
    .replace(/^\/*pages\//, '')
    .replace(/\.json$/, '')
    .replace(/^\/+|\/+$/g, '')}`
    .replace(/\/_404$/, notFoundRoute)
    .replace(/\/_dialogs\/([^/]+)$/, (_, id: string) => dialogRoute(id))

const settingsName = '/_site'

/** Whether an address that somebody asks for is one of a further language: `/hi/about`. Pure. */
export const isInFurtherLanguage = (kit: Kit, sources: Sources, written: string): boolean => {
  const settings = sources.files.find(({ path }) => path === 'pages/_site.json')
  const languages = settings
    ? languagesOf(
        readDocument(kit, settings.path, settings.text, { writtenFor: siteVersion(sources) }).sound,
      )
    : []
  return languages.length > 1 && languageAt(languages, routeOf(written)) !== languages[0]
}

/** Links lead to the pages of the language, as far as they are there. */
const ownLinks = (ground: Ground, file: KnownFile, base: string): ReadonlyMap<string, unknown> => {
  const there = ground.files.flatMap(({ place, summary }) =>
    place?.route === undefined || summary.draft ? [] : [place.route],
  )
  const own = new Map(
    there.flatMap((route) =>
      there.includes(withBase(route, { base }))
        ? [[route, withBase(route, { base })] as const]
        : [],
    ),
  )
  return new Map(
    renameIn(ground, file, newAddresses(ground, own)).flatMap((edit) =>
      edit.kind === 'set' ? [[edit.pointer, edit.value] as const] : [],
    ),
  )
}

/** What names only figures is the same in every language. */
const isToTranslate = (words: string): boolean =>
  /\p{L}/u.test(words.replace(/\{\{[^{}]*\}\}/g, ''))

/** An object without the keys that say nothing; undefined if none says anything. */
const saying = (
  object: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined => {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** What a language says around its pages, in the words of the main language. Its announcement follows the days of the original. */
const settingsOf = (ground: Ground, site: KnownFile): Readonly<Record<string, unknown>> => {
  const { firm, navigation, actions, announcement, footer } = site.sound as Partial<SiteDocument> // its kind's
  const { from: _, until: __, ...told } = announcement ?? {}
  const facts = Object.values(
    (ground.files.find(({ place }) => place?.kind === 'facts')?.sound?.['facts'] ?? {}) as Record<
      string,
      Fact
    >,
  ) // it follows its schema
  const byWords = (words: readonly string[]) =>
    words.length === 0 ? undefined : Object.fromEntries(words.map((word) => [word, word]))
  const own = saying({
    tagline: firm?.tagline,
    areaServed: firm?.areaServed,
    hourLabels: byWords(firm ? wordsOfHours(firm).filter(isToTranslate) : []),
  })
  const units = byWords([...new Set(facts.flatMap(({ value }) => unitsOf(value)))])
  const said = { navigation, actions, announcement: announcement && told, footer, units }
  return saying({ firm: own, ...said }) ?? {}
}

/** The documents that can be translated, by what authors call them; the settings have no address. */
const originalOf = (ground: Ground, original: string): KnownFile | undefined =>
  original === settingsName
    ? ground.files.find(({ place }) => place?.kind === 'site')
    : ground.files.find(({ place }) => place?.route === original)

/**
 * Begins a translation: a draft with all that its original holds, in which each text is marked as to be written and says what the original says.
 * Pure. Errors: `OperationError`.
 */
export const newTranslation = (ground: Ground, written: string): Plan => {
  const route = routeOf(written)
  const language = languageAt(languagesIn(ground), route) ?? refuse(say('oneLanguage'))
  const original = withoutBase(route, language)
  const file = originalOf(ground, original)
  if (!file?.value || !file.place) return refuse(say('noOriginal', { original }))
  if (!file.summary.wellFormed) return refuse(say('unreadable', { path: file.path }))
  const path = file.path.replace(/^pages\//, `pages${language.base}/`)
  if (ground.files.some((one) => one.path === path)) return refuse(say('thereIs', { path }))
  const isSettings = original === settingsName
  const settings = isSettings ? settingsOf(ground, file) : undefined
  const allLinks = ownLinks(ground, file, language.base)
  const links = settings
    ? new Map([...allLinks].filter(([pointer]) => valueAt(settings, pointer) !== undefined))
    : allLinks
  const texts = readableIn(
    ground.kit.choices,
    settings ?? file.value,
    isSettings ? 'language' : file.place.kind,
  ).filter((text) => isToTranslate(wordsOfText(text)))
  const marked = new Map(
    texts.map(({ pointer, text }) => [pointer, guiding + String(links.get(pointer) ?? text)]),
  )
  const set = (pointer: string, value: unknown): DocumentEdit => ({
    kind: 'set',
    file: path,
    pointer,
    value,
  })
  const begun: DocumentEdit[] = [...links, ...marked].map(([pointer, value]) => set(pointer, value))
  const copied: DocumentEdit[] = [
    ...[...upgradeEdits(file), ...schemaEdit(file, path)].map((edit) => ({ ...edit, file: path })),
    ...begun,
    ...(file.value['silence'] === undefined
      ? []
      : [{ kind: 'remove', file: path, pointer: '/silence' } as const]),
    set('/draft', true),
  ]
  return {
    change: {
      label: `New translation ${route}`,
      edits: settings
        ? [
            {
              kind: 'create',
              file: path,
              content: `${writeJson({ $schema: defaultSchema(path, 'language'), ...settings })}\n`,
            },
            ...begun,
          ]
        : [{ kind: 'create', file: path, content: file.text }, ...copied],
    },
    messages: [
      settings
        ? say('settingsTranslation', { path, language: language.name })
        : say('pageTranslation', { path, original, language: language.name }),
      say('translateNext', {
        path,
        count: marked.size,
        isDraft: !settings,
        named: file.place.documentType === 'page' ? route : path,
      }),
    ],
  }
}
