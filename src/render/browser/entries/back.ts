/** Whether the browser's Back leads to a page of this site. */
const hasStepInside = () =>
  'navigation' in window
    ? navigation.canGoBack
    : document.referrer.startsWith(`${location.origin}/`)

/** Makes the way back to a list one step in the browser's history, where there is a step inside the site. */
export const start = (link: HTMLElement): void => {
  link.addEventListener('click', (event) => {
    const { defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
    if (defaultPrevented || metaKey || ctrlKey || shiftKey || altKey || !hasStepInside()) return
    event.preventDefault()
    history.back()
  })
}
