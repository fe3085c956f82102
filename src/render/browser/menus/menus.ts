/** The menus of the header: what native popovers don't do by themselves. Loaded when pointer or focus comes near. */
import { keepBelow } from './below.ts'
import { watchHover } from './hover.ts'
import { watchKeys } from './keys.ts'
import { allMenus, close } from './menusOf.ts'
import { watchSmallMenu } from './smallMenu.ts'

/** Begins to look after them, once for a page. */
export const start = (): void => {
  for (const menu of allMenus) {
    menu.panel.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) close(menu)
    })
    // A page that comes back with the browser's Back comes as it was left.
    addEventListener('pagehide', () => close(menu))
  }
  keepBelow()
  watchHover()
  watchKeys()
  watchSmallMenu()
}
