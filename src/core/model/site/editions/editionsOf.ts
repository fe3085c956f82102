import type { LanguageDocument } from '../../../document/language.ts'
import type { Block } from '../../../document/page.ts'
import type { SiteDocument } from '../../../document/site.ts'
import type { SourceFile } from '../../../document/sources.ts'
import type { Dialog, Edition, NotFound, Page, SiteLanguage } from '../../../kit/Site.ts'
import type { Writing } from '../../../kit/Writing.ts'
import { interpolate, type Lookup } from '../../figures/interpolate.ts'
import { untranslated } from './untranslated.ts'

/** What is read of one of several languages while the model is made. */
export type OfLanguage = {
  readonly language: SiteLanguage
  readonly base: string
  /** What its own `_site.json` says; undefined where it has none. */
  readonly own: LanguageDocument | undefined
  readonly settings: SiteDocument
  readonly writing: Writing
  readonly lookup: Lookup
  readonly blocksOf: (source: SourceFile) => readonly Block[]
  readonly dialogs: Map<string, Dialog>
  notFound: NotFound | undefined
}

/** The editions of a site: `main` as it is, and the other languages with what stands around their pages. */
export const editionsOf = (
  main: Edition,
  others: readonly OfLanguage[],
  pages: ReadonlyMap<string, Page>,
): Edition[] => [
  main,
  ...others.map(({ language, own, settings, writing, lookup, dialogs, notFound }): Edition => {
    const choice =
      main.settings.languages?.find(({ tag }) => tag === language.tag)?.untranslated ?? 'omit'
    const { origin } = main.settings
    const written = interpolate({ ...settings, origin }, lookup)
    const { foreign, ...frame } = untranslated(written, interpolate(own, lookup), {
      language,
      pages,
      dialogs,
      untranslated: choice,
    })
    const { announcement: _, ...rest } = written
    return {
      language,
      settings: { ...rest, ...frame },
      words: { ...writing.language.words, ...own?.words },
      writing,
      dialogs,
      notFound,
      foreign,
      units: own?.units ?? {},
    }
  }),
]
