import type { Punctuation } from '../../core/locale/Language.ts'
import { leadIn } from '../../core/locale/leadIn.ts'

type Labelled = { readonly name: string; readonly label?: string }

/** What is said of a field, with its label in front: `Name: please fill this in.`, `What is it about? Please fill this in.` */
export const withLabel = (
  { name, label = name }: Labelled,
  said: string,
  { colon }: Punctuation = {},
): string => {
  const lead = leadIn(label, colon)
  return `${lead} ${/[:;,]$/.test(lead) ? said : said.charAt(0).toUpperCase() + said.slice(1)}`
}
