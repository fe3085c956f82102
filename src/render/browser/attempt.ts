/**
 * Remembers that an enquiry is on its way, for as long as nobody knows what became of it: under the same name every
 * try is the same enquiry, also after the page was left or loaded anew.
 */
const prefix = 'sending:'

/**
 * The last try that did not succeed. `open`: its answer never came, and the visitor has not been told yet; `told`: has been
 * told; `failed`: has seen what went wrong. `doubt` is what to tell.
 */
export type Attempt = {
  readonly enquiryId: string
  readonly state: 'open' | 'told' | 'failed'
  readonly doubt: string
}

export const attemptOf = (form: string): Attempt | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + form) ?? 'null') ?? undefined
  } catch {
    return undefined // storage may be forbidden; then a try is forgotten with its page
  }
}

export const keepAttempt = (form: string, attempt: Attempt): void => {
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(attempt))
  } catch {
    // as above
  }
}

/** Nothing of an enquiry that has arrived is kept. */
export const dropEnquiry = (form: string): void => {
  try {
    for (const name of [prefix + form, `draft:${form}`]) sessionStorage.removeItem(name)
  } catch {
    // as above
  }
}
