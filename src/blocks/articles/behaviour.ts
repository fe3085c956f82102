/** Shows the articles of one category. The choice stands in the address, so that it can be shared and survives Back. */
export const start = (root: HTMLElement): void => {
  const chips = [...root.querySelectorAll<HTMLButtonElement>('[aria-pressed]')]
  const group = chips[0]?.parentElement
  const heading = root.querySelector<HTMLElement>('[data-recent]')
  const empty = root.querySelector<HTMLElement>('[data-empty]')
  const fill = (text: string | undefined, category: string) => (text ?? '').replace('{category}', () => category)

  const show = (category: string) => {
    const belongs = (element: HTMLElement) => category === '' || element.dataset['category'] === category
    for (const chip of chips) chip.ariaPressed = String(chip.dataset['category'] === category)
    let featured: HTMLElement | undefined
    for (const article of root.querySelectorAll<HTMLElement>('article[data-category]')) {
      article.hidden = featured !== undefined || !belongs(article)
      if (!article.hidden) featured = article
    }
    let [count, listed] = [0, 0]
    for (const item of root.querySelectorAll<HTMLElement>('li[data-category]')) {
      // What is featured above is not listed again where the list says so.
      item.hidden = !belongs(item) || (featured !== undefined && item.dataset['once'] === featured.dataset['route'])
      if (belongs(item)) count += 1
      if (!item.hidden) listed += 1
    }
    for (const place of root.querySelectorAll<HTMLElement>('[data-featured]')) place.hidden = featured === undefined
    if (heading) heading.hidden = listed === 0 && count > 0
    if (heading) heading.textContent = category === '' ? (heading.dataset['recent'] ?? '') : fill(heading.dataset['heading'], category)
    if (!empty) return
    empty.hidden = count > 0
    const said = empty.querySelector('p')
    if (said) said.textContent = count > 0 ? '' : fill(empty.dataset['empty'], category)
  }

  /** The category that the address names, where there is one of this name. */
  const chosen = () => {
    const named = new URLSearchParams(location.search).get('category') ?? ''
    return chips.some((chip) => chip.dataset['category'] === named) ? named : ''
  }

  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-category]') : null
    if (!button) return
    const category = button.dataset['category'] ?? ''
    if (category !== chosen()) history.pushState(null, '', category === '' ? location.pathname : `?category=${encodeURIComponent(category)}`)
    show(category)
    if (empty?.contains(button)) chips[0]?.focus() // the button itself is gone
  })
  addEventListener('popstate', () => show(chosen()))
  group?.removeAttribute('data-waiting')
  heading?.setAttribute('aria-live', 'polite')
  show(chosen())
}
