/** The menus of the header: what native popovers don't do by themselves. */
addEventListener(
  'toggle',
  (event) => {
    const menu = event.target as HTMLElement // toggle events come from elements only
    const button = document.querySelector(`[popovertarget="${menu.id}"]`)
    if (button) button.ariaExpanded = String((event as ToggleEvent).newState === 'open')
  },
  true,
)

export {}
