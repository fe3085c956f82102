import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { enUS } from './en-US.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import type { Language } from './Language.ts'
import { ur } from './ur.ts'

/** The languages that the engine speaks, by their tags; what a country does otherwise by its own: `en-US`. The first stands in for all that there is none for. */
export const languages: Readonly<Record<string, Language>> = {
  en,
  'en-US': enUS,
  ar,
  de,
  fr,
  hi,
  ur,
}
