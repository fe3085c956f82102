/** A place in a document: its file, and a JSON pointer. */
export type At = { readonly file: string; readonly pointer: string }

export const isAt = (one: At | undefined, other: At): boolean =>
  one?.file === other.file && one.pointer === other.pointer
