/** Gives the focus to the heading of the view, if it is there. Returns whether it is. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('.studio-main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
