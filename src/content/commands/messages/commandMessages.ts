import { assets } from './assets.ts'
import { blocks } from './blocks.ts'
import { entries } from './entries.ts'
import { facts } from './facts.ts'
import { forms } from './forms.ts'
import { names } from './names.ts'
import { pages } from './pages.ts'
import { places } from './places.ts'
import { shared } from './shared.ts'
import { texts } from './texts.ts'
import { translations } from './translations.ts'
import { versions } from './versions.ts'

/** What commands report at a terminal and in editors, by code. Each text is made from its data, in the words of its surface. */
export const commandMessages = {
  ...assets,
  ...blocks,
  ...entries,
  ...facts,
  ...forms,
  ...names,
  ...pages,
  ...places,
  ...shared,
  ...texts,
  ...translations,
  ...versions,
}
