const hex = (amount: number): string => amount.toString(16).padStart(2, '0')

/**
 * A colour as sites store it, `#rrggbb`, from how people write or copy it: with capitals, with three digits, without the hash, with the
 * opaque alpha of drawing programs, as `rgb(31, 78, 158)`. Undefined if it isn't a colour, or one that something shows through. Pure.
 */
export const readColor = (written: string): string | undefined => {
  const text = written.trim().toLowerCase()
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{6}ff)$/.exec(text) ?? []
  if (digits?.length === 3) return `#${digits.replace(/./g, '$&$&')}`
  if (digits) return `#${digits.slice(0, 6)}`
  const parts = /^(?:rgb)?\(?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)?$/.exec(text)?.slice(1)
  const amounts = parts?.map(Number)
  return amounts?.every((amount) => amount <= 255) ? `#${amounts.map(hex).join('')}` : undefined
}
