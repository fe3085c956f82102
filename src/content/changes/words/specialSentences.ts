import type { Tellers } from './sentence.ts'
import { tellButton } from './tellButton.ts'
import { tellFact } from './tellFact.ts'
import { tellPicture } from './tellPicture.ts'
import { tellPreset } from './tellPreset.ts'
import { tellRedirect } from './tellRedirect.ts'
import { tellTranslated } from './tellTranslated.ts'

/** Things whose differences are told together, by the role of their place. What a teller leaves alone is told difference by difference. */
export const specialSentences: Tellers = new Map([
  ['action', tellButton],
  ['fact', tellFact],
  ['picture', tellPicture],
  ['preset', tellPreset],
  ['redirect', tellRedirect],
  ['translated', tellTranslated],
])
