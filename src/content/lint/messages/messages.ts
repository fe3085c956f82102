import { documents, documentsInFiles } from './documents.ts'
import { facts, factsInFiles } from './facts.ts'
import { forms, formsInFiles } from './forms.ts'
import { languages, languagesInFiles } from './languages.ts'
import { links, linksInFiles } from './links.ts'
import { pages, pagesInFiles } from './pages.ts'
import { pictures, picturesInFiles } from './pictures.ts'
import { schema, schemaInFiles } from './schema.ts'
import { shared, sharedInFiles } from './shared.ts'
import { syntax } from './syntax.ts'

/** Texts that suit people who see the files and authors alike, by code. Each is made from its data, in the words of its surface. */
export const plainMessages = {
  ...documents,
  ...facts,
  ...forms,
  ...languages,
  ...links,
  ...pages,
  ...pictures,
  ...schema,
  ...shared,
  ...syntax,
}

/** The texts that authors have of their own. */
export const fileMessages = {
  ...documentsInFiles,
  ...factsInFiles,
  ...formsInFiles,
  ...languagesInFiles,
  ...linksInFiles,
  ...pagesInFiles,
  ...picturesInFiles,
  ...schemaInFiles,
  ...sharedInFiles,
}

/** What lint says to people who see the files: at a terminal, in an editor, in a report. */
export const messages = { ...plainMessages, ...fileMessages }
