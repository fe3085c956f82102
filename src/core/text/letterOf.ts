/** The letters of a keyboard by the places of its keys, as Latin keyboards have them. */
const places = /^Key([A-Z])$/

/**
 * The letter that a key means together with Control or Command: its own on Latin keyboards, whatever their arrangement, and that of its place on those that
 * write other letters, as browsers and word processors take it. In small letters; the name of a key that writes none. Pure.
 */
export const letterOf = ({
  key,
  code,
}: {
  readonly key: string
  readonly code: string
}): string => {
  const [, place] = places.exec(code) ?? []
  const isLetter = [...key].length === 1
  return (
    isLetter && place !== undefined && !/^[\u0020-\u024f]$/.test(key) ? place : key
  ).toLowerCase()
}
