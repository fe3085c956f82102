import { useContext, useEffect, useRef, useState } from 'react'
import { siteOrigin } from '../store/siteOrigin.ts'
import { LookContext } from '../ui/lookContext.ts'

/** As wide as the page is drawn that is made small. */
const drawnWidth = 1100

/** An example of a block as it is drawn, made small. It is loaded once it comes into view, and nothing in it can be reached. */
export const BlockPicture = ({ type }: { type: string }) => {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number>()
  const { appearance } = useContext(LookContext)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setScale(element.clientWidth / drawnWidth)
      seen.disconnect()
    })
    seen.observe(element)
    return () => seen.disconnect()
  }, [])
  return (
    <div ref={box} className="block-picture" aria-hidden="true" inert>
      {scale === undefined ? null : (
        <iframe
          src={`${siteOrigin()}/~gallery/blocks/${type}?example=0&scheme=${appearance}`}
          title={type}
          tabIndex={-1}
          scrolling="no"
          sandbox="allow-same-origin"
          style={{
            inlineSize: drawnWidth,
            blockSize: element(box.current) / scale,
            scale: String(scale),
          }}
        />
      )}
    </div>
  )
}

const element = (box: HTMLDivElement | null) => box?.clientHeight ?? 0
