import {
  type FromFrame,
  frameIsThere,
  fromFrame,
  hello,
  type ToFrame,
} from '../../protocol/frameMessages.ts'

export type FramePort = { readonly tell: (message: ToFrame) => void; readonly close: () => void }

/**
 * Waits for the page in a frame to say that it is there, and hands it a port. Only the site's origin is listened to, and only what the
 * protocol knows is taken from it: the frame runs whatever the site brings. It gets the port once `isReady`, and keeps until then what it has to say.
 */
export const openPort = (
  frame: HTMLIFrameElement,
  site: string,
  hear: (message: FromFrame, tell: FramePort['tell']) => void,
  onOpen: (port: FramePort) => void,
  isReady: Promise<void>,
) => {
  let port: MessagePort | undefined
  let isClosed = false
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
    port?.close()
    const channel = new MessageChannel()
    const own = channel.port1
    port = own
    const tell = (message: ToFrame) => own.postMessage(message)
    own.onmessage = (event) => {
      const read = fromFrame.safeParse(event.data)
      if (read.success) hear(read.data, tell)
    }
    frame.contentWindow?.postMessage(hello + id, site, [channel.port2])
    onOpen({ tell, close: () => own.close() })
  }
  addEventListener('message', listen)
  return () => {
    isClosed = true
    removeEventListener('message', listen)
    port?.close()
  }
}
