const day = 86_400_000

/** How many days after today the first or last day lies: `today`, `tomorrow`, `in 3 days`. */
export const daysUntil = (bound: string): number =>
  bound === 'today' ? 0 : bound === 'tomorrow' ? 1 : Number(bound.split(' ')[1])

/** The day so many days after another one, both as `2026-11-21`. */
export const dayAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)
