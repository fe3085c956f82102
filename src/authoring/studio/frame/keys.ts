import { letterOf } from '../../../core/text/letterOf.ts'
import { type At, isAt } from './at.ts'
import { listen, prevent, stopAll } from './natives.ts'
import type { WrittenPage } from './WrittenPage.ts'

/** What can be chosen by keys, in the order of the page: blocks, and the texts in them. */
const stops = (page: WrittenPage): At[] => {
  const blocks = page.places.filter(({ pointer }) => /^\/blocks\/\d+$/.test(pointer))
  const all = [
    ...blocks.map(({ file, pointer, element }) => ({
      at: { file, pointer },
      node: element as Node,
    })),
    ...page.marks.places
      .filter(({ open }) => !open.parentElement?.closest('select, template'))
      .map(({ text, open }) => ({
        at: { file: text.file, pointer: text.pointer },
        node: open as Node,
      })),
  ]
  return all
    .sort((a, b) =>
      a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ at }) => at)
}

const isBlock = ({ pointer }: At) => /^\/blocks\/\d+$/.test(pointer)

/** Where something stands among the stops: itself, or else the nearest around it, such as the block of a column that is not drawn yet. */
const placeAmong = (all: readonly At[], at: At): number => {
  const index = all.findIndex((stop) => isAt(at, stop))
  const outer = at.pointer.slice(0, at.pointer.lastIndexOf('/'))
  return index >= 0 || outer === '' ? index : placeAmong(all, { ...at, pointer: outer })
}

const isText = (page: WrittenPage) => (at: At) => page.placeOf(at) !== undefined

const step = (page: WrittenPage, by: 1 | -1, only: (at: At) => boolean = () => true): boolean => {
  // A text that is typed in has no place among the others.
  page.typing.end()
  const all = stops(page)
  const { chosen } = page
  const here = chosen
    ? only === isBlock
      ? { ...chosen, pointer: chosen.pointer.split('/').slice(0, 3).join('/') }
      : chosen
    : undefined
  const index = here ? placeAmong(all, here) : -1
  let at = index >= 0 ? index + by : by > 0 ? 0 : all.length - 1
  let next = all[at]
  while (next && !only(next)) {
    at += by
    next = all[at]
  }
  if (!next) return false
  page.chose(next)
  page.choose(next, true)
  return true
}

type Key = 'undo' | 'redo' | 'save' | 'search' | 'leave' | 'remove' | 'up' | 'down' | 'duplicate'

/** The third character of a key: Windows reports the key for that as Control and Alt. */
const isThird = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  !event.metaKey &&
  (event.getModifierState('AltGraph') || (event.ctrlKey && event.altKey))

/** Keys whose characters come by other events. */
const composing = new Set(['Process', 'Dead', 'Compose', 'Unidentified'])

const studioKey = (event: KeyboardEvent, isTyping: boolean): Key | undefined => {
  const mod = (event.ctrlKey || event.metaKey) && !isThird(event)
  const key = mod ? letterOf(event) : event.key.toLowerCase()
  if (mod && key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (mod && key === 'y') return 'redo'
  if (mod && key === 's') return 'save'
  if (mod && key === 'f' && event.shiftKey) return 'search'
  // While somebody types, the arrows are those of word processors; browsers have the plain ones.
  if (event.altKey && (event.shiftKey || !isTyping) && (key === 'arrowup' || key === 'arrowdown'))
    return key === 'arrowup' ? 'up' : 'down'
  if (isTyping) return undefined
  if (key === 'escape') return 'leave'
  if (key === 'delete' || key === 'backspace') return 'remove'
  return mod && key === 'd' ? 'duplicate' : undefined
}

/**
 * To the next text; who types goes on typing there, as from cell to cell, and behind the last one in a further row. What stands on every page is passed by:
 * nobody is to write there for being carried on.
 */
const stepText = (page: WrittenPage, by: 1 | -1): boolean => {
  const goesOn = page.typing.isOpen
  const file = page.typing.at?.file
  if (by > 0 && page.typing.beginRow()) return true
  if (!step(page, by, goesOn ? (at) => at.file === file && isText(page)(at) : undefined))
    return false
  const place = goesOn && page.chosen && page.placeOf(page.chosen)
  if (place) page.typing.begin(place, 'end')
  return true
}

/** Begins to type in what is chosen, where that is a text. */
const enter = (page: WrittenPage): void => {
  const place = page.chosen && page.placeOf(page.chosen)
  if (place) page.typing.begin(place, 'end')
  else step(page, 1)
}

const act = (page: WrittenPage, event: KeyboardEvent): boolean => {
  const { typing } = page
  if (composing.has(event.key)) return false
  const isPlain = isThird(event) || (!event.ctrlKey && !event.metaKey && !event.altKey)
  // Before any of them could act on something else, such as Backspace on the whole block.
  if (isPlain && typing.takeAhead(event)) return true
  const own = studioKey(event, typing.isOpen)
  if (own === 'undo' && typing.fillAgain()) return true
  if (own) {
    if (own === 'undo' || own === 'redo') typing.yield()
    const types = own === 'up' || own === 'down' ? typing.pause() : undefined
    page.tell({ kind: 'key', key: own, ...(types === undefined ? {} : { types }) })
    return true
  }
  if (event.key === 'Tab') return stepText(page, event.shiftKey ? -1 : 1)
  if (typing.isOpen) return false
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    return step(page, event.key === 'ArrowDown' ? 1 : -1, isBlock)
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
    return step(page, event.key === 'ArrowRight' ? 1 : -1)
  if (event.key === 'Enter') {
    enter(page)
    return true
  }
  if (isPlain && event.key.length === 1 && event.key !== ' ') page.tell({ kind: 'lost' })
  return false
}

/** Listens to keys before anybody else on the page does: in write mode the page is a list of blocks and texts. */
export const listenToKeys = (page: WrittenPage): void => {
  page.typing.goOn = (by) => void stepText(page, by)
  for (const type of [
    'keydown',
    'keyup',
    'keypress',
    'beforeinput',
    'input',
    'paste',
    'drop',
    'cut',
    'compositionstart',
    'compositionend',
  ])
    listen(
      window,
      type,
      (event: Event) => {
        if (event.isTrusted) page.typing.noteDeed()
        if (page.mode === 'look') return
        const isInField = event.target === page.overlay.root.host
        const isWritten = type === 'input' && !(event as InputEvent).isComposing
        if (isInField && (isWritten || type === 'compositionend')) page.takeWritten()
        const isOwn = event.target instanceof Node && page.typing.owns(event.target)
        const isDone =
          event instanceof KeyboardEvent &&
          type === 'keydown' &&
          event.isTrusted &&
          !event.isComposing &&
          act(page, event)
        // In a button a blank would press it.
        const presses = isOwn && type === 'keyup' && (event as KeyboardEvent).key === ' '
        if (isDone || presses) prevent(event)
        if (isDone || !isOwn) stopAll(event)
      },
      { capture: true },
    )
  // Where the caret goes is no visitor's doing either. What is typed in hears of it by other events.
  for (const type of ['focusin', 'focusout'])
    listen(window, type, (event: Event) => page.mode === 'write' && stopAll(event), {
      capture: true,
    })
}
