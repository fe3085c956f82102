/** A menu of the header: its button and what the button opens, as src/render/shell draws them. */
export type Menu = { readonly button: HTMLElement; readonly panel: HTMLElement }

const menusWith = (selector: string): Menu[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].flatMap((button) => {
    const panel = document.getElementById(button.getAttribute('popovertarget') ?? '')
    return panel ? [{ button, panel }] : []
  })

/** All menus, that of small screens among them. */
export const allMenus = menusWith('header [popovertarget]')

/** The menus that open when pointed at. */
export const barMenus = menusWith('header [data-menu]')

export const isOpen = ({ panel }: Menu): boolean => panel.matches(':is(:popover-open)') // which browsers without popovers understand

/** Whether an element can be reached. Safari until 17.3 can't be asked. */
export const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0

/** Through the button, so that the browser knows what the menu belongs to: its place and its turn for the Tab key follow from that. */
export const open = (menu: Menu): void => {
  if (!isOpen(menu)) menu.button.click()
}

export const close = (menu: Menu): void => {
  if (isOpen(menu)) menu.panel.hidePopover()
}
