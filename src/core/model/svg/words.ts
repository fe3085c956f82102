/** The words of a text, to look names up. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
