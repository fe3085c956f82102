/**
 * Whether something stands in a field that its browser gives nobody as a value: half a date, a number that is none. Neither
 * React nor FormData know of it, only the input itself.
 */
export const unreadIn = (form: HTMLFormElement | null, name: string): boolean => {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement && input.validity.badInput
}
