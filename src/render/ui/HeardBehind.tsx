import { leadIn } from '../../core/locale/leadIn.ts'
import { usePage } from './PageContext.ts'

type Props = { readonly label: string; readonly about: string }

/** What a label is about, for people who hear it without what stands around it: `Learn more: the workshop`. The sign between them is that of the language. */
export const HeardBehind = ({ label, about }: Props) => {
  const lead = leadIn(label, usePage().site.writing.language.punctuation?.colon)
  return <span className="ui-hidden">{`${lead.slice(label.length)} ${about}`}</span>
}
