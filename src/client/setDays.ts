/**
<<<<<<< HEAD
 * Lets date fields take no day that is past at the office, whose time zone they name: a prerendered page may be older. Part of the
 * loader, since it is due when the page is shown, and again when a dialog is; src/fields/date/today.ts says the same after the take-over. Sweden writes dates like HTML.
=======
 * Lets date fields take no day in the past: a prerendered page may be older than the visitor's day. It is due when the form is
 * shown, before anything is typed; src/fields/date/today.ts says the same after the take-over. Sweden writes dates like HTML.
>>>>>>> cece09f (Take what a visitor did before a script came as meant: menus, answers, search, forms, drafts)
 */
export const setDays = (): void => {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-zone]')) {
    try {
      input.min = new Date().toLocaleDateString('sv', { timeZone: input.dataset['zone'] })
    } catch {
      // A browser that does not know the zone: the rule of the field still holds.
    }
  }
}
