/** The menu of small screens: while it is open, the page behind can neither be scrolled nor reached. */
import { allMenus, barMenus, close, isOpen, isShown } from './menusOf.ts'

/** As in src/render/ui/shell.css. */
const large = matchMedia('(min-width: 64em)')

export const watchSmallMenu = (): void => {
  const menu = allMenus.find(({ button }) => !barMenus.some((other) => other.button === button))
  if (!menu) return
  const { button, panel } = menu
  const seal = () => {
    for (const element of document.querySelectorAll<HTMLElement>('main, footer'))
      element.inert = isOpen(menu)
  }
  panel.addEventListener('toggle', seal)
  large.addEventListener('change', () => close(menu))
  addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || !isOpen(menu)) return
    const stops = [button, ...panel.querySelectorAll<HTMLElement>('a[href], summary')].filter(
      isShown,
    )
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from) return
    event.preventDefault()
    to?.focus()
  })
  seal()
}
