/** The first field of a form that a visitor can fill in. */
export const firstField = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector<HTMLElement>('input:not([type=hidden], [tabindex="-1"]), select, textarea')
