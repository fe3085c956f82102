import { expect, it } from 'vitest'
import type { ToFrame } from '../../protocol/frameMessages.ts'
import { type KeptTyping, keepTyping } from './keptTyping.ts'

type Page = { readonly tell: (message: ToFrame) => void; readonly keys: () => string | undefined }
type Scene = {
  readonly kept: KeptTyping
  readonly type: (keys: string) => void
  /** Keys of a character that is composed begin, or end. */
  readonly compose: (isComposing: boolean) => void
  readonly wait: (milliseconds: number) => void
  readonly page: () => Page
}

/** A text in which the author types; `type` is heard only while the studio catches keys. */
const scene = (): Scene & { readonly isCaught: () => boolean } => {
  let area: string | undefined
  let time = 1000
  let isComposing = false
  let waiting: (() => void) | undefined
  const kept = keepTyping({
    catchKeys: () => {
      area = ''
      return {
        settle: (then) => {
          if (isComposing) waiting = then
          else then()
        },
        take: () => {
          const keys = area ?? ''
          area = undefined
          return keys
        },
      }
    },
    chosen: () => ({ file: 'pages/a.json', pointer: '/title', text: 'A yard' }),
    focus: () => undefined,
    now: () => time,
  })
  kept.note({ isOpen: true, fromEnd: 2 })
  return {
    kept,
    isCaught: () => area !== undefined,
    type: (keys) => {
      if (area !== undefined) area += keys
    },
    compose: (now) => {
      isComposing = now
      if (!now) waiting?.()
    },
    wait: (milliseconds) => {
      time += milliseconds
    },
    page: () => {
      let said: string | undefined
      return {
        tell: (message) => {
          if (message.kind === 'choose') said = message.keys
        },
        keys: () => said,
      }
    },
  }
}

const unread = { keys: '', hasTaken: false }
const read = { keys: '', hasTaken: true }

it.each<readonly [string, (scene: Scene) => Page, string | undefined]>([
  [
    'what is typed until the page is there again',
    ({ kept, type, page }) => {
      const next = page()
      kept.ask(true)
      type('one')
      kept.gone(unread)
      type(' two')
      kept.resume(next, 0)
      return next
    },
    'one two',
  ],
  [
    'what a page was handed that went before it read that',
    ({ kept, type, wait, page }) => {
      const next = page()
      kept.ask(true)
      type('one')
      kept.gone(read)
      kept.resume(page(), 0)
      wait(10)
      kept.gone({ keys: ' two', hasTaken: false })
      type(' three')
      kept.resume(next, 0)
      return next
    },
    'one two three',
  ],
  [
    'nothing twice that a page has read',
    ({ kept, type, page }) => {
      const next = page()
      kept.ask(true)
      type('one')
      kept.gone(read)
      kept.resume(page(), 0)
      kept.gone({ keys: '\ttwo', hasTaken: true })
      type(' three')
      kept.resume(next, 0)
      return next
    },
    '\ttwo three',
  ],
  [
    'nothing to a page that another one is about to replace',
    ({ kept, type, wait, page }) => {
      const going = page()
      kept.ask(true)
      wait(100)
      kept.ask(true)
      wait(100)
      type('one')
      kept.resume(going, 150)
      return going
    },
    undefined,
  ],
  [
    'all of it to the one that replaces that',
    ({ kept, type, wait, page }) => {
      const next = page()
      kept.ask(true)
      wait(100)
      kept.ask(true)
      wait(100)
      type('one')
      kept.resume(page(), 150)
      type(' two')
      kept.gone(unread)
      kept.resume(next, 50)
      return next
    },
    'one two',
  ],
  [
    'all of it to one that stayed although another one was asked for',
    ({ kept, type, wait, page }) => {
      const next = page()
      kept.ask(true)
      wait(100)
      type('one')
      kept.resume(next, 150)
      type(' two')
      kept.loaded()
      return next
    },
    'one two',
  ],
  [
    'a character once it is composed',
    ({ kept, type, compose, page }) => {
      const next = page()
      kept.ask(true)
      compose(true)
      kept.resume(next, 0)
      type('é')
      compose(false)
      return next
    },
    'é',
  ],
  [
    'a composed character to the page that is there by then',
    ({ kept, type, compose, page }) => {
      const next = page()
      kept.ask(true)
      compose(true)
      kept.resume(page(), 0)
      kept.gone(unread)
      type('é')
      compose(false)
      kept.resume(next, 0)
      return next
    },
    'é',
  ],
])('keptTyping passes on %s', (_, story, keys) => {
  expect(story(scene()).keys()).toBe(keys)
})

it.each([
  ['no text is typed in', false, true, false],
  ['another page is asked for', true, false, false],
  ['the page is loaded again while a text is typed in', true, true, true],
])('catches keys only while a text is being typed in: %s', (_, isOpen, same, isCaught) => {
  const { kept, isCaught: catches } = scene()
  kept.note({ isOpen })
  kept.ask(same)
  expect(catches()).toBe(isCaught)
})
