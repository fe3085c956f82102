import { useState } from 'react'

/** A page of the gallery in a frame that is as high as what stands in it. */
export const ExampleFrame = ({ src, title }: { src: string; title: string }) => {
  const [height, setHeight] = useState(240)
  return (
    <iframe
      src={src}
      title={title}
      className="gallery-frame"
      style={{ blockSize: height }}
      onLoad={({ currentTarget }) => {
        const { contentDocument } = currentTarget
        const root = contentDocument?.documentElement
        if (!root || !contentDocument) return
        const measure = () => setHeight(Math.min(1200, Math.ceil(contentDocument.body.getBoundingClientRect().height) + 2))
        measure()
        // Forms and accordions grow once they are used.
        new ResizeObserver(measure).observe(contentDocument.body)
      }}
    />
  )
}
