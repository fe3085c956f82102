/** A message inside the data of another one: the catalogue cannot name its own type. */
export type Said = { readonly code: string; readonly data?: unknown }
