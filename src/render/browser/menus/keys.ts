/** The keys of a navigation of disclosures. Source: ARIA Authoring Practices, "Disclosure Navigation Menu". */
import { allMenus, barMenus, close, isOpen, isShown, open } from './menusOf.ts'

const linksIn = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>('a[href], summary')].filter(isShown)

/** The neighbour that a key leads to, among elements in a line; at the ends it stays. */
const neighbour = (
  all: readonly HTMLElement[],
  key: string,
  [back, on]: readonly [string, string],
): HTMLElement | undefined => {
  const at = all.indexOf(document.activeElement as HTMLElement) // only compared
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (key === on) return all[Math.min(at + 1, all.length - 1)]
  return key === back ? all[Math.max(at - 1, 0)] : undefined
}

const inBar = (event: KeyboardEvent): HTMLElement | undefined => {
  const bar = barMenus
    .map(({ button }) => button.parentElement)
    .find((parent) => parent === (event.target as Node).parentNode) // only compared
  const items = [...(bar?.querySelectorAll<HTMLElement>(':scope > :is(a, button)') ?? [])]
  if (!items.includes(event.target as HTMLElement)) return undefined // only compared
  const menu = barMenus.find(({ button }) => button === event.target)
  if (event.key !== 'ArrowDown' || !menu)
    return neighbour(
      items,
      event.key,
      bar?.matches(':dir(rtl)') ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'],
    )
  open(menu)
  return linksIn(menu.panel)[0]
}

const inPanel = (event: KeyboardEvent): HTMLElement | undefined => {
  const menu = allMenus.find(({ panel }) => panel.contains(event.target as Node)) // as above
  if (!menu) return undefined
  const links = linksIn(menu.panel)
  return event.key === 'ArrowUp' && document.activeElement === links[0]
    ? menu.button
    : neighbour(links, event.key, ['ArrowUp', 'ArrowDown'])
}

const leave = (event: KeyboardEvent): HTMLElement | undefined => {
  const menu = allMenus.find(isOpen)
  if (!menu) return undefined
  const isMine =
    menu.panel.contains(document.activeElement) || menu.button === document.activeElement
  close(menu)
  event.preventDefault()
  return isMine ? menu.button : undefined
}

export const watchKeys = (): void => {
  addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const next = event.key === 'Escape' ? leave(event) : (inBar(event) ?? inPanel(event))
    if (!next) return
    event.preventDefault()
    next.focus()
  })
  // Who leaves a menu with the Tab key leaves it behind.
  addEventListener('focusin', (event) => {
    for (const menu of barMenus)
      if (!menu.panel.contains(event.target as Node) && menu.button !== event.target) close(menu) // as above
  })
}
