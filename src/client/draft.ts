/** What is typed into a form is kept for the tab's life, and no longer: in session storage, where it is allowed. */
const key = (form: HTMLFormElement) => `draft:${form.dataset['form'] ?? ''}`

const never = new Set(['_gotcha', 'formType'])

export const draftOf = (form: HTMLFormElement): URLSearchParams => {
  try {
    return new URLSearchParams(sessionStorage.getItem(key(form)) ?? '')
  } catch {
    return new URLSearchParams() // storage may be forbidden; then nothing is kept
  }
}

export const keepDraft = (form: HTMLFormElement): void => {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '' && !never.has(name)) values.append(name, value)
  try {
    sessionStorage.setItem(key(form), String(values))
  } catch {
    // as above
  }
}

export const dropDraft = (form: HTMLFormElement): void => {
  try {
    sessionStorage.removeItem(key(form))
  } catch {
    // as above
  }
}
