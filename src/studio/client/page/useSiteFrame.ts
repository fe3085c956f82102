import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import { onceLoaded, takeFirstFrame } from './firstFrame.ts'

export type SiteFrame = {
  /** What is shown: the page's own address on the site's origin. */
  readonly address: string
  readonly listens: boolean
  readonly style: CSSProperties
  readonly onLoad: () => void
}

const newFrame = (holder: Element, address: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe')
  frame.title = 'The page'
  frame.className = 'studio-frame'
  frame.src = address
  holder.append(frame)
  return frame
}

/** Keeps the frame of a page in `holder`: the one that stood in the studio's HTML where it shows that page, which React could not take over. */
export const useSiteFrame = (holder: RefObject<HTMLElement | null>, { address, listens, style, onLoad }: SiteFrame): RefObject<HTMLIFrameElement | null> => {
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useRef(onLoad)
  loaded.current = onLoad
  const shown = useRef(address)
  useLayoutEffect(() => {
    if (!holder.current) return
    const first = takeFirstFrame(holder.current, shown.current)
    const own = first ?? newFrame(holder.current, shown.current)
    const load = () => loaded.current()
    if (first) onceLoaded(load) // it may have been loaded before anybody listened
    own.addEventListener('load', load)
    frame.current = own
    return () => {
      own.removeEventListener('load', load)
      own.remove()
      frame.current = null
    }
  }, [holder])
  useLayoutEffect(() => {
    if (!frame.current) return
    frame.current.dataset['listens'] = String(listens)
    Object.assign(frame.current.style, style)
  })
  useLayoutEffect(() => {
    if (!frame.current || shown.current === address) return
    shown.current = address
    frame.current.src = address
  }, [address])
  return frame
}
