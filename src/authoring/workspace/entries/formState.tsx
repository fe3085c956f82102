/** Puts the form of a gallery page into one of its states, without any server: see `formPage` in src/authoring/workspace/gallery. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { give } from '../../../kits/plugins/given.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import type { FieldSet } from '../../../render/fields/FieldSet.ts'
import { ourFields } from '../../../render/fields/ourFields.ts'
import { blankValues } from '../../../render/form/blankValues.ts'
import { EnquiryForm } from '../../../render/form/EnquiryForm.tsx'
import { type OwnFields, withOwnFields } from '../../../render/form/ownFields.ts'
import type { FormSetup } from '../../../render/form/types.ts'
import { filledValues } from '../gallery/filledValues.ts'
import { formStates } from '../gallery/formStates.ts'

const frame = document.querySelector<HTMLElement>('[data-hydrate]')
const island = frame?.querySelector<HTMLElement>('[data-island]')
const wanted = document.querySelector<HTMLElement>('[data-form-state]')?.dataset['formState']
const state = formStates.find(({ name }) => name === wanted)
const setup = JSON.parse(
  frame?.querySelector('template')?.content.textContent ?? 'null',
) as FormSetup | null // written beside the form by its block

const never = new Promise<never>(() => undefined)

const told = async ({ block: { success }, words }: FormSetup) => {
  const { showToast } = (await import(
    /* @vite-ignore */ frame?.dataset['toasts'] ?? ''
  )) as typeof import('../../../render/browser/entries/toasts.tsx')
  showToast({ title: success.title, text: success.text, dismiss: words.dismiss })
}

/** The fields of the form: in the gallery those of the site's own are given this page's React. */
const fieldsOf = async (own: FormSetup['own']): Promise<FieldSet> => {
  if (!own) return ourFields
  give()
  return withOwnFields(ourFields, (await import(/* @vite-ignore */ own)) as OwnFields) // built with the page
}

if (island && state && setup) {
  const { block, words } = setup
  const known = await fieldsOf(setup.own)
  const send = async () => (state.response ? state.response(block, words) : never)
  const initial =
    state.begins === 'filled'
      ? filledValues(standardKit, block.fields)
      : blankValues(known.rules, block.fields)
  flushSync(() =>
    createRoot(island).render(
      <EnquiryForm
        known={known}
        setup={setup}
        initial={initial}
        send={send}
        onSent={() => void told(setup)}
      />,
    ),
  )
  if (state.isSent) island.querySelector('form')?.requestSubmit()
  document.body.dataset['ready'] = state.name
}
