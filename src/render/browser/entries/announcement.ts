/** Lets visitors close the announcement. Which one they closed is kept in their browser; src/render/browser/inline/hideClosed.ts reads it. */
export const start = (bar: HTMLElement): void => {
  const button = bar.querySelector('button')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    bar.hidden = true
    try {
      localStorage.setItem('announcement', bar.dataset['announcement'] ?? '')
    } catch {
      // storage may be forbidden; then it is closed for this page only
    }
  })
}
