import { formAction } from '../../../core/document/addresses.ts'
import type { Kit } from '../../../core/kit/Kit.ts'
import type { Site } from '../../../core/kit/Site.ts'
import { formWords } from '../../../core/locale/formWords.ts'
import { addressField } from '../../form/addressField.ts'
import type { FormSetup } from '../../form/types.ts'
import type { NewsletterBlock } from './schema.ts'

/** The form that the site names for its newsletter, as the browser's part of a form takes it; undefined where it names none. */
export const newsletterSetup = (
  kit: Kit,
  block: NewsletterBlock,
  { settings, words, writing, edition }: Site,
  formEndpoint: string,
): FormSetup | undefined => {
  const name = settings.newsletter?.form
  const id =
    name !== undefined && Object.hasOwn(settings.forms, name) ? settings.forms[name]?.id : undefined
  if (name === undefined || id === undefined) return undefined
  return {
    block: {
      type: 'form',
      name,
      formType: name,
      fields: [addressField(kit, block.emailLabel)],
      submit: block.button,
      submitting: block.button,
      success: { title: block.success, text: block.success },
    },
    action: formAction(formEndpoint, id),
    email: settings.firm.email,
    words: formWords(words, writing.language.punctuation),
    timeZone: settings.timeZone,
    ...(edition ? { language: edition.language.tag } : {}),
  }
}
