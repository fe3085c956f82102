const unquoted = (name: string): string => name.trim().replace(/^["']|["']$/g, '')

/** Keeps names from leaving their string or their declaration. */
export const safeName = (name: string): string => unquoted(name).replace(/[^\w\s.-]/g, '')

/** The families of a face in order, without marks that could leave a CSS value. */
export const familiesOf = ({ family }: { readonly family: string }): string[] =>
  family.split(',').map(safeName)
