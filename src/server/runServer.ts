import { say, tell } from '../terminal/print.mjs'
import { printableLine } from '../terminal/printable.mjs'
import { onStop } from './onStop.ts'
import { type ServeOptions, serveSite } from './serveSite.ts'

/** Serves until SIGTERM or SIGINT, then finishes what is in flight and ends the process with 0. Prints the `ready` line. */
export const runServer = async (options: Omit<ServeOptions, 'report'>): Promise<void> => {
  const { address, stop } = await serveSite({ ...options, report: (line) => tell(printableLine(line)) })
  onStop(stop)
  say(`ready ${address}`)
}
