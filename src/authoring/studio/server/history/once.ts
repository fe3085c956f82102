import { digest } from '../../../../site/store/digest.ts'
import type { Done } from '../../protocol/requests.ts'
import type { History } from './history.ts'
import { stepOf } from './stepRecord.ts'

/** So many requests are remembered besides those of the steps that are kept. */
const limit = 1000

/** Does what a browser asks for once, however often it asks: an answer that was lost on its way is given again, also by the next server. */
export const openOnce = (
  history: History,
  read: (path: string) => string | Uint8Array | undefined,
) => {
  const answers = new Map<string, Done>()
  const before = (request: string): Done | undefined => {
    const step = history
      .steps()
      .find(({ requests, isBegun }) => !isBegun && requests.includes(request))
    if (!step) return undefined
    const texts = step.files.flatMap(({ path }) => {
      const content = read(path)
      return typeof content === 'string' ? [[path, digest(content)] as const] : []
    })
    return {
      done: true,
      messages: [step.label],
      hashes: Object.fromEntries(texts),
      step: stepOf(step),
    }
  }
  return (request: string, work: () => Done): Done => {
    const known = answers.get(request) ?? before(request)
    if (known) return known
    const done = work()
    if (done.done) answers.set(request, done)
    if (answers.size > limit) answers.delete([...answers.keys()][0] ?? '')
    return done
  }
}
