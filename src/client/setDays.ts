/**
 * Lets date fields take no day that is past at the office, whose time zone they name: a prerendered page may be older. It
 * is due when the form is shown, before anything is typed; src/fields/date/today.ts says the same after the take-over. Sweden writes dates like HTML.
 */
export const setDays = (root: ParentNode): void => {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) {
    try {
      input.min = new Date().toLocaleDateString('sv', { timeZone: input.dataset['zone'] })
    } catch {
      // A browser that does not know the zone: the rule of the field still holds.
    }
  }
}
