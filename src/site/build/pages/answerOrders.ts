import { parentPort } from 'node:worker_threads'
import { errorMessage } from '../../../core/text/errorMessage.mjs'
import type { Done, Sent } from '../write/threads.ts'

/** What a thread does: carries out the orders that it is sent. See threads.ts. */
export const answerOrders = <Order, Answer>(
  carryOut: (order: Order) => Answer | Promise<Answer>,
): void => {
  parentPort?.on('message', async ({ number, order }: Sent<Order>) => {
    const tell = (done: Done<Answer>) => parentPort?.postMessage(done)
    try {
      tell({ number, answer: await carryOut(order) })
    } catch (error) {
      tell({ number, error: errorMessage(error) })
    }
  })
}
