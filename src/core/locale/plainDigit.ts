/** Digits of other scripts, each row from its zero on. */
const zeros = [0x660, 0x6f0, 0x966]

/** The digit 0 to 9 for one of another script; any other sign as it is. */
export const plainDigit = (sign: string): string => {
  const code = sign.charCodeAt(0)
  const zero = zeros.find((first) => code >= first && code < first + 10)
  return zero === undefined ? sign : String(code - zero)
}
