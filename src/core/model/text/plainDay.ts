const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A text that is a day as documents hold it, as authors read it: `24 Dec 2026` of `2026-12-24`, which no country takes for another day; any other text as it is. */
export const plainDay = (text: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const day = new Date(`${text}T00:00:00Z`)
  const isOne = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) // 30 February would be told as a day of March
  return isOne ? format.format(day) : text
}
