import { printableLine } from '../../core/text/printable.mjs'
import { say, tell } from '../terminal/print.mjs'
import { onStop } from './onStop.ts'
import { type ServeOptions, serveSite } from './serveSite.ts'

/** Serves until SIGTERM or SIGINT, then finishes what is in flight and ends the process with 0. Prints the `ready` line. `alsoStop` ends what goes on beside it. */
export const runServer = async (
  options: Omit<ServeOptions, 'report'>,
  alsoStop: () => Promise<void> = async () => {},
): Promise<void> => {
  const { address, stop } = await serveSite({
    ...options,
    report: (line) => tell(printableLine(line)),
  })
  onStop(async () => {
    await alsoStop()
    await stop()
  })
  say(`ready ${address}`)
}
