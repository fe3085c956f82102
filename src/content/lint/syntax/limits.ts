/** The longest document that is read, in UTF-16 units; forty times the site's longest article. */
export const maxLength = 5_000_000
/** The longest text of a document, in UTF-16 units: ten times a long paragraph. */
export const maxText = 20_000
/** The deepest nesting that is read; documents need about twelve levels. */
export const maxDepth = 64
