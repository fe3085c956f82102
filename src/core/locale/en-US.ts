import { en } from './en.ts'
import type { Language } from './Language.ts'

/** English in the United States. */
export const enUS: Language = {
  ...en,
  words: {
    ...en.words,
    email: 'Email',
    failed: 'Your inquiry has not been sent.',
    enquiryEmpty: 'The inquiry is empty.',
    enquiryTooLong: 'The inquiry is too long.',
    enquiryWithFiles: 'Files are not taken here. Please send the inquiry without them.',
    enquiryUnread: 'The inquiry could not be read.',
    enquiryNotStored: 'The inquiry could not be stored. Please send it again later.',
    enquiryForeign: 'Inquiries from other sites are not taken.',
    enquiriesTooMany:
      'Too many inquiries came from your address. Please wait a few minutes and send it again.',
    failedTimeout:
      'We could not confirm that your inquiry arrived. Please send it again; it will reach us only once.',
    failedRefused:
      'The form cannot take inquiries at the moment ({reason}). Please write to us; your text is already in the email.',
    writeEmail: 'Write an email instead',
  },
  figures: { ...en.figures, ordinalDate: '{month}\u00a0{day}' },
}
