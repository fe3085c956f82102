import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import type { CaughtKeys } from '../panel/catchKeys.ts'

type Port = { readonly tell: (message: ToFrame) => void }
type Place = { readonly file: string; readonly pointer: string }

export type KeptTypingOptions = {
  /** Begins to catch keys in the studio. */
  readonly catchKeys: () => Pick<CaughtKeys, 'take' | 'settle'>
  /** What is chosen, and what it says. */
  readonly chosen: () => (Place & { readonly text: unknown }) | undefined
  /** Gives the frame the focus. */
  readonly focus: () => void
  /** In milliseconds. */
  readonly now: () => number
}

/** Lets typing go on when the page in the frame is loaded again. */
export type KeptTyping = {
  readonly note: (
    writing: Pick<Extract<FromFrame, { kind: 'writing' }>, 'isOpen' | 'fromEnd'>,
  ) => void
  /** Another page is asked for; the `same` one once more. */
  readonly ask: (same: boolean) => void
  /** The page is gone, with keys that are kept nowhere else. */
  readonly gone: (message: Pick<Extract<FromFrame, { kind: 'gone' }>, 'keys' | 'hasTaken'>) => void
  /** A page has answered that the browser began to load so many milliseconds ago. */
  readonly resume: (port: Port, age: number) => void
  /** The page has been loaded to its end. */
  readonly loaded: () => void
}

/**
 * Catches keys while no page takes them, and hands them on to the next one, with the place of the caret. What a page is handed stays here as well: it may go before
 * it has read that. One that was asked for before another one is about to go, and gets nothing.
 */
export const keepTyping = ({ catchKeys, chosen, focus, now }: KeptTypingOptions): KeptTyping => {
  let isWriting = false
  let caret: number | undefined
  let early = ''
  let given = ''
  let caught: Pick<CaughtKeys, 'take' | 'settle'> | undefined
  let asked = Number.NEGATIVE_INFINITY
  let going: Port | undefined
  let standing: Port | undefined
  const hand = (port: Port) => {
    going = undefined
    standing = port
    caught?.settle(() => {
      if (standing === port) handNow(port)
    })
  }
  const handNow = (port: Port) => {
    const keys = caught?.take()
    if (keys === undefined) return
    caught = undefined
    given = early + keys
    early = ''
    const at = chosen()
    if (!at) return
    const { file, pointer, text } = at
    port.tell({
      kind: 'choose',
      file,
      pointer,
      scroll: false,
      types: caret ?? 'end',
      keys: given,
      ...(typeof text === 'string' ? { text } : {}),
    })
    isWriting = true
    focus()
  }
  return {
    note: ({ isOpen, fromEnd }) => {
      isWriting = isOpen
      // A page that goes, or was just loaded, has no caret, and each text that is opened tells its own.
      if (fromEnd !== undefined) caret = fromEnd
    },
    ask: (same) => {
      asked = now()
      if (same && isWriting) caught ??= catchKeys()
    },
    gone: ({ keys, hasTaken }) => {
      going = undefined
      standing = undefined
      early += (hasTaken ? '' : given) + keys
      given = ''
      if (isWriting || early !== '') caught ??= catchKeys()
    },
    resume: (port, age) => {
      if (now() - age < asked) going = port
      else hand(port)
    },
    loaded: () => {
      if (going) hand(going)
    },
  }
}
