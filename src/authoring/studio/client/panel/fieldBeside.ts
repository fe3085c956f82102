const focusable =
  'a[href], input:not([type=hidden]), textarea, select, button, summary, [contenteditable=true], [tabindex]'

/** What Tab leads to from a field of the same window, or Shift and Tab. */
export const fieldBeside = (field: HTMLElement, by: 1 | -1): HTMLElement | undefined => {
  const window = field.closest('[role=dialog]') ?? document
  const all = [...window.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) =>
      one === field ||
      (one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !one.closest('[inert], [aria-hidden=true]') &&
        one.checkVisibility({ visibilityProperty: true })),
  )
  return all[all.indexOf(field) + by]
}
