import type { Fact } from '../../../core/document/facts.ts'
import type { LanguageDocument } from '../../../core/document/language.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import { writingIn } from '../../../core/kit/writingIn.ts'
import { type Lookup, lookupIn } from '../../../core/model/figures/interpolate.ts'
import { editionSettings } from '../../../core/model/site/editions/editionSettings.ts'
import { factsIn } from '../../../core/model/site/editions/factsIn.ts'
import { languagesOf } from '../../../core/model/site/editions/languagesOf.ts'
import { usableSettings } from '../../../core/model/site/usableSettings.ts'
import { furtherLanguage } from '../named/languagesOf.ts'
import type { LintFile } from '../types/file.ts'

/** The figures of a site as a document shows them: in the words and the writing of its language. */
export type FactsShown = {
  readonly facts: Readonly<Record<string, Fact>>
  readonly writing: Writing
  readonly lookup: Lookup
}

type Shown = {
  readonly kit: Kit
  readonly site: SiteDocument
  readonly facts: Readonly<Record<string, Fact>>
  readonly files: readonly LintFile[]
}

/** How each document shows figures, as the build writes them: in the language that it belongs to. Each language is read once. Pure. */
export const factsShown = ({
  kit,
  site,
  facts,
  files,
}: Shown): ((file: Pick<LintFile, 'place'>) => FactsShown) => {
  const languages = languagesOf(site)
  const known = new Map<string, FactsShown>()
  const settingsIn = (settings: SiteDocument, inLanguage: FactsShown['facts']): FactsShown => {
    const writing = writingIn(kit, settings)
    return { facts: inLanguage, writing, lookup: lookupIn(inLanguage, settings, writing) }
  }
  return (file) => {
    const language = furtherLanguage(languages, file)
    const tag = language?.tag ?? ''
    const before = known.get(tag)
    if (before) return before
    const own = files.find(({ place }) => place?.kind === 'language' && place.language === tag)
      ?.sound as Partial<LanguageDocument> | undefined // its kind's
    const made = language
      ? settingsIn(
          editionSettings(usableSettings(site), own as LanguageDocument | undefined, language),
          factsIn(facts, own?.units),
        ) // all that is read of it may be left out
      : settingsIn(usableSettings(site), facts)
    known.set(tag, made)
    return made
  }
}
