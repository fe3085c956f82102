/** The office's day, as `2026-11-21`: Sweden writes dates like HTML. A browser that does not know the time zone gives the visitor's. `now` in milliseconds. */
export const today = (timeZone: string, now: number): string => {
  try {
    return new Date(now).toLocaleDateString('sv', { timeZone })
  } catch {
    return new Date(now).toLocaleDateString('sv')
  }
}
