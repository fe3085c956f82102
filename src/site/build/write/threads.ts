import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What a thread is sent, and what it answers. See answerOrders.ts. */
export type Sent<Order> = { readonly number: number; readonly order: Order }
export type Done<Answer> =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly error: string }

/** One thread, and those who wait for it. */
type Thread<Answer> = {
  readonly worker: Worker
  readonly waiting: Map<
    number,
    { resolve: (answer: Answer) => void; reject: (error: Error) => void }
  >
}

const startThread = <Answer>(script: string, given: unknown): Thread<Answer> => {
  const thread: Thread<Answer> = {
    worker: new Worker(script, { eval: true, workerData: given }),
    waiting: new Map(),
  }
  const fail = (error: Error) => {
    for (const { reject } of thread.waiting.values()) reject(error)
  }
  thread.worker.on('error', fail)
  thread.worker.on('message', (done: Done<Answer>) => {
    const one = thread.waiting.get(done.number)
    thread.waiting.delete(done.number)
    if ('error' in done) one?.reject(new Error(done.error))
    else one?.resolve(done.answer)
  })
  return thread
}

/** Threads that do the same work. */
export type Threads<Order, Answer> = {
  /** Has an order carried out by the thread with the least to do. Errors: throws what the thread has thrown. */
  readonly ask: (order: Order) => Promise<Answer>
  readonly close: () => Promise<void>
}

/** Opens threads that run a script; each is started when there is something for it to do. `given` is what all of them know from the start. */
export const openThreads = <Order, Answer>(
  script: string,
  threadCount = availableParallelism(),
  given?: unknown,
): Threads<Order, Answer> => {
  const threads: Thread<Answer>[] = []
  let number = 0
  /** The one with the least to do; a further one where all are at work. */
  const next = (): Thread<Answer> => {
    const least = [...threads].sort((a, b) => a.waiting.size - b.waiting.size)[0]
    if (least && (least.waiting.size === 0 || threads.length >= threadCount)) return least
    const further = startThread<Answer>(script, given)
    threads.push(further)
    return further
  }
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        const { worker, waiting } = next()
        number += 1
        waiting.set(number, { resolve, reject })
        worker.postMessage({ number, order } satisfies Sent<Order>)
      }),
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
