import { isObject } from '../../../core/document/isObject.ts'
import type { SiteDocument } from '../../../core/document/site.ts'
import type { Writing } from '../../../core/kit/Writing.ts'
import type { Units } from '../../../core/model/site/editions/factsIn.ts'
import { languagesOf } from '../../../core/model/site/editions/languagesOf.ts'
import { writingOfSome } from '../../../core/model/site/writingOfSome.ts'
import { writingOfFile } from '../../lint/figures/writingOfFile.ts'
import { furtherLanguage } from '../../lint/named/languagesOf.ts'
import type { KnownFile } from '../../lint/types/file.ts'
import type { Ground } from '../Ground.ts'

const settingsOf = ({ files }: Ground): Partial<SiteDocument> =>
  (files.find(({ place }) => place?.kind === 'site')?.sound ?? {}) as Partial<SiteDocument> // the settings' own

/** How the site writes figures. */
export const writingOf = (ground: Ground): Writing => writingOfSome(ground.kit, settingsOf(ground))

/** How figures are written in a language, and what their units are called in it, by the words of the main one. */
export type FigureWriting = { readonly writing: Writing; readonly units: Units }

/** How figures are written in each document: in the language that it belongs to. */
export const writingsOf = (ground: Ground): ((file: Pick<KnownFile, 'place'>) => FigureWriting) => {
  const [settings, main] = [settingsOf(ground), writingOf(ground)]
  const languages = languagesOf(settings)
  const known = new Map<string, FigureWriting>()
  return (file) => {
    const tag = furtherLanguage(languages, file)?.tag ?? ''
    const before = known.get(tag)
    if (before) return before
    const own = ground.files.find(
      ({ place }) => place?.kind === 'language' && place.language === tag,
    )
    const units = isObject(own?.value?.['units']) ? (own.value['units'] as Units) : {} // lint tells what is no text
    const locale = own?.value?.['locale']
    const writing =
      tag === ''
        ? main
        : writingOfFile(
            {
              kit: ground.kit,
              site: settings as SiteDocument, // its languages are all that is asked for
              writing: main,
              languageSettings: {
                [tag]: { units, ...(typeof locale === 'string' ? { locale } : {}) },
              },
            },
            file,
          )
    const made = { writing, units }
    known.set(tag, made)
    return made
  }
}
