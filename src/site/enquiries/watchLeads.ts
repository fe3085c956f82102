import type { LeadsFailure } from './leadsFailure.ts'

export type LeadsWatch = {
  /** Looks whether leads can be stored, unless it has only just looked: gives why not, or undefined. */
  readonly look: () => Promise<LeadsFailure | undefined>
  /** A lead was, or was not, stored: it may be time to look. */
  readonly note: (failure: LeadsFailure | undefined) => void
  readonly stop: () => Promise<void>
}

export type WatchOptions = {
  /** What is known already to keep leads from being stored. */
  readonly known: LeadsFailure | undefined
  /** Tries whether leads can be stored. Never throws. */
  readonly tryStore: () => Promise<LeadsFailure | undefined>
  readonly report: (line: string) => void
  /** Is told when leads can be stored again. */
  readonly onReturn: () => void
}

/** In milliseconds. */
const interval = 60_000
const inTrouble = 10_000
const fresh = 2000

/** Looks at the start and again and again whether leads can be stored, and reports when that changes: nobody may send an enquiry for days. */
export const watchLeads = ({ known, tryStore, report, onReturn }: WatchOptions): LeadsWatch => {
  let trouble: LeadsFailure | undefined
  let looking: Promise<LeadsFailure | undefined> | undefined
  let lookedAt = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const conclude = (found: LeadsFailure | undefined) => {
    if (stopped) return found
    if (found && found.message !== trouble?.message)
      report(`Enquiries are refused for now: ${found.message}`)
    if (!found && trouble) {
      report('Enquiries are taken again.')
      onReturn()
    }
    trouble = found
    lookedAt = Date.now()
    clearTimeout(timer)
    timer = setTimeout(lookNow, found ? inTrouble : interval).unref()
    return found
  }
  const lookNow = () => {
    looking ??= tryStore()
      .then(conclude)
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  if (known) conclude(known)
  else void lookNow()
  return {
    look: async () => (looking || Date.now() - lookedAt >= fresh ? lookNow() : trouble),
    note: (failure) => {
      if (Boolean(failure) !== Boolean(trouble)) void lookNow()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
