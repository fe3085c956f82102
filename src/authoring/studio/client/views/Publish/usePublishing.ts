import { useState } from 'react'
import type { PublishDone, PublishRequest, PublishTicks } from '../../../protocol/publishing.ts'
import { useStudio } from '../../store/useStudio.ts'

export type Way = PublishRequest['way']
export type Asked = Omit<PublishRequest, 'id'>

/** Publishes, or sends for review, and keeps what came of it until the next time, or until somebody does something about it (`forget`); `ticks` is what was ticked then. */
export const usePublishing = (ticks: PublishTicks) => {
  const studio = useStudio()
  const [busy, setBusy] = useState<Way>()
  const [last, setLast] = useState<{
    readonly asked: Asked
    readonly done: PublishDone
    readonly ticks: PublishTicks
  }>()
  const publish = async (asked: Asked): Promise<boolean> => {
    setBusy(asked.way)
    setLast(undefined)
    const done = await studio.post('publish', asked)
    setLast({ asked, done, ticks })
    setBusy(undefined)
    return done.done
  }
  const forget = () => setLast((known) => (known?.done.done ? known : undefined))
  return { busy, last, publish, forget }
}
