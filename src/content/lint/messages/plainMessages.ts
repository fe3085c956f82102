import { assetMessages } from '../../../core/messages/assetMessages.ts'
import { blockMessages } from '../../../core/messages/blockMessages.ts'
import { checks } from './checks.ts'
import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { forms } from './forms.ts'
import { languages } from './languages.ts'
import { links } from './links.ts'
import { ownParts } from './ownParts.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { schema } from './schema.ts'
import { shared } from './shared.ts'
import { syntax } from './syntax.ts'

/** Texts that suit people who see the files and authors alike, by code. Each is made from its data, in the words of its surface. */
export const plainMessages = {
  ...assetMessages,
  ...blockMessages,
  ...checks,
  ...documents,
  ...facts,
  ...forms,
  ...languages,
  ...links,
  ...ownParts,
  ...pages,
  ...pictures,
  ...schema,
  ...shared,
  ...syntax,
}
