import { blockOf } from '../../../core/kit/blockOf.ts'
import { interpolate, isWritten, referencesIn } from '../../../core/model/figures/interpolate.ts'
import { languagesOf } from '../../../core/model/site/editions/languagesOf.ts'
import type { PageSummary } from '../../../core/model/site/pageSummary.ts'
import { isShownOn } from '../../../core/model/site/shownOn.ts'
import { signsIn } from '../../../core/model/text/signsIn.ts'
import { addressSigns } from '../../../core/model/translations/entrySigns.ts'
import { signOf, sourceTexts } from '../../../core/model/translations/sourceTexts.ts'
import { typedFigures } from '../figures/figuresIn.ts'
import { writingOfFile } from '../figures/writingOfFile.ts'
import { sketchOf } from '../likeness/shingles.ts'
import { writeSketches } from '../likeness/sketches.ts'
import { formsOf } from '../named/formsOf.ts'
import { furtherLanguage } from '../named/languagesOf.ts'
import { paragraphsOf } from '../texts/paragraphsOf.ts'
import { questionsIn } from '../texts/questionsIn.ts'
import { visibleStrings } from '../texts/visibleStrings.ts'
import type { SharedView } from '../types/context.ts'
import type { LintFile, Summary, Suppression } from '../types/file.ts'
import { daysOf } from './daysOf.ts'

/** The summary of a document of which nothing is known; it has all parts. */
export const nothingKnown = {
  sound: false,
  wellFormed: false,
  head: {},
  types: [],
  facts: [],
  draft: false,
  days: [],
  hides: false,
  kind: 'plain',
  title: undefined,
  description: undefined,
  parent: undefined,
  links: [],
  dialogs: [],
  assets: [],
  forms: [],
  lists: [],
  category: undefined,
  categories: [],
  questions: [],
  signs: [],
  paragraphs: '',
  words: '',
  leads: '',
  typesFigures: false,
} satisfies Summary & Record<keyof Summary, unknown>

const once = <T>(things: readonly (T | undefined)[]): T[] =>
  [...new Set(things)].filter((thing) => thing !== undefined) as T[] // just filtered

const written = (
  text: unknown,
  { lookup }: Pick<SharedView, 'kit' | 'lookup'>,
): string | undefined => {
  if (typeof text !== 'string' || text.trim() === '') return undefined
  const all = interpolate(text, lookup)
  return isWritten(all) ? all : undefined
}

/** What a document says about rules that are not to be told of it. */
export const suppressionsOf = ({ value }: LintFile): Suppression[] => {
  const list: unknown = value?.['silence']
  if (!Array.isArray(list)) return []
  return list.slice(0, 1000).flatMap((entry: unknown, index) => {
    const { rule, pointer, reason } = (entry ?? {}) as {
      rule?: unknown
      pointer?: unknown
      reason?: unknown
    } // checked next
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return typeof rule === 'string'
      ? [{ rule, pointer: text(pointer), at: `/silence/${index}`, reason: text(reason) }]
      : []
  })
}

/** The links of a document but for those to places of its own that it has. Asking for its ids costs time: only where it links to one. */
const linksOf = (file: LintFile, { lookup }: Pick<SharedView, 'kit' | 'lookup'>): string[] => {
  const all = once(
    file.gathered.links.map(({ href, path }) =>
      path?.key === 'parent' && !path.parent ? undefined : interpolate(href, lookup),
    ),
  )
  return all.filter((href) => !href.startsWith('#') || !file.ids.has(href.slice(1)))
}

const categoryOf = ({ value }: LintFile): { category?: string } => {
  const article = value?.['article']
  const category =
    typeof article === 'object' && article && 'category' in article ? article.category : undefined
  return typeof category === 'string' && category.trim() !== '' ? { category } : {}
}

/** Only pages are many; of the others there is no need to be short. */
const pageSummary = ({ value, blocks, place, onAnyDay: { gathered } }: LintFile): PageSummary => {
  const { blocks: _, ...head } = value ?? {}
  return {
    head: place?.kind === 'page' ? head : {},
    types: once(blocks.map(({ block }) => block.type)),
    facts:
      place?.kind === 'facts' || place?.kind === 'checks'
        ? []
        : once(gathered.strings.flatMap(({ text }) => referencesIn(text).map(({ name }) => name))),
  }
}

