import type { Frame, Page } from 'playwright'

/** What the measurement keeps in the page that it measures. Times are of the page's own clock, or of the day where two pages are compared; in milliseconds. */
type MeasuredWindow = {
  keys: number[]
  deed: number
  drawn: Promise<number>
  stood: Promise<number>
}

/** Notes for each key typed from here on how long it takes from the key, as the browser stamped it, to the end of the first picture that has its letter; the wait for the screen is part of it. */
export const countKeys = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    const measured = Object.assign(window as unknown as MeasuredWindow, { keys: [] as number[] })
    const words = () => document.activeElement?.textContent
    let pressed = { at: 0, words: words() }
    addEventListener('keydown', ({ timeStamp }) => (pressed = { at: timeStamp, words: words() }), {
      capture: true,
    })
    // Before it has come to the text itself, whose editor lets no script of the page hear of it.
    const typed = () => {
      const { at, words: before } = pressed
      const draw = () => {
        if (words() === before) return requestAnimationFrame(draw)
        const { port1, port2 } = new MessageChannel() // its message comes once the picture stands
        port1.onmessage = () => measured.keys.push(performance.now() - at)
        port2.postMessage(0)
      }
      requestAnimationFrame(draw)
    }
    addEventListener('input', typed, { capture: true })
  })

export const countedKeys = (frame: Frame): Promise<number[]> =>
  frame.evaluate(() => (window as unknown as MeasuredWindow).keys)

/** Notes when the last key or click was, by the clock of the day. */
export const noteDeeds = (page: Page | Frame): Promise<void> =>
  page.evaluate(() => {
    for (const type of ['keydown', 'click'] as const)
      addEventListener(
        type,
        ({ timeStamp }) =>
          ((window as unknown as MeasuredWindow).deed = performance.timeOrigin + timeStamp),
        { capture: true },
      )
  })

export const lastDeed = (page: Page | Frame): Promise<number> =>
  page.evaluate(() => (window as unknown as MeasuredWindow).deed)

/** Begins to wait for the next change of the page in the frame; `drawnAt` gives when it was drawn, by the clock of the day. */
export const awaitDrawn = (frame: Frame): Promise<void> =>
  frame.evaluate(() => {
    const drawn = new Promise<number>((resolve) => {
      const seen = new MutationObserver(() => {
        seen.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
          port2.postMessage(0)
        })
      })
      seen.observe(document.querySelector('main') ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    Object.assign(window, { drawn })
  })

export const drawnAt = (frame: Frame): Promise<number> =>
  frame.evaluate(() => (window as unknown as MeasuredWindow).drawn)

/**
 * Notes in each page and frame that is opened from here on when the first picture stood that has its part of the studio: the panel's blocks around, what is drawn over the
 * page in its frame. A test's own waiting sees both later, when the browser has time for it again.
 */
export const noteStanding = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const part = window === top ? '.panel-outline li' : 'studio-overlay'
    const stood = new Promise<number>((resolve) => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector(part)) return
        seen.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
          port2.postMessage(0)
        })
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    Object.assign(window, { stood })
  })

/** When that was, by the clock of the day. */
export const stoodAt = (frame: Page | Frame): Promise<number> =>
  frame.evaluate(() => (window as unknown as MeasuredWindow).stood)

/** When words first stand in a part of the studio, by the clock of the day. */
export const saidAt = (page: Page, selector: string, words: string): Promise<number> =>
  page.evaluate(
    ({ selector, words }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (
            ![...document.querySelectorAll(selector)].some(({ textContent }) =>
              textContent?.includes(words),
            )
          )
            return
          seen.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }
        const seen = new MutationObserver(look)
        seen.observe(document.body, { childList: true, characterData: true, subtree: true })
        look()
      }),
    { selector, words },
  )
