import { type RefObject, useEffect, useRef } from 'react'
import { keysOf } from '../../../../core/model/schema/path.ts'
import type { FromFrame } from '../../protocol/frameMessages.ts'
import { type CaughtKeys, catchKeys } from '../panel/catchKeys.ts'
import { useStudio } from '../store/useStudio.ts'
import { valueAt } from '../store/valueAfter.ts'
import type { FramePort } from './openPort.ts'

/** Lets typing go on when the page in the frame is loaded again: it catches the keys until then, and puts the caret back. */
export const useResumed = (frame: RefObject<HTMLIFrameElement | null>) => {
  const studio = useStudio()
  const isWriting = useRef(false)
  const caret = useRef<number>(undefined)
  const early = useRef('')
  /** What the page has been handed, which may go before it has read that. */
  const given = useRef('')
  const caught = useRef<CaughtKeys>(undefined)
  const resumed = useRef({
    note: ({
      isOpen,
      fromEnd,
    }: Pick<Extract<FromFrame, { kind: 'writing' }>, 'isOpen' | 'fromEnd'>) => {
      isWriting.current = isOpen
      // A page that goes, or was just loaded, has no caret, and each text that is opened tells its own.
      if (fromEnd !== undefined) caret.current = fromEnd
    },
    /** `before` was typed before that, and is kept nowhere else. */
    catch: (before = '') => {
      early.current += before
      if (isWriting.current || before !== '') caught.current ??= catchKeys(true)
    },
    gone: (keys: string, hasTaken: boolean) => {
      const before = (hasTaken ? '' : given.current) + keys
      given.current = ''
      resumed.current.catch(before)
    },
    resume: (port: FramePort) => {
      const late = caught.current?.take()
      const keys = late === undefined ? undefined : early.current + late
      caught.current = undefined
      early.current = ''
      given.current = keys ?? ''
      const { chosen, documents } = studio.get()
      if (keys === undefined || !chosen) return
      const text = valueAt(documents.get(chosen.file)?.value, keysOf(chosen.pointer))
      port.tell({
        kind: 'choose',
        ...chosen,
        scroll: false,
        types: caret.current ?? 'end',
        keys,
        ...(typeof text === 'string' ? { text } : {}),
      })
      isWriting.current = true
      frame.current?.focus()
    },
  })
  useEffect(() => {
    // Before the browser shows a document that hears no keys yet.
    const watcher = new MutationObserver((changes) => {
      if (changes.some(({ oldValue }) => oldValue === frame.current?.getAttribute('src')))
        resumed.current.catch()
    })
    if (frame.current)
      watcher.observe(frame.current, { attributeFilter: ['src'], attributeOldValue: true })
    return () => watcher.disconnect()
  }, [frame])
  return resumed
}
