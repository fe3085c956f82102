import type { SiteDocument } from '../../../core/document/site.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { buildModel } from '../../../core/model/site/buildModel.ts'
import { exampleSources } from './exampleSources.ts'

export type Scheme = NonNullable<SiteDocument['theme']['scheme']>

let made: Site | undefined

/** The example site in the look, the words and the way of writing of another one; without one in its own. */
export const exampleSite = (kit: Kit, own: Site | undefined, scheme: Scheme | undefined): Site => {
  made ??= buildModel(kit, exampleSources())
  const theme = { ...(own?.settings.theme ?? made.settings.theme), ...(scheme ? { scheme } : {}) }
  return {
    ...made,
    settings: { ...made.settings, theme },
    words: own?.words ?? made.words,
    writing: own?.writing ?? made.writing,
  }
}
