import type { Sources } from '../../../core/document/sources.ts'
import type { DocumentEdit } from '../../../core/edits/change.ts'
import { upgradeEdits } from '../../../core/edits/upgradeEdits.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import { siteVersion } from '../../../core/model/history/siteVersion.ts'
import { readableIn } from '../../../core/model/schema/readableIn.ts'
import {
  languageAt,
  languagesOf,
  withBase,
  withoutBase,
} from '../../../core/model/site/editions/languagesOf.ts'
import { guiding } from '../../../core/model/text/unfinished.ts'
import { wordsOfText } from '../../../core/model/translations/sourceTexts.ts'
import { typed } from '../../../core/text/typed.mjs'
import { readDocument } from '../../lint/project/readDocument.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import { type Ground, type Plan, refuse } from '../Ground.ts'
import { newAddresses } from '../names/moveAddresses.ts'
import { renameIn } from '../names/renameNames.ts'
import { languagesIn } from '../names/translationsAt.ts'
import { schemaEdit } from '../pages/movePages.ts'

const routeOf = (written: string): string => `/${written.trim().replace(/^\/+|\/+$/g, '')}`

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

/**
 * Begins a translation: a draft with all that its original holds, in which each text is marked as to be written and says what the original says.
 * Pure. Errors: `OperationError`.
 */
export const newTranslation = (ground: Ground, written: string): Plan => {
  const route = routeOf(written)
  const language = languageAt(languagesIn(ground), route) ?? refuse('The site has one language.')
  const original = withoutBase(route, language)
  const there = ground.files.find(({ place }) => place?.route === route)
  if (there) return refuse(`${there.path} is there already.`)
  const file = ground.files.find(({ place }) => place?.route === original)
  if (!file?.value || !file.place)
    return refuse(`There is no ${original} to translate: begin it in the main language first.`)
  if (!file.summary.wellFormed)
    return refuse(`${file.path} can't be read at the moment: mend it first.`)
  const path = file.path.replace(/^pages\//, `pages${language.base}/`)
  const links = ownLinks(ground, file, language.base)
  const texts = readableIn(ground.kit.choices, file.value, file.place.kind).filter((text) =>
    isToTranslate(wordsOfText(text)),
  )
  const marked = new Map(
    texts.map(({ pointer, text }) => [pointer, guiding + String(links.get(pointer) ?? text)]),
  )
  const set = (pointer: string, value: unknown): DocumentEdit => ({
    kind: 'set',
    file: path,
    pointer,
    value,
  })
  const edits: DocumentEdit[] = [
    ...[...upgradeEdits(file), ...schemaEdit(file, path)].map((edit) => ({ ...edit, file: path })),
    ...[...links, ...marked].map(([pointer, value]) => set(pointer, value)),
    ...(file.value['silence'] === undefined
      ? []
      : [{ kind: 'remove', file: path, pointer: '/silence' } as const]),
    set('/draft', true),
  ]
  const [next, right] = [
    `Next: translate the ${marked.size} texts that begin with "${guiding.trim()}"`,
    typed('translations', `${route} --right`),
  ]
  return {
    change: {
      label: `New translation ${route}`,
      edits: [{ kind: 'create', file: path, content: file.text }, ...edits],
    },
    words: [
      `${path} is ${original} to be translated into ${language.name}: a draft, which nobody sees yet.`,
      ...(ground.hearer === 'studio'
        ? [
            'Next: translate its texts. Click on each, or go by the list in the panel; until then each says what the original says.',
          ]
        : [
            `${next} in ${path}; each says what the original says. Then take out "draft": true, and say that it is right: ${right}`,
          ]),
    ],
  }
}
