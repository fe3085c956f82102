import { tabs } from '../../protocol/tabs.ts'
import { fieldBeside } from './fieldBeside.ts'

/** Takes what is typed until the field that it is meant for is drawn. */
export type CaughtKeys = {
  /** The field is there: it gets the focus, and what was typed so far. */
  readonly giveTo: (field: HTMLElement) => void
  /** There will be no field: the focus goes back to where it was. */
  readonly drop: () => void
  /** Calls back once nothing is being composed; only the last one that asks. */
  readonly settle: (then: () => void) => void
  /** Ends it, and returns what was typed. */
  readonly take: () => string
}

/**
 * Begins to catch keys, in a field of its own that nobody sees: what is added comes from the server, and who types on at once loses no letter, in whatever
 * way the letters are made. `takesLines`: Enter is one of them. To be called within what the author does, so that phones open their keyboard.
 */
export const catchKeys = (takesLines = false): CaughtKeys => {
  const before = document.activeElement
  const area = document.createElement('textarea')
  area.className = 'studio-unseen'
  area.setAttribute('aria-label', 'What is being added')
  let isComposing = false
  let waiting: (() => void) | undefined
  area.addEventListener('compositionstart', () => {
    isComposing = true
  })
  area.addEventListener('compositionend', () => {
    isComposing = false
    waiting?.()
  })
  // The key that has asked for the field is still on its way: its line is none of the words.
  area.addEventListener('beforeinput', (event) =>
    !takesLines && /^insert(LineBreak|Paragraph)$/.test(event.inputType)
      ? event.preventDefault()
      : undefined,
  )
  // Nobody leaves a field that they have not seen yet: Tab leads on from it once it is there.
  area.addEventListener('keydown', (event) => {
    const isTab = event.key === 'Tab' && !event.isComposing
    if (isTab || (event.key === 'Enter' && !takesLines && !event.isComposing))
      event.preventDefault()
    if (isTab)
      area.setRangeText(
        event.shiftKey ? tabs.back : tabs.on,
        area.selectionStart,
        area.selectionEnd,
        'end',
      )
  })
  const window =
    before?.closest('[role=dialog]') ?? document.querySelector('.studio') ?? document.body
  window.append(area)
  area.focus({ preventScroll: true })
  const settle = (then: () => void) => {
    if (isComposing) waiting = then
    else then()
  }
  return {
    settle,
    giveTo: (field) =>
      settle(() => {
        const words = area.value
        const isLeft = document.activeElement !== area
        area.remove()
        if (isLeft && words === '') return
        let at = field
        for (const part of words.split(/(?=[\t\v])/)) {
          const by = part.startsWith(tabs.on) ? 1 : part.startsWith(tabs.back) ? -1 : 0
          if (by !== 0) at = fieldBeside(at, by) ?? at
          at.focus({ preventScroll: true })
          const typed = part.replace(/^[\t\v]/, '')
          if (typed !== '') document.execCommand('insertText', false, typed)
        }
      }),
    take: () => {
      area.remove()
      return area.value
    },
    drop: () => {
      const isHeld = document.activeElement === area
      area.remove()
      if (isHeld && before instanceof HTMLElement && before.isConnected) before.focus()
    },
  }
}
