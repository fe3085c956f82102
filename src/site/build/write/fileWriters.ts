import { type Form, formWriter, type Order } from './formWriter.ts'
import { openThreads } from './threads.ts'
import work from './writerThread.ts?thread'

/** Threads that compress and write, so that the one that draws pages does nothing else. */
export type FileWriters = {
  /** Writes a file and its compressed forms, and gives what was written. */
  readonly write: (order: Order) => Promise<readonly Form[]>
  readonly close: () => Promise<void>
}

/** So long a thread takes to start, in milliseconds of the processor: who has less to do than that needs none. */
const startOfThread = 100

/** Opens the writers. The first files are written here: after a change of one page there are no others. */
export const openFileWriters = (limit?: number): FileWriters => {
  const { ask, close } = openThreads<Order, readonly Form[]>(work, limit)
  const writeHere = formWriter()
  let spent = 0
  const write: FileWriters['write'] = async (order) => {
    if (spent >= startOfThread) return ask(order)
    const begun = performance.now()
    const forms = writeHere(order)
    spent += performance.now() - begun
    return forms
  }
  return { write, close }
}
