/** Today as year-month-day. */
export const today = (): string => new Date().toISOString().slice(0, 10)

/** A day as people of this browser write it; what is no day stays as it is. */
export const dayInWords = (day: string): string => {
  const time = new Date(`${day}T12:00:00Z`)
  return Number.isNaN(time.getTime()) ? day : time.toLocaleDateString(undefined, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
}
