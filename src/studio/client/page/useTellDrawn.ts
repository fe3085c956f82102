import { useEffect } from 'react'
import { useStudio } from '../store/useStudio.ts'
import type { FramePort } from './openPort.ts'

/** Hands the page over as soon as it is there: the studio's own parts are drawn while the frame draws it. */
export const useTellDrawn = (port: FramePort | undefined, route: string): void => {
  const studio = useStudio()
  useEffect(() => {
    let told: unknown
    const tell = () => {
      const { drawn } = studio.get()
      if (!drawn || drawn === told || drawn.route !== route) return
      told = drawn
      port?.tell({ kind: 'draw', html: drawn.html, stamp: drawn.stamp })
    }
    tell()
    return studio.subscribe(tell)
  }, [studio, port, route])
}
