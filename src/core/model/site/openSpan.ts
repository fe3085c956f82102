/** The minutes of a day. */
const dayLength = 1440
const weekLength = 7 * dayLength

/** From when to when it is open, in minutes from the midnight on which the day begins: past `dayLength`, the next day has begun. */
export type OpenSpan = readonly [opens: number, closes: number]

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** `18:00` to `02:00` is open until two in the morning of the next day. The last minute of a day belongs to it. */
export const openSpan = (opens: string, closes: string): OpenSpan => [
  minutes(opens),
  closes === '23:59' ? dayLength : minutes(closes) + (closes < opens ? dayLength : 0),
]

/** Whether hours of two weekdays (0 is Monday) have a minute in common, past midnight and from Sunday to Monday too. */
export const spansMeet = (
  dayOne: number,
  [opensOne, closesOne]: OpenSpan,
  dayOther: number,
  [opensOther, closesOther]: OpenSpan,
): boolean => {
  const apart = (dayOther - dayOne) * dayLength
  return [-weekLength, 0, weekLength].some(
    (shift) => opensOne < closesOther + apart + shift && opensOther + apart + shift < closesOne,
  )
}
