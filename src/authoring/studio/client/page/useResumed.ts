import { type RefObject, useEffect, useState } from 'react'
import { keysOf } from '../../../../core/model/schema/path.ts'
import { catchKeys } from '../panel/catchKeys.ts'
import { useStudio } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import { type KeptTyping, keepTyping } from './keptTyping.ts'

/** Lets typing go on when the page in the frame is loaded again: it catches the keys until then, and puts the caret back. */
export const useResumed = (frame: RefObject<HTMLIFrameElement | null>): KeptTyping => {
  const studio = useStudio()
  const [kept] = useState(() =>
    keepTyping({
      catchKeys: () => catchKeys(true),
      chosen: () => {
        const { chosen, documents } = studio.getState()
        const document = chosen && documents.get(chosen.file)?.value
        return chosen && { ...chosen, text: valueAt(document, keysOf(chosen.pointer)) }
      },
      focus: () => frame.current?.focus(),
      now: () => performance.now(),
    }),
  )
  useEffect(() => {
    // Before the browser shows a document that hears no keys yet.
    const watcher = new MutationObserver((changes) =>
      kept.ask(changes.some(({ oldValue }) => oldValue === frame.current?.getAttribute('src'))),
    )
    if (frame.current)
      watcher.observe(frame.current, { attributeFilter: ['src'], attributeOldValue: true })
    return () => watcher.disconnect()
  }, [frame, kept])
  return kept
}
