import { decimalText, numberText, plainDecimal } from '../../document/exactNumbers.ts'

/** An exact decimal number: `digits` divided by ten, `places` times. */
export type Decimal = { readonly digits: bigint; readonly places: number }

/** The number of an object in all of its digits, be it typed or the text of a fact that stands there. Pure. */
export const shownNumber = (holder: object, key: string): string | undefined => {
  const { [key]: value } = holder as Readonly<Record<string, unknown>> // any object may hold one
  return typeof value === 'string' ? value : numberText(holder, key)
}

/** The number of an object as its document writes it, or zero if it has none. Pure. */
export const decimalOf = (holder: object, key: string): Decimal => {
  const [whole = '0', fraction = ''] = plainDecimal(shownNumber(holder, key) ?? '0').split('.')
  return /^-?\d+$/.test(whole)
    ? { digits: BigInt(whole + fraction), places: fraction.length }
    : { digits: 0n, places: 0 }
}

const scaled = ({ digits, places }: Decimal, to: number): bigint =>
  digits * 10n ** BigInt(Math.max(0, to - places))

export const product = (one: Decimal, other: Decimal): Decimal => ({
  digits: one.digits * other.digits,
  places: one.places + other.places,
})

export const sum = (all: readonly Decimal[]): Decimal => {
  const places = Math.max(0, ...all.map((one) => one.places))
  return { digits: all.reduce((total, one) => total + scaled(one, places), 0n), places }
}

export const absolute = ({ digits, places }: Decimal): Decimal => ({
  digits: digits < 0n ? -digits : digits,
  places,
})

export const isSame = (one: Decimal, other: Decimal): boolean => {
  const places = Math.max(one.places, other.places)
  return scaled(one, places) === scaled(other, places)
}

export const isAbove = (one: Decimal, other: Decimal): boolean => {
  const places = Math.max(one.places, other.places)
  return scaled(one, places) > scaled(other, places)
}

/** Authors round what they work out to cents, or to more decimals if they write more. */
const leastPlaces = 2

/** A number rounded to as many decimals as another one has, and to two at least; halves away from zero. Pure. */
export const roundedTo = (one: Decimal, { places }: Decimal): Decimal => {
  const to = Math.max(places, leastPlaces)
  if (one.places <= to) return one
  const unit = 10n ** BigInt(one.places - to)
  const half = (one.digits < 0n ? -unit : unit) / 2n
  return { digits: (one.digits + half) / unit, places: to }
}

/** A number in digits: "0.0035". Pure. */
export const said = ({ digits, places }: Decimal): string =>
  plainDecimal(decimalText(`${digits}e-${places}`))
