/** A telephone number with an extension behind it, as people write it: "ext. 12", "x12", "Durchwahl 12", ";ext=12". */
const withExtension = /^(.*?\d)[ ,;]*(?:#|[^ 0-9+()./,;#-]{1,12}\.?)[ ]?([0-9]{1,7})$/

/** The parts of a telephone number as it is typed: the number itself, and the digits of its extension if it has one. Pure. */
export const readTelephone = (
  typed: string,
): { readonly number: string; readonly extension?: string } => {
  const [, number, extension] = withExtension.exec(typed.trim()) ?? []
  return number === undefined || extension === undefined ? { number: typed } : { number, extension }
}

/** A telephone number for programs, with its extension by RFC 3966: "+441134960000;ext=12". Pure. */
export const dialled = (typed: string): string => {
  const { number, extension } = readTelephone(typed)
  return number.replace(/[^\d+]/g, '') + (extension === undefined ? '' : `;ext=${extension}`)
}
