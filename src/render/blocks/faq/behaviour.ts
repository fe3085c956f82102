/** Lets the arrow keys, Home and End walk from question to question, and opens the answer that the address names. */
export const start = (root: HTMLElement, event?: Event): void => {
  const questions = [...root.querySelectorAll<HTMLElement>('summary')]
  root.addEventListener('keydown', (event) => {
    const at = questions.indexOf(event.target as HTMLElement) // only compared
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const last = questions.length - 1
    const to = {
      Home: 0,
      End: last,
      ArrowUp: at === 0 ? last : at - 1,
      ArrowDown: at === last ? 0 : at + 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    questions[to]?.focus()
  })
  const open = (change?: Event) => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!(named instanceof HTMLDetailsElement) || !root.contains(named)) return
    // Who has opened or pressed a question before this script came, or scrolled far off, is where they want to be.
    const isElsewhere = scrollY > 0 && Math.abs(named.getBoundingClientRect().top) > innerHeight
    if (
      !change &&
      (isElsewhere || root.contains(document.activeElement) || root.querySelector('[open]'))
    )
      return
    named.open = true
    named.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open(event)
}
