import { useState } from 'react'
import type { PublishDone, PublishRequest } from '../../../protocol/publishing.ts'
import { useStudio } from '../../store/useStudio.ts'

export type Way = PublishRequest['way']
export type Asked = Omit<PublishRequest, 'id'>

/** Publishes, or sends for review, and keeps what came of it until the next time. */
export const usePublishing = () => {
  const studio = useStudio()
  const [busy, setBusy] = useState<Way>()
  const [last, setLast] = useState<{ readonly asked: Asked; readonly done: PublishDone }>()
  const publish = async (asked: Asked): Promise<boolean> => {
    setBusy(asked.way)
    setLast(undefined)
    const done = (await studio.post('publish', asked)) as PublishDone // the protocol's answer to this request
    setLast({ asked, done })
    setBusy(undefined)
    return done.done
  }
  return { busy, last, publish }
}
