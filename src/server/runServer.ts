import { say, tell } from '../terminal/print.mjs'
import { printableLine } from '../terminal/printable.mjs'
import { type ServeOptions, serveSite } from './serveSite.ts'

/** Serves until SIGTERM or SIGINT, then finishes what is in flight and ends the process with 0. Prints the `ready` line. */
export const runServer = async (options: Omit<ServeOptions, 'report'>): Promise<void> => {
  const { address, stop } = await serveSite({ ...options, report: (line) => tell(printableLine(line)) })
  let stopping = false
  const end = () => {
    if (stopping) return // npm passes a signal on that the terminal has sent here already
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        tell(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  say(`ready ${address}`)
}
