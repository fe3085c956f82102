import { watchForm } from './forms.ts'

type Kept = { enquiryId: string; state: string; doubt: string }

/** Written by src/render/browser/attempt.ts and forms.ts; read here without them, which are part of larger files. */
const entries = (prefix: string): [string, string][] =>
  Object.keys(sessionStorage).flatMap((key) =>
    key.startsWith(prefix) ? [[key, sessionStorage.getItem(key) ?? '']] : [],
  )

/** On a page of a visit in which something was typed: tells of an enquiry whose page was left, cleans up after one that has arrived, gives forms back what stood in them. */
export const remind = (): void => {
  for (const [key, value] of entries('sending:')) {
    const attempt = JSON.parse(value) as Kept
    if (attempt.state !== 'open') continue
    sessionStorage.setItem(key, JSON.stringify({ ...attempt, state: 'told' }))
    dispatchEvent(new CustomEvent('notice', { detail: attempt.doubt }))
  }
  // A form that the browser posted by itself has arrived when its thank-you page is shown.
  for (const [key, page] of entries('posted:')) {
    if (page !== location.pathname) continue
    for (const prefix of ['posted:', 'sending:', 'draft:'])
      sessionStorage.removeItem(key.replace('posted:', prefix))
  }
  for (const frame of document.querySelectorAll<HTMLElement>('[data-hydrate]')) watchForm(frame)
}
