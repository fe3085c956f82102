/**
 * Shows of a list what belongs to the group that a visitor chooses; src/render/ui/Filter.tsx draws it. The choice stands in the address, so that
 * it can be shared and survives Back.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: visitors load it, and parts of its own weigh more
export const start = (root: HTMLElement): void => {
  const name = root.dataset['filter'] ?? ''
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const chips = all('[aria-pressed]')
  const [heading, empty, told] = [find('[data-of-all]'), find('[data-empty]'), find('[data-count]')]
  const entries = all('[data-groups]').filter((entry) => entry.closest('[data-lead]') === null)
  const fill = (text: string | undefined, values: Record<string, string>) =>
    (text ?? '').replace(/\{(\w+)\}/g, (sign, key) => values[key] ?? sign)

  const show = (group: string) => {
    const belongs = (element: HTMLElement) =>
      group === '' || element.dataset['groups']?.split('\n').includes(group) === true
    for (const chip of chips) chip.ariaPressed = String(chip.dataset['group'] === group)
    let lead: HTMLElement | undefined
    for (const one of all('[data-lead] > *')) {
      one.hidden = lead !== undefined || !belongs(one)
      if (!one.hidden) lead = one
    }
    for (const place of all('[data-lead]')) place.hidden = lead === undefined
    // What leads the list is not listed again where the list says so.
    for (const entry of entries)
      entry.hidden =
        !belongs(entry) || (lead !== undefined && entry.dataset['once'] === lead.dataset['route'])
    for (const part of all('tbody, table'))
      part.hidden = part.querySelector('tr[data-groups]:not([hidden])') === null
    const count = entries.filter(belongs).length
    if (told)
      told.textContent =
        group === ''
          ? ''
          : fill(told.dataset['count'], {
              count: String(count),
              total: String(entries.length),
              group,
            })
    if (heading) heading.hidden = count > 0 && entries.every(({ hidden }) => hidden)
    if (heading)
      heading.textContent =
        group === ''
          ? (heading.dataset['ofAll'] ?? '')
          : fill(heading.dataset['ofGroup'], { category: group })
    if (!empty) return
    empty.hidden = count > 0
    const said = empty.querySelector('p')
    if (said)
      said.textContent = count > 0 ? '' : fill(empty.dataset['empty'], { category: group, group })
  }

  /** The group that the address names, where there is one of this name. */
  const chosen = () => {
    const named = new URLSearchParams(location.search).get(name) ?? ''
    return chips.some((chip) => chip.dataset['group'] === named) ? named : ''
  }

  const addressOf = (group: string) => {
    const asked = new URLSearchParams(location.search)
    if (group === '') asked.delete(name)
    else asked.set(name, group)
    return asked.size > 0 ? `?${asked}` : location.pathname
  }

  root.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[data-group]')
        : null
    if (!button) return
    const group = button.dataset['group'] ?? ''
    if (group !== chosen()) history.pushState(null, '', addressOf(group))
    show(group)
    if (empty?.contains(button)) chips[0]?.focus() // the button itself is gone
  })
  addEventListener('popstate', () => show(chosen()))
  for (const place of all('[data-waiting]')) place.removeAttribute('data-waiting')
  heading?.setAttribute('aria-live', 'polite')
  show(chosen())
}
