import { documents } from './documents.ts'
import { facts } from './facts.ts'
import { forms } from './forms.ts'
import { languages } from './languages.ts'
import { links } from './links.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { schema } from './schema.ts'
import { shared } from './shared.ts'
import { syntax } from './syntax.ts'

/** What lint says, by code, for people who see the files: at a terminal, in an editor, in a report. Each text is made from its data. */
export const messages = {
  ...shared,
  ...documents,
  ...facts,
  ...forms,
  ...languages,
  ...links,
  ...pages,
  ...pictures,
  ...schema,
  ...syntax,
}
