const day = 86_400_000

/**
 * Lets date fields take no day that is too early or too late at the office, whose time zone they name: a prerendered page may be older. It
 * is due when the form is shown, before anything is typed; src/render/fields/date/DateInput.tsx says the same after hydration. Sweden writes dates like HTML.
 */
export const setDays = (root: ParentNode): void => {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[data-zone]')) {
    const { zone, from, to } = input.dataset
    try {
      const today = Date.parse(new Date().toLocaleDateString('sv', { timeZone: zone }))
      const after = (days: string | number) =>
        new Date(today + Number(days) * day).toISOString().slice(0, 10)
      if (to === undefined || from !== undefined) input.min = after(from ?? 0)
      if (to !== undefined) input.max = after(to)
    } catch {
      // A browser that does not know the zone: the rule of the field still holds.
    }
  }
}
