/** Starts the script of a part that is new on the page, as the page's own loader does once for those that it brings. */
export const startBehaviour = (element: Element): void => {
  element.removeAttribute('data-later')
  const address = element.getAttribute('data-behaviour')
  if (address)
    void (
      import(/* @vite-ignore */ address) as Promise<{ start: (element: Element) => void }>
    ).then(({ start }) => start(element)) // see src/render/browser/Behaviour.ts
}
