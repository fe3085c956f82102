import { useState } from 'react'
import type { FactUse } from '../../../../../content/facts/factEffect.ts'
import { furtherLanguage } from '../../../../../content/lint/named/languagesOf.ts'
import { placeOf } from '../../../../../core/document/sources.ts'
import type { SiteLanguage } from '../../../../../core/kit/Site.ts'
import { useLanguages } from '../../store/useFileLanguage.ts'

const tagsIn = (languages: readonly SiteLanguage[], uses: readonly FactUse[]) =>
  new Set(
    uses.flatMap(({ file }) => furtherLanguage(languages, { place: placeOf(file) })?.tag ?? []),
  )

/** The further languages on whose pages a figure is shown; the last ones that were known while there is no answer, such as in the midst of a word. */
export const useLanguagesOfUses = (
  uses: readonly FactUse[] | undefined,
): readonly SiteLanguage[] => {
  const languages = useLanguages()
  const [known, setKnown] = useState<readonly FactUse[]>([])
  if (uses !== undefined && uses !== known) setKnown(uses)
  const tags = tagsIn(languages, uses ?? known)
  return languages.filter(({ tag }) => tags.has(tag))
}
