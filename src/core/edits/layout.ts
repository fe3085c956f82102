import { onOneLine, writeJson } from '../document/writeJson.ts'

/** How a document is written: what ends its lines, and by what inner lines are set in. */
export type Layout = { readonly end: string; readonly unit: string }

export const layoutOf = (text: string): Layout => ({
  end: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
  unit: /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? '  ',
})

export const hasBreak = (text: string): boolean => /[\r\n]/.test(text)

/** The blanks at the beginning of the line on which an offset lies. */
export const indentAt = (text: string, offset: number): string => {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** A value as it would be written by hand in this document, its first line without its blanks. */
export const writeValue = (value: unknown, indent: string, { end, unit }: Layout): string =>
  writeJson(value, indent, unit).replaceAll('\n', end)

/** The same with each of its keys on a line, however short it is. */
export const spreadValue = (value: unknown, indent: string, { end, unit }: Layout): string =>
  writeJson(value, '', unit).replaceAll('\n', end + indent)

export { onOneLine }

/** A text that stood elsewhere, its further lines set in as here. */
export const shiftLines = (raw: string, from: string, to: string): string =>
  from === to
    ? raw
    : raw.replace(/(\r\n|\n|\r)([ \t]*)/g, (whole, end: string, blanks: string) =>
        blanks.startsWith(from) ? end + to + blanks.slice(from.length) : whole,
      )
