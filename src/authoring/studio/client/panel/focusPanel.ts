/** Gives the focus to the first control of the panel that is seen: some wait for narrow screens. */
export const focusPanel = (): void => {
  const all = document.querySelectorAll<HTMLElement>(
    '.studio-panel :is(a, button, input, textarea)',
  )
  ;[...all].find((control) => control.checkVisibility())?.focus()
}
