import { toWrite } from '../../../../core/model/text/unfinished.ts'
import { authorDeeds } from './authorDeeds.ts'
import type { CaughtKeys } from './catchKeys.ts'

const parts =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]'
/** Where words are written. */
export const textFields = 'input:not([type=hidden]), textarea, [contenteditable=true]'

/** How long a value may take to be drawn: an operation goes to the server and back. */
const timeout = 4000

/** Where something is chosen. A button may remove something, and a space would press it. */
const choices = 'select, [role=combobox], [role=switch]'

/** What is yet to be written, such as the label of a new field; else the first text, or the first choice where no words are written. */
const writableIn = (place: Element): HTMLElement | null =>
  place.querySelector<HTMLElement>(
    `:is(${textFields}):is([placeholder^="${toWrite}"], [aria-placeholder^="${toWrite}"])`,
  ) ??
  place.querySelector<HTMLElement>(textFields) ??
  place.querySelector<HTMLElement>(choices)

const focusableIn = (place: Element): HTMLElement | null =>
  place.matches(parts)
    ? (place as HTMLElement)
    : (place.querySelector<HTMLElement>(textFields) ?? place.querySelector<HTMLElement>(parts))

/** The control at the first of some places that stands there. */
const controlAt = (
  pointers: readonly string[],
  wanted: string | undefined,
): HTMLElement | undefined => {
  for (const pointer of pointers) {
    const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`)
    const found =
      place &&
      (wanted
        ? wanted === textFields
          ? writableIn(place)
          : place.querySelector<HTMLElement>(wanted)
        : focusableIn(place))
    // What a window lies over can't take the focus from it.
    if (found && !found.closest('[aria-hidden=true], [inert]')) return found
  }
  return undefined
}

/** Whether the author has gone on and holds the focus somewhere: a menu that they have opened would close under their hand. */
const hasGoneOn = (since: number): boolean =>
  authorDeeds() !== since &&
  document.activeElement !== null &&
  document.activeElement !== document.body

/**
 * Gives the focus to what is written at a place in the panel, or at the first of several, as soon as it stands there, and what was typed meanwhile.
 * `wanted` picks one of its controls. Where nothing was caught that was typed, it stays with an author who has gone on: `since` is the number of their
 * deeds when it was asked for.
 */
export const focusAt = (
  pointer: string | readonly string[],
  wanted?: string,
  keys?: CaughtKeys,
  since: number = authorDeeds(),
): void => {
  const begun = performance.now()
  const pointers = typeof pointer === 'string' ? [pointer] : pointer
  const look = () => {
    if (!keys && hasGoneOn(since)) return
    const found = controlAt(pointers, wanted)
    if (found) {
      if (keys) keys.giveTo(found)
      else found.focus({ preventScroll: true })
      // A new entry may say first of what kind it is.
      found
        .closest('.panel-entry')
        ?.querySelector('.panel-entry-head')
        ?.scrollIntoView({ block: 'nearest' })
      found.scrollIntoView({ block: 'nearest' })
    } else if (performance.now() - begun < timeout) requestAnimationFrame(look)
    else keys?.drop()
  }
  look()
}
