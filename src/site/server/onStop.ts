import { errorMessage } from '../../core/text/errorMessage.mjs'
import { tell } from '../terminal/print.mjs'

/** Runs `stop` once on SIGTERM or SIGINT, then ends the process with 0; with 1, and the reason, where stopping failed. */
export const onStop = (stop: () => Promise<void>): void => {
  let stopping = false
  const end = () => {
    if (stopping) return // npm passes a signal on that the terminal has sent here already
    stopping = true
    stop().then(
      () => process.exit(0),
      (error) => {
        tell(`Stopping failed: ${errorMessage(error)}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
