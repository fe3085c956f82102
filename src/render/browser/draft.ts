import { fillForm } from './fillForm.ts'
import { valuesNow } from './valuesNow.ts'

/** What is typed into a form is kept for the tab's life, and no longer: in session storage, where it is allowed. */
const key = (form: HTMLFormElement) => `draft:${form.dataset['form'] ?? ''}`

/** @internal For tests. */
export const draftOf = (form: HTMLFormElement): URLSearchParams => {
  try {
    return new URLSearchParams(sessionStorage.getItem(key(form)) ?? '')
  } catch {
    return new URLSearchParams() // storage may be forbidden; then nothing is kept
  }
}

/**
 * Fills in what was typed earlier, where nothing stands. Where something of it stands already, the browser has restored the
 * form by itself, and what a visitor has emptied or unticked since must not come back.
 */
export const restoreDraft = (form: HTMLFormElement): void => {
  const draft = valuesNow(form, draftOf(form))
  const present = new FormData(form)
  if (![...draft].some(([name, value]) => present.getAll(name).includes(value)))
    fillForm(form, draft)
}

/** Keeps what a visitor typed or chose; neither what the form brings along nor what a button filled in. */
export const keepDraft = (form: HTMLFormElement): void => {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const element = form.elements.namedItem(name)
    const own =
      element instanceof HTMLElement &&
      (element.tabIndex < 0 || element.dataset['preset'] === value)
    if (
      typeof value === 'string' &&
      value !== '' &&
      !own &&
      !(element instanceof HTMLInputElement && element.type === 'hidden')
    )
      values.append(name, value)
  }
  try {
    if (String(values) !== '') sessionStorage.setItem(key(form), String(values))
    else sessionStorage.removeItem(key(form))
  } catch {
    // as above
  }
}
