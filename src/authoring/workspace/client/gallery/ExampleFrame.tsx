import { useEffect, useRef, useState } from 'react'

const highest = 1200

const heightIn = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null && 'height' in data && typeof data.height === 'number'
    ? data.height
    : undefined

/** A page of the gallery in a frame that is as high as what stands in it, which it tells: it stands at the site's own origin. */
export const ExampleFrame = ({ src, title }: { src: string; title: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(240)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const told = source === frame.current?.contentWindow ? heightIn(data) : undefined
      if (told !== undefined) setHeight(Math.min(highest, told + 2))
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      className="gallery-frame"
      style={{ blockSize: height }}
    />
  )
}
