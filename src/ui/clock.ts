/** `18:00` as people of a locale write it: `6:00 PM` where the day has twice twelve hours, as it is where it has 24. */
export const clock = (time: string, locale: string): string => {
  if (!new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12) return time
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
