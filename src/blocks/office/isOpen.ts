const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/**
 * Whether an office is open at a moment. `hours` are spans in minutes of the day by weekday from Monday, as `openingHours`
 * writes them, in the office's own time zone. It knows the week, not holidays.
 */
export const isOpen = (hours: readonly (readonly (readonly [number, number])[])[], timeZone: string, moment: Date): boolean => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(moment)
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  const minute = Number(part('hour')) * 60 + Number(part('minute'))
  return (hours[weekdays.indexOf(part('weekday'))] ?? []).some(([opens, closes]) => opens <= minute && minute < closes)
}
