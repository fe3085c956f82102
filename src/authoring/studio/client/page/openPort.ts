import {
  type FromFrame,
  frameIsThere,
  fromFrame,
  hello,
  type ToFrame,
} from '../../protocol/frameMessages.ts'

export type FramePort = { readonly tell: (message: ToFrame) => void; readonly close: () => void }

/** A page that is replaced reports that at once. In milliseconds. */
const longest = 1000

/**
 * Waits for the page in a frame to say that it is there, and hands it a port. Only the site's origin is listened to, and only what the
 * protocol knows is taken from it: the frame runs whatever the site brings. It gets the port once `isReady`, and keeps until then what it has to say.
 * `onOpen` is called once a page has answered, since one that is being replaced never gets its port, and once the page before it has reported that it is gone.
 */
export const openPort = (
  frame: HTMLIFrameElement,
  site: string,
  hear: (message: FromFrame, tell: FramePort['tell']) => void,
  onOpen: (port: FramePort, age: number) => void,
  isReady: Promise<void>,
) => {
  let port: MessagePort | undefined
  let isClosed = false
  /** Resolves when the last page that has answered is gone. */
  let gone = Promise.resolve()
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (
      source !== frame.contentWindow ||
      origin !== site ||
      typeof data !== 'string' ||
      !data.startsWith(frameIsThere)
    )
      return
    void isReady.then(() => hand(data.slice(frameIsThere.length)))
  }
  const hand = (id: string) => {
    if (isClosed) return
    const channel = new MessageChannel()
    const own = channel.port1
    port = own
    /** So often the page has reported what its author chose there: what was chosen before that is outdated. */
    let heard = 0
    const tell = (message: ToFrame) =>
      own.postMessage(
        message.kind === 'choose' || message.kind === 'unchoose' ? { ...message, heard } : message,
      )
    let hasAnswered = false
    let leave: () => void = () => undefined
    const open = (age: number) => {
      const before = gone
      gone = new Promise((resolve) => {
        leave = resolve
      })
      // A page that has crashed reports nothing.
      const late = new Promise((resolve) => setTimeout(resolve, longest))
      void Promise.race([before, late]).then(() => {
        if (port === own && !isClosed) onOpen({ tell, close: () => own.close() }, age)
      })
    }
    own.onmessage = (event) => {
      const read = fromFrame.safeParse(event.data)
      if (!read.success) return
      if (!hasAnswered) open((read.data.kind === 'shown' && read.data.age) || 0)
      hasAnswered = true
      if (read.data.kind === 'chosen') heard += 1
      hear(read.data, tell)
      if (read.data.kind !== 'gone') return
      own.close()
      leave()
    }
    frame.contentWindow?.postMessage(hello + id, site, [channel.port2])
  }
  addEventListener('message', listen)
  return () => {
    isClosed = true
    removeEventListener('message', listen)
    port?.close()
  }
}
