/** What is typed into a form is kept for the tab's life, and no longer: in session storage, where it is allowed. */
const key = (form: HTMLFormElement) => `draft:${form.dataset['form'] ?? ''}`

export const draftOf = (form: HTMLFormElement): URLSearchParams => {
  try {
    return new URLSearchParams(sessionStorage.getItem(key(form)) ?? '')
  } catch {
    return new URLSearchParams() // storage may be forbidden; then nothing is kept
  }
}

/** Keeps what a visitor typed or chose; neither what the form brings along nor what a button filled in. */
export const keepDraft = (form: HTMLFormElement): void => {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    const element = form.elements.namedItem(name)
    const own = element instanceof HTMLElement && (element.tabIndex < 0 || element.dataset['preset'] === value)
    if (typeof value === 'string' && value !== '' && !own && !(element instanceof HTMLInputElement && element.type === 'hidden')) values.append(name, value)
  }
  try {
    sessionStorage.setItem(key(form), String(values))
  } catch {
    // as above
  }
}
