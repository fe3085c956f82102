import type { SiteDocument } from '../../../core/document/site.ts'
import { placeOf, type SourceFile } from '../../../core/document/sources.ts'
import {
  languageAt,
  languagesOf,
  withoutBase,
} from '../../../core/model/site/editions/languagesOf.ts'

/** The addresses of the main language that a further one has too, whatever stands there: by paths alone, without opening a document. Without a prototype. */
export const translatedRoutes = (
  files: readonly Pick<SourceFile, 'path'>[],
  site: Partial<SiteDocument> | undefined,
): Readonly<Record<string, true>> => {
  const found = Object.create(null) as Record<string, true> // filled next
  const languages = languagesOf(site ?? {})
  for (const { path } of languages.length === 0 ? [] : files) {
    const { route } = placeOf(path) ?? {}
    const language = route === undefined ? undefined : languageAt(languages, route)
    if (route !== undefined && language?.base) found[withoutBase(route, language)] = true
  }
  return found
}
