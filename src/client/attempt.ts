/**
 * Remembers that an enquiry is on its way, for as long as nobody knows what became of it: under the same name every
 * try is the same enquiry, also after the page was left or loaded anew.
 */
const key = (form: string) => `sending:${form}`

export type Attempt = { readonly enquiryId: string; readonly open: boolean }

/** The last try that did not succeed. `open`: its answer never came. */
export const attemptOf = (form: string): Attempt | undefined => {
  try {
    const [enquiryId = '', state] = (sessionStorage.getItem(key(form)) ?? '').split(' ')
    return enquiryId ? { enquiryId, open: state === 'open' } : undefined
  } catch {
    return undefined // storage may be forbidden; then a try is forgotten with its page
  }
}

export const keepAttempt = (form: string, attempt: Attempt | undefined): void => {
  try {
    if (attempt) sessionStorage.setItem(key(form), `${attempt.enquiryId}${attempt.open ? ' open' : ''}`)
    else for (const name of [key(form), `draft:${form}`]) sessionStorage.removeItem(name)
  } catch {
    // as above
  }
}
