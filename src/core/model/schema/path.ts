/** A place in a document, from the inside out. Cheap to make while walking; written out only when it is needed. */
export type Path = { readonly parent: Path | undefined; readonly key: string | number }

/** A key as it is written in a JSON pointer. */
export const escapeKey = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replace(/~/g, '~0').replace(/\//g, '~1') : key

/** Writes a place as a JSON pointer (RFC 6901): `/blocks/0/heading`; the document itself is `''`. */
export const pointerOf = (path: Path | undefined): string =>
  path
    ? `${pointerOf(path.parent)}/${typeof path.key === 'number' ? path.key : escapeKey(path.key)}`
    : ''

/** The keys of a JSON pointer, from the outside in. */
export const keysOf = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'))

/** What is under a key of an object or list; undefined for what only its prototype has. */
export const childOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined // an index is a key too

/** What a JSON pointer leads to; undefined where nothing is. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce(childOf, value)
