import { setDays } from '../../browser/setDays.ts'

/** Until somebody is at an element, as they may be already. */
const approach = (element: HTMLElement): Promise<unknown> =>
  new Promise<unknown>((resolve) => {
    if (element.matches(':focus-within')) resolve(undefined)
    for (const type of ['focusin', 'pointerover', 'touchstart'])
      element.addEventListener(type, resolve, { once: true, passive: true })
  })

/** Sets the days that a form's fields take, and loads its script when the form is touched. What is pressed before that is held, wrong fields included. */
export const start = async (frame: HTMLElement): Promise<void> => {
  setDays(frame)
  await approach(frame)
  const { watchForm } = await import('../../browser/entries/dialogs.ts')
  watchForm(frame)
}
