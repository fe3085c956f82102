import { parseJson } from '../../../core/document/exactNumbers.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { placeOf, type SourceFile } from '../../../core/document/sources.ts'
import type { Units } from '../../../core/model/site/editions/factsIn.ts'
import type { LanguageSettings } from '../types/context.ts'

const read = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value = parseJson(text.replace(/^\ufeff/, ''))
    return isObject(value) ? value : {}
  } catch {
    return {} // the rule `syntax` reports it
  }
}

const textsOf = (value: unknown): Units =>
  isObject(value)
    ? (Object.fromEntries(
        Object.entries(value).filter(([, text]) => typeof text === 'string'),
      ) as Units) // just filtered
    : {}

/** How figures are written in each further language, by its tag, as its own settings say. Without a prototype. */
export const languageSettings = (
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
): Readonly<Record<string, LanguageSettings>> => {
  const found = Object.create(null) as Record<string, LanguageSettings> // filled next
  for (const file of files) {
    const place = placeOf(file.path)
    if (place?.kind !== 'language' || place.language === undefined) continue
    const { locale, units } = read(file.text) // of no other file: a text is fetched when it is asked for
    found[place.language] = {
      units: textsOf(units),
      ...(typeof locale === 'string' ? { locale } : {}),
    }
  }
  return found
}
