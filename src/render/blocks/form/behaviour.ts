import { setDays } from '../../browser/setDays.ts'

/** Until somebody is at an element, as they may be already. */
const approach = (element: HTMLElement): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (element.matches(':focus-within')) resolve(undefined)
    for (const type of ['focusin', 'pointerover', 'touchstart'])
      element.addEventListener(type, resolve, { once: true, passive: true })
  })

/** Lets the wheel scroll the page over a number that has the focus, which browsers would change. They leave a field alone that can't be written to. */
const keepNumber = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number' || target.readOnly) return
  target.readOnly = true
  setTimeout(() => {
    target.readOnly = false
  })
}

/** Sets the days that a form's fields take, and loads its script when the form is touched. What is pressed before that is held, wrong fields included. */
export const start = async (frame: HTMLElement): Promise<void> => {
  setDays(frame)
  frame.addEventListener('wheel', keepNumber, { passive: true })
  if (!location.search) await approach(frame) // it may fill fields, which a visitor should see
  const { watchForm } = await import('../../browser/entries/dialogs.ts')
  watchForm(frame)
}
