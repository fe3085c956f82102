import type { Progress } from '../../core/engine/Progress.ts'
import { printable } from '../../core/text/printable.mjs'

type Terminal = { readonly isTTY?: boolean | undefined; readonly write: (text: string) => unknown }

/** Nothing is said of what takes less. In milliseconds, as the others. */
const timeout = 1000
/** So often a line on a terminal is rewritten, and a log gets a further one. */
const often = { terminal: 100, log: 10_000 }

/**
 * What a person sees of a command that takes its time, on standard error: a line on a terminal that is rewritten, and one now and then in a log. `end`
 * takes the line away, and has to be called before anything else is written.
 */
export const openProgress = (
  terminal: Terminal = process.stderr,
  now = Date.now,
): { readonly progress: Progress; readonly end: () => void } => {
  const step = terminal.isTTY ? often.terminal : often.log
  let next = now() + timeout
  let shown = false
  const progress: Progress = (doing, done, of) => {
    if (now() < next) return
    next = now() + step
    shown = true
    const far =
      done === undefined || of === undefined
        ? ''
        : `: ${done.toLocaleString('en')} of ${of.toLocaleString('en')}`
    const line = printable(`${doing}${far} …`)
    terminal.write(terminal.isTTY ? `\r${line}\u001b[K` : `${line}\n`)
  }
  const end = () => {
    if (shown && terminal.isTTY) terminal.write('\r\u001b[K')
    shown = false
  }
  return { progress, end }
}
