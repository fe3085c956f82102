/** Counts what is for hire, where a script runs. */
export const start = (element: HTMLElement): void => {
  element.dataset['count'] = String(element.children.length)
}
