/**
 * Lets date fields take no day in the past: a prerendered page may be older than the visitor's day. Part of the loader, since
 * it is due when the page is shown; src/fields/date/today.ts says the same after the take-over. Sweden writes dates like HTML.
 */
export const setDays = (root: ParentNode): void => {
  for (const input of root.querySelectorAll<HTMLInputElement>('[data-min=today]')) input.min = new Date().toLocaleDateString('sv')
}
