import { placeOf, type SourceFile } from '../../../core/document/sources.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { AnyPage, Site } from '../../../core/kit/Site.ts'
import { childOf, keysOf, valueAt } from '../../../core/model/schema/path.ts'
import { buildModel } from '../../../core/model/site/buildModel.ts'
import { withPage } from '../../../core/model/site/editions/editionOf.ts'
import { anyPageAt } from '../../../core/model/site/editions/everyPage.ts'
import type { PageContext } from '../../../render/ui/PageContext.ts'
import type { LiveSite } from '../../workspace/liveSite.ts'
import type { MarkedText } from '../protocol/frameMessages.ts'
import type { DrawnDocument } from './pageTexts.ts'
import { hasSigns, maxSigns, signed } from './signs.ts'

/** How the texts of a page are signed: which of them, and whether the facts in them are. */
export type Signing = { readonly texts: ReadonlySet<number>; readonly withFacts: boolean }

/** A value with other texts at some pointers; what has none stays the same. */
const withTexts = (value: unknown, texts: ReadonlyMap<string, string>): unknown => {
  const copy = structuredClone(value)
  for (const [pointer, text] of texts) {
    const keys = keysOf(pointer)
    const last = keys.pop() ?? ''
    const holder = keys.reduce(childOf, copy) // the pointers were read from this very value
    ;(holder as Record<string, unknown>)[last] = text
  }
  return copy
}

/** The texts of the documents that a page is drawn from, by their numbers, and the references to facts in them. */
export type Signable = {
  readonly documents: readonly DrawnDocument[]
  readonly texts: readonly MarkedText[]
  readonly facts: readonly string[]
  readonly numberOf: (reference: string) => number
}

/** Gives each text of some documents its number. */
export const signable = (documents: readonly DrawnDocument[]): Signable => {
  const facts: string[] = []
  const numbers = new Map<string, number>()
  return {
    documents,
    texts: documents.flatMap(({ texts }) => texts).slice(0, maxSigns),
    facts,
    numberOf: (reference) => {
      const known = numbers.get(reference)
      if (known !== undefined || facts.length >= maxSigns) return known ?? 0
      numbers.set(reference, facts.push(reference) - 1)
      return facts.length - 1
    },
  }
}

const sourceOf = (
  { path, value }: DrawnDocument,
  { texts, numberOf }: Signable,
  signing: Signing,
  kit: Kit,
): SourceFile => {
  const own = texts.flatMap((text, number) =>
    text.file === path && signing.texts.has(number) ? [[text.pointer, number] as const] : [],
  )
  const drawn = new Map(
    own.map(([pointer, number]) => [
      pointer,
      signed(writtenIn(value, pointer), number, signing.withFacts ? numberOf : undefined),
    ]),
  )
  const changed = withTexts(value, drawn)
  // They are as the schema of today has them, whatever the file is written for.
  const settings =
    placeOf(path)?.kind === 'site'
      ? { ...(changed as object), schemaVersion: kit.history.version }
      : changed
  return { path, text: JSON.stringify(settings) }
}

/** What is drawn, which in a broken file is not what is written now. */
const writtenIn = (value: unknown, pointer: string): string => valueAt(value, pointer) as string // as in `withTexts`

/** Whether the texts have signs of their own, so that ours could not be told from them. */
export const isSigned = ({ documents }: Signable): boolean =>
  documents.some(({ value }) => hasSigns(JSON.stringify(value)))

const within = (site: Site, page: AnyPage): Pick<Site, 'pages' | 'dialogs' | 'notFound'> => {
  const { pages, dialogs, notFound } = site
  if (page.documentType === 'page') return { pages: withPage(pages, page), dialogs, notFound }
  if (page.documentType === 'dialog')
    return { pages, dialogs: new Map(dialogs).set(page.id, page), notFound }
  return { pages, dialogs, notFound: page }
}

type Shown = Pick<Site, 'settings' | 'words'>

/** Settings with signs: as long as they are the same, header and footer need not be drawn anew for each page. */
const lastSettings = new WeakMap<
  Site['settings'],
  { readonly signing: string; readonly shown: Shown }
>()

const signedSettings = (
  all: Signable,
  signing: Signing,
  { settings }: Site,
  make: (texts: Signing['texts']) => Shown,
): Shown => {
  const said = `${signing.withFacts} ${all.texts.flatMap(({ file }, number) => (placeOf(file)?.kind === 'site' && signing.texts.has(number) ? [number] : [])).join()}`
  const last = lastSettings.get(settings)
  if (last?.signing === said) return last.shown
  const shown = make(signing.texts)
  lastSettings.set(settings, { signing: said, shown })
  return shown
}

/** What a page is drawn with, its texts and those of the site's settings with their signs. All other documents are as they are. */
export const signedContext = (
  live: LiveSite,
  context: PageContext,
  all: Signable,
  signing: Signing,
): PageContext => {
  const { kit, site, page } = context
  // They are no pages, of which there may be ten thousand: their names begin with a line.
  const facts = [...live.good].flatMap(([path, text]) =>
    path.includes('/_') && ['facts', 'language'].includes(placeOf(path)?.kind ?? '')
      ? [{ path, text }]
      : [],
  )
  const settingsWith = (texts: Signing['texts']) =>
    all.documents.flatMap((document) =>
      placeOf(document.path)?.kind === 'site'
        ? [sourceOf(document, all, { ...signing, texts }, kit)]
        : [],
    )
  const pages = all.documents.flatMap((document) =>
    placeOf(document.path)?.kind === 'site' ? [] : [sourceOf(document, all, signing, kit)],
  )
  const model = (files: readonly SourceFile[]) =>
    buildModel(
      kit,
      { files: [...files, ...facts], assets: [] },
      { drafts: true, origin: site.settings.origin, asOf: site.asOf, waiting: site.waiting.keys() },
    )
  const { settings, words } = site.edition?.language.base
    ? site
    : signedSettings(all, signing, site, (texts) => model(settingsWith(texts)))
  const made = model([...settingsWith(new Set()), ...pages]) // a page that names the firm has no signs of the settings in its texts
  const drawn = anyPageAt(made, page.route) ?? made.waiting.get(page.route) ?? page
  return { ...context, page: drawn, site: { ...site, settings, words, ...within(site, drawn) } }
}