/** Whether it is written in a further language, or in the main one and in another one too. */
const isCompared = (
  file: LintFile,
  { site, translated }: Pick<SharedView, 'site' | 'translated'>,
): boolean => {
  const languages = languagesOf(site ?? {})
  const route = file.place?.route
  return (
    languages.length > 0 &&
    route !== undefined &&
    (furtherLanguage(languages, file) !== undefined || translated[route] === true)
  )
}

/** Texts that differ by a mark or an address are the same here: see sourceTexts.ts. */
const wordsOf = (
  file: LintFile,
  shared: Pick<SharedView, 'kit' | 'site' | 'translated'>,
): Pick<Summary, 'words' | 'leads'> => {
  if (!file.place || !isCompared(file, shared)) return { words: '', leads: '' }
  const { shown } = file.onAnyDay
  const texts = sourceTexts(shared.kit.choices, shown, file.place.kind)
  const leads = addressSigns(
    shown,
    texts,
    furtherLanguage(languagesOf(shared.site ?? {}), file)?.base ?? '',
  )
  return {
    words: texts.map(({ sign }) => sign).join(''),
    leads: leads.map(({ says }) => signOf(says)).join(''),
  }
}

const typesFigures = (
  file: LintFile,
  shared: Pick<SharedView, 'kit' | 'site' | 'writing' | 'languageSettings'>,
): boolean => {
  if (file.place?.route === undefined || !furtherLanguage(languagesOf(shared.site ?? {}), file))
    return false
  const writing = writingOfFile(shared, file)
  return visibleStrings(file).some(({ text }) => typedFigures(text, writing).length > 0)
}

/** Sums a document up for the rules that look at many. */
export const summaryOf = (
  file: LintFile,
  shared: Pick<
    SharedView,
    'kit' | 'lookup' | 'day' | 'site' | 'translated' | 'writing' | 'languageSettings'
  >,
): Summary => {
  const { value, shown, onAnyDay } = file
  const days = daysOf(value)
  // What a cache keeps of a document counts for other days too, unless this reads the day: it does for the few that name one.
  const isShown = days.length === 0 || isShownOn(value, shared.day)
  const parent = value?.['parent']
  return {
    sound: value !== undefined && file.faults.length === 0,
    wellFormed: file.problems.length === 0,
    ...pageSummary(file),
    draft: value?.['draft'] === true || !isShown,
    days,
    hides: shown !== value,
    kind: String(value?.['kind'] ?? (value?.['article'] ? 'article' : 'plain')),
    title: written(value?.['title'], shared),
    description: written(value?.['description'], shared),
    ...(typeof parent === 'string' ? { parent } : {}),
    links: linksOf(file, shared),
    dialogs: once(
      onAnyDay.gathered.actions.map(({ action }) =>
        typeof action.dialog === 'string' ? action.dialog : undefined,
      ),
    ),
    assets: once(onAnyDay.gathered.assets.map(({ address }) => address.replace(/[?#].*$/, ''))),
    forms: once(
      formsOf(onAnyDay).map(({ block }) =>
        typeof block['name'] === 'string' ? block['name'] : undefined,
      ),
    ),
    lists: once(file.blocks.map(({ block }) => blockOf(shared.kit, block.type).lists)),
    ...categoryOf(file),
    categories: once(
      file.blocks.flatMap(({ block }) => blockOf(shared.kit, block.type).categories?.(block) ?? []),
    ),
    questions: questionsIn(file).map(({ question }) => question),
    signs: signsIn(
      value && (onAnyDay.shown !== value || /\\u/.test(file.text))
        ? JSON.stringify(onAnyDay.shown)
        : file.text,
    ),
    paragraphs: writeSketches(paragraphsOf(file).map(({ text }) => sketchOf(text))),
    ...wordsOf(file, shared),
    typesFigures: typesFigures(file, shared),
  }
}
