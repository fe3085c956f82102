import { formAction } from '../../../core/document/addresses.ts'
import { rulesOf } from '../../../core/fields/fieldRules.ts'
import { formWords } from '../../../core/locale/formWords.ts'
import { blankValues } from '../../form/blankValues.ts'
import { formHtml } from '../../form/formHtml.tsx'
import type { FormBlock } from '../../form/formSchema.ts'
import { toldAtOnce } from '../../form/toldAtOnce.ts'
import type { FormSetup } from '../../form/types.ts'
import { usePage } from '../../ui/PageContext.ts'
import { Section } from '../../ui/Section.tsx'

export const Form = ({ block }: { block: FormBlock }) => {
  const { kit, site, scripts, imports = {}, formEndpoint, page, tellApart } = usePage()
  const known = { rules: kit.fields, inputs: kit.inputs }
  const id = Object.hasOwn(site.settings.forms, block.name)
    ? site.settings.forms[block.name]?.id
    : undefined
  if (id === undefined) throw new Error(`No form is named "${block.name}" in pages/_site.json.`)
  const own = scripts['own/fields']
  const hasOwn =
    own !== undefined && block.fields.some(({ type }) => kit.own?.fields.includes(type))
  const setup: FormSetup = {
    block,
    action: formAction(formEndpoint, id),
    email: site.settings.firm.email,
    words: formWords(
      site.words,
      site.writing.language.punctuation,
      block.fields.flatMap((field) => rulesOf(kit.fields, field).words?.(field) ?? []),
    ),
    timeZone: site.settings.timeZone,
    ...(site.edition ? { language: site.edition.language.tag } : {}),
    ...(hasOwn ? { own } : {}),
  }
  const told = tellApart?.(JSON.stringify(setup))
  const beside = JSON.stringify(told === undefined ? setup : toldAtOnce(setup))
  const script = 'browser/entries/hydrate.tsx'
  const hydrationScripts = [scripts[script] ?? '', ...(imports[script] ?? [])].join(' ')
  const inner = (
    <>
      {site.isPreview ? (
        <p className="preview-note" data-preview="">
          {site.words.previewNote}
        </p>
      ) : null}
      <div
        data-hydrate={hydrationScripts}
        data-told={told}
        data-toasts={scripts['browser/entries/toasts.tsx']}
        data-behaviour={scripts['blocks/form/behaviour.ts']}
        data-later="press"
      >
        {/* Both are made here from checked data: HTML by React itself, JSON without the signs that HTML reads. No script element: pages may not take one over. */}
        <div
          data-island=""
          dangerouslySetInnerHTML={{
            __html: formHtml(known, setup, blankValues(kit.fields, block.fields)),
          }}
        />
        <template
          dangerouslySetInnerHTML={{
            __html: beside.replace(/[<&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`),
          }}
        />
      </div>
    </>
  )
  const { heading, intro, label } = block
  return page.documentType === 'dialog' ? (
    <div className="dialog-form">{inner}</div>
  ) : (
    <Section block={{ heading, intro, label }}>{inner}</Section>
  )
}
