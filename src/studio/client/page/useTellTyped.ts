import { useEffect } from 'react'
import { useStudio } from '../store/useStudio.ts'
import type { FramePort } from './openPort.ts'

/** Shows on the page what is typed in the panel, with each key. */
export const useTellTyped = (port: FramePort | undefined): void => {
  const studio = useStudio()
  useEffect(() => {
    let told: unknown
    return studio.subscribe(() => {
      const last = studio.get().pending.at(-1)
      if (!last || last === told) return
      told = last
      if (last.typing === undefined || last.isShown) return
      for (const edit of last.edits)
        if (edit.kind === 'set' && typeof edit.value === 'string') port?.tell({ kind: 'write', file: edit.file, pointer: edit.pointer, text: edit.value })
    })
  }, [studio, port])
}
