const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type Spans = readonly (readonly [number, number])[]

/**
 * Whether a place is open at a moment. `hours` are spans in minutes of the day by weekday from Monday, as `openingHours`
 * writes them (beyond 1440 on the next day), in the office's own time zone; `other` those of days that differ, from the first to the last of them, all or one weekday of them. What nobody wrote there it does not know.
 */
export const isOpen = (
  hours: readonly Spans[],
  timeZone: string,
  moment: Date,
  other: readonly (readonly [string, string, Spans, number?])[] = [],
): boolean => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  const minute = Number(part('hour')) * 60 + Number(part('minute'))
  const day = `${part('year')}-${part('month')}-${part('day')}`
  const weekday = weekdays.indexOf(part('weekday'))
  const spansOn = (day: string, weekday: number) =>
    (other.find(
      ([first, last, , on = weekday]) => first <= day && day <= last && on === weekday,
    ) ?? ['', '', hours[weekday] ?? []])[2]
  const has = (spans: Spans, minute: number) =>
    spans.some(([opens, closes]) => opens <= minute && minute < closes)
  const dayBefore = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  return (
    has(spansOn(day, weekday), minute) || has(spansOn(dayBefore, (weekday + 6) % 7), minute + 1440)
  )
}
