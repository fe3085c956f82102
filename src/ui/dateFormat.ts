const known = new Map<string, Intl.DateTimeFormat>()

/** A way of writing days. Each is made once: making it takes seventy times as long as using it. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, options)
  known.set(key, format)
  return format
}
