/**
 * What a terminal would obey instead of showing it: control signs but tab and line break, line ends of Unicode's own, and signs that turn the
 * direction of what follows. Signs that letters need (joiners, marks of direction) are text. Plain JavaScript: it also runs before anything is bundled.
 */
export const commanding = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

const written = (/** @type {string} */ sign) =>
  `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * A text as it may be shown on a terminal, whatever is in it: `\u001b` for the sign that begins an escape sequence. That is also how JSON writes
 * it, so that JSON stays the same data.
 * @param {string} text
 * @returns {string}
 */
export const printable = (text) => text.replace(commanding, written)

/** The same for what must not go over a line's end, such as a file's name. @param {string} text @returns {string} */
export const printableLine = (text) => printable(text).replace(/\n/g, '\\n')
