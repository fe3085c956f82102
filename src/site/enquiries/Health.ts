/** What is wrong, and what soon will be, in words for strangers. */
type HealthReport = {
  readonly reasons: readonly string[]
  readonly warnings: readonly string[]
}

export type Health = () => Promise<HealthReport>
