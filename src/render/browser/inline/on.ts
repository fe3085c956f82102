/**
 * Calls `act` with what fits `selector` and has an event of these types in it. Not if the event has been handled, or a key is held with it that
 * makes it the browser's: Ctrl and a click open another tab, Alt and an arrow go back.
 */
export const on = <Element extends HTMLElement>(
  selector: string,
  types: string,
  act: (element: Element, event: Event) => void,
): void => {
  for (const type of types.split(' '))
    addEventListener(
      type,
      (event) => {
        const mouse = event as MouseEvent // other events have none of the keys
        const element = (mouse.target as HTMLElement).closest?.<Element>(selector) // a document has no `closest`
        if (
          element &&
          !(
            mouse.defaultPrevented ||
            mouse.metaKey ||
            mouse.ctrlKey ||
            mouse.shiftKey ||
            mouse.altKey
          )
        )
          act(element, event)
      },
      type !== 'click', // a form's `invalid` reaches the window in no other way
    )
}
