const known = new Map<string, Intl.NumberFormat>()

/** A way of writing numbers. Each is made once: making it takes far longer than using it. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = known.get(key) ?? new Intl.NumberFormat(locale, options)
  known.set(key, format)
  return format
}
