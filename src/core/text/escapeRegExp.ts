/** A text as the source of a regular expression that finds it as it is, also in a class and with the flags `u` and `v`. */
export const escapeRegExp = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/-/g, '\\x2d')
