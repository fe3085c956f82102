const digit = /^\p{Nd}$/u

/** The digit 0 to 9 for one of any script; any other sign as it is. Scripts have their digits in a row, from 0 on. */
export const plainDigit = (sign: string): string => {
  if (!digit.test(sign)) return sign
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}
