import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { OnDisk } from './buildRecord.ts'
import work from './writerThread.ts?thread'

/** A file to be written: `brotli` is the quality of its compressed form, from 0 to 11; without it there is none. */
type Order = { readonly path: string; readonly content: Uint8Array; readonly brotli: number | undefined }
/** A form of a file that was written: '' for the file itself, `.br` and `.gz`. */
export type Form = { readonly ending: string; readonly onDisk: OnDisk }
/** What a thread is sent, and what it answers. */
export type Sent = Order & { readonly number: number }
export type Done = { readonly number: number; readonly forms?: readonly Form[]; readonly error?: string }

/** One thread, and those who wait for it. */
type Writer = { readonly worker: Worker; readonly waiting: Map<number, { resolve: (forms: readonly Form[]) => void; reject: (error: Error) => void }> }

const startWriter = (): Writer => {
  const writer: Writer = { worker: new Worker(work, { eval: true }), waiting: new Map() }
  const fail = (error: Error) => {
    for (const { reject } of writer.waiting.values()) reject(error)
  }
  writer.worker.on('error', fail)
  writer.worker.on('message', ({ number, forms, error }: Done) => {
    const one = writer.waiting.get(number)
    writer.waiting.delete(number)
    if (error === undefined) one?.resolve(forms ?? [])
    else one?.reject(new Error(error))
  })
  return writer
}

/** Threads that compress and write, so that the one that draws pages does nothing else. */
export type FileWriters = {
  /** Writes a file and its compressed forms, and gives what was written. */
  readonly write: (order: Order) => Promise<readonly Form[]>
  readonly close: () => Promise<void>
}

/** Opens the writers; a thread is started when there is something for it to do. */
export const openFileWriters = (most = availableParallelism()): FileWriters => {
  const writers: Writer[] = []
  let number = 0
  /** The one with the least to do; a further one where all are at work. */
  const next = (): Writer => {
    const least = [...writers].sort((a, b) => a.waiting.size - b.waiting.size)[0]
    if (least && (least.waiting.size === 0 || writers.length >= most)) return least
    const further = startWriter()
    writers.push(further)
    return further
  }
  return {
    write: (order) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = next()
        number += 1
        waiting.set(number, { resolve, reject })
        worker.postMessage({ ...order, number } satisfies Sent)
      }),
    close: async () => {
      await Promise.all(writers.map(({ worker }) => worker.terminate()))
    },
  }
}
