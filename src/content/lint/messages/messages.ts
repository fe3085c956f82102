import { blockMessagesInFiles } from '../../../core/messages/blockMessages.ts'
import { checksInFiles } from './checks.ts'
import { documentsInFiles } from './documents.ts'
import { factsInFiles } from './facts.ts'
import { formsInFiles } from './forms.ts'
import { languagesInFiles } from './languages.ts'
import { linksInFiles } from './links.ts'
import { pagesInFiles } from './pages.ts'
import { picturesInFiles } from './pictures.ts'
import { plainMessages } from './plainMessages.ts'
import { schemaInFiles } from './schema.ts'
import { sharedInFiles } from './shared.ts'

/** The texts that authors have of their own. */
export const fileMessages = {
  ...blockMessagesInFiles,
  ...checksInFiles,
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
