import { entriesNow } from '../fields/entriesNow.ts'
import type { ToldAtOnce } from '../form/toldAtOnce.ts'

/** What a draft or a button says of a form's fields, under the names of today: the page that wrote it may be older than the form. */
export const valuesNow = (form: HTMLFormElement, values: URLSearchParams): URLSearchParams => {
  const written =
    form.closest('[data-hydrate]')?.querySelector('template')?.content.textContent ?? ''
  if (!written.includes('"formerly"')) return values
  const { block } = JSON.parse(written) as ToldAtOnce // written beside the form by the same build
  return new URLSearchParams(
    entriesNow(block.fields, [...values]).map(([name, value]) => [name, value]),
  )
}
