import { factSchema } from '../../../core/document/facts.ts'
import { action, picture, preset } from '../../../core/document/parts.ts'
import { siteSchema } from '../../../core/document/site.ts'
import { translated } from '../../../core/document/translations.ts'
import type { Teller, Tellers } from './sentence.ts'
import { tellButton } from './tellButton.ts'
import { tellFact } from './tellFact.ts'
import { tellPicture } from './tellPicture.ts'
import { tellPreset } from './tellPreset.ts'
import { tellRedirect } from './tellRedirect.ts'
import { tellTranslated } from './tellTranslated.ts'

/** Things whose differences are told together, by the schema of their place. What a teller leaves alone is told difference by difference. */
export const specialSentences: Tellers = new Map<object, Teller>([
  [action, tellButton],
  [factSchema, tellFact],
  [picture, tellPicture],
  [preset, tellPreset],
  [siteSchema.properties.redirects.items, tellRedirect],
  [translated, tellTranslated],
]) as Tellers // schemas are objects of many types
