import type { KeyboardEvent } from 'react'

const across: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The nearest option of the next row, up or down: in a list of one column the next one. */
const inNextRow = (
  all: readonly HTMLElement[],
  from: HTMLElement,
  isDown: boolean,
): HTMLElement | undefined => {
  const here = from.getBoundingClientRect()
  const further = all
    .map((option) => ({ option, box: option.getBoundingClientRect() }))
    .filter(({ box }) => (isDown ? box.top >= here.bottom - 1 : box.bottom <= here.top + 1))
    .sort(
      (a, b) =>
        Math.abs(a.box.top - here.top) - Math.abs(b.box.top - here.top) ||
        Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left),
    )
  return further[0]?.option
}

/** Goes through the options of a list or a grid by arrow keys, also from the search field above it and back into it. */
export const byArrows = (event: KeyboardEvent<HTMLElement>) => {
  const isDown = event.key === 'ArrowDown'
  const step = across[event.key]
  if (!isDown && event.key !== 'ArrowUp' && step === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-option]')]
  const from = all.find((option) => option.matches(':focus'))
  if (!from && !(isDown && document.activeElement instanceof HTMLInputElement)) return
  event.preventDefault()
  const next = !from
    ? all[0]
    : step === undefined
      ? inNextRow(all, from, isDown)
      : all[all.indexOf(from) + step * (from.matches(':dir(rtl)') ? -1 : 1)]
  if (next) next.focus()
  else if (event.key === 'ArrowUp')
    event.currentTarget.querySelector<HTMLInputElement>('input[type=search]')?.focus()
}
