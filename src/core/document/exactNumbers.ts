/**
 * Under this key an object of a document carries the texts of its numbers that a JavaScript number
 * doesn't hold as written, by property: `{ amount: '12.50' }`. JSON.stringify leaves it out.
 */
const texts: unique symbol = Symbol.for('broadsheet.numberTexts')

type Holder = { [texts]?: Readonly<Record<string, string>>; readonly [key: string]: unknown }

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** No amount of a document needs more places than this: an exponent beyond it isn't written out. */
const maxExponent = 400

/** A number's text without an exponent: "1.5e3" is "1500", "1e-7" is "0.0000001". Pure. */
export const decimalText = (text: string): string => {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/i.exec(text) ?? []
  const shift = Number(exponent)
  if (whole === '' || Math.abs(shift) > maxExponent) return text
  const digits = whole + fraction
  const point = whole.length + shift
  const padded =
    '0'.repeat(Math.max(0, 1 - point)) + digits + '0'.repeat(Math.max(0, point - digits.length))
  const at = Math.max(1, point)
  const [left, right] = [padded.slice(0, at).replace(/^0+(?=\d)/, ''), padded.slice(at)]
  return minus + left + (right === '' ? '' : `.${right}`)
}

/** A decimal without the zeros that say nothing of how much it is: of "12.50" and "12.5" the same is left. Pure. */
export const plainDecimal = (decimal: string): string =>
  decimal
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^-0$/, '0')

const isHeld = (text: string): boolean => decimalText(String(Number(text))) === decimalText(text)

/** The text of a number, if a JavaScript number doesn't hold it as written. Pure. */
export const unheldText = (text: string): string | undefined => (isHeld(text) ? undefined : text)

/** A quick look for numbers that may not be held: of many digits, with zeros at the end of a fraction or an exponent. */
const doubtful = /[:,[]\s*-?(?:[\d.]{16}|\d+\.\d*0(?!\d)|\d+(?:\.\d+)?e)/i

const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\],]|-?\d[\d.eE+-]*/g

type Open = { readonly value: unknown; key: string; readonly isList: boolean }

const keep = ({ value, key, isList }: Open, text: string): void => {
  if (isList || !isHolder(value) || value[key] !== Number(text) || isHeld(text)) return
  value[texts] = { ...value[texts], [key]: text }
}

/** Goes through the text and the value that was read from it side by side. */
const keepTexts = (text: string, root: unknown): void => {
  const open: Open[] = []
  for (const [token, colon] of text.matchAll(tokens)) {
    const top = open.at(-1)
    if (token === '{' || token === '[') {
      const value = top === undefined ? root : isHolder(top.value) ? top.value[top.key] : undefined
      open.push({ value, key: '0', isList: token === '[' })
    } else if (token === '}' || token === ']') open.pop()
    else if (top === undefined) return
    else if (token === ',') top.key = top.isList ? String(Number(top.key) + 1) : top.key
    else if (colon !== undefined)
      top.key = JSON.parse(token.slice(0, -colon.length)) as string // a JSON string is a string
    else if (token[0] !== '"') keep(top, token)
  }
}

/**
 * Reads a JSON text as JSON.parse does. The objects of the value also carry the texts of numbers that
 * aren't held as written, which `numberText` returns. Errors: those of JSON.parse.
 */
export const parseJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  if (doubtful.test(text)) keepTexts(text, value)
  return value
}

/** The text of an object's number, if the number doesn't hold it as written: for JSON texts. Pure. */
export const carriedText = (holder: object, key: string): string | undefined => {
  const { [texts]: carried, [key]: value } = holder as Holder // any object may carry them
  const text = carried && Object.hasOwn(carried, key) ? carried[key] : undefined
  return text !== undefined && Number(text) === value ? text : undefined
}

/** The number of an object in all digits that its document has, without an exponent; undefined if it isn't a number. Pure. */
export const numberText = (holder: object, key: string): string | undefined => {
  const { [key]: value } = holder as Holder // any object may hold one
  return typeof value === 'number'
    ? decimalText(carriedText(holder, key) ?? String(value))
    : undefined
}

/** Gives the copy of an object, made key by key, the texts of numbers that the object carries. */
export const withNumberTexts = <T extends object>(copy: T, from: object): T => {
  const carried = (from as Holder)[texts] // any object may carry them
  return carried === undefined ? copy : Object.assign(copy, { [texts]: carried })
}

/** A value with the digits that its numbers have in an earlier one, if they are the same: it may have lost them on its way through JSON. Pure. */
export const withDigitsOf = (value: unknown, before: unknown): unknown => {
  if (!isHolder(value) || !isHolder(before) || Array.isArray(value) !== Array.isArray(before))
    return value
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => withDigitsOf(entry, before[index]))
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withDigitsOf(entry, before[key])]),
  )
  return withNumberTexts(copy, value[texts] ? value : before)
}

/** Whether two objects say the same under a key that holds a number in both, to the last digit of their documents. Pure. */
export const sameNumber = (one: object, other: object, key: string, otherKey = key): boolean =>
  numberText(one, key) === numberText(other, otherKey)
