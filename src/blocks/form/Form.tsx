import { formWords } from '../../document/words.ts'
import { blankValues } from '../../form/blankValues.ts'
import { formHtml } from '../../form/formHtml.tsx'
import type { FormSetup } from '../../form/types.ts'
import { usePage } from '../../page/PageContext.ts'
import { Section } from '../../ui/Section.tsx'
import type { FormBlock } from './schema.ts'

export const Form = ({ block }: { block: FormBlock }) => {
  const { site, scripts, formEndpoint, page } = usePage()
  const id = Object.hasOwn(site.settings.forms, block.name) ? site.settings.forms[block.name]?.id : undefined
  if (id === undefined) throw new Error(`No form is named "${block.name}" in pages/_site.json.`)
  const setup: FormSetup = { block, action: `${formEndpoint}/f/${id}`, email: site.settings.firm.email, words: formWords(site.words) }
  const inner = (
    <div data-takeover={scripts['client/entries/takeover.tsx']} data-toasts={scripts['client/entries/toasts.tsx']}>
      {/* Both are made here from checked data: HTML by React itself, JSON with its "<" escaped. */}
      <div data-island="" dangerouslySetInnerHTML={{ __html: formHtml(setup, blankValues(block.fields)) }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(setup).replace(/</g, '\\u003c') }} />
    </div>
  )
  const { heading, intro, label } = block
  return 'heading' in page.document ? <div className="dialog-form">{inner}</div> : <Section block={{ heading, intro, label }}>{inner}</Section>
}
