import type { FormWords } from '../../core/locale/formWords.ts'
import type { FormBlock } from './formSchema.ts'

/** Errors by field name; '' holds those of the form as a whole. */
export type FormErrors = Record<string, string>

/** Everything a form needs to be drawn and sent, as it stands in the page beside the form. */
export type FormSetup = {
  readonly block: FormBlock
  /** Where it is sent: the form service's address for this form. */
  readonly action: string
  readonly email: string
  readonly words: FormWords
  /** The office's: dates are its own. */
  readonly timeZone: string
  /** The language that it is written in, where the site has several: enquiries say it. */
  readonly language?: string
  /** Where the form has a field of the site's own: the address of the script of these. */
  readonly own?: string
}
