/** The smallest element around another one, or itself, that is shown. What is folded away has a box all the same: over what stands below its fold. */
export const shownAround = (element: Element): Element => {
  let at = element
  while (!at.checkVisibility() && at.parentElement) at = at.parentElement
  return at
}
