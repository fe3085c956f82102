/** A message inside the data of another one: the catalogue cannot name its own type. */
export type Said = { readonly code: string; readonly data?: unknown }

/** Makes the text of such a message. */
export type InWords = (message: Said) => string
