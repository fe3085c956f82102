const parts = 'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]'

/** How long a value may take to be drawn: an operation goes to the server and back. */
const patience = 4000

const focusableIn = (place: Element): HTMLElement | null =>
  place.matches(parts)
    ? (place as HTMLElement)
    : (place.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true]') ?? place.querySelector<HTMLElement>(parts))

/** Gives the focus to what is written at a place in the panel, as soon as it stands there. `wanted` picks one of its controls. */
export const focusAt = (pointer: string, wanted?: string): void => {
  const begun = performance.now()
  const look = () => {
    const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`)
    const found = place && (wanted ? place.querySelector<HTMLElement>(wanted) : focusableIn(place))
    // What a window lies over can't take the focus from it.
    if (found && !found.closest('[aria-hidden=true], [inert]')) {
      found.focus({ preventScroll: true })
      found.scrollIntoView({ block: 'nearest' })
    } else if (performance.now() - begun < patience) requestAnimationFrame(look)
  }
  look()
}
