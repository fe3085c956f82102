/** Characters with which spreadsheets begin a formula, also in their full-width and small forms. */
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫'
/** Line breaks end a row where a quote in the middle of a cell doesn't count. */
const breaks = '\\n\\r\\v\\f\\u0085\\u2028\\u2029'
/** Which separator a spreadsheet splits at is the choice of its country or of whoever opens the file. */
const separators = `,;|\\t${breaks}`
/** Spaces and invisible characters that some readers skip. */
const spaces = '[^\\S\\t\\n\\r\\v\\f\\u2028\\u2029\\u200b-\\u200f\\u2060]|[\\u200b-\\u200f\\u2060]'

const cellStart = new RegExp(
  `(^|[${separators}])((?:${spaces})*)(?=(?:${spaces}|")*[${signs}\\t])`,
  'g',
)
const dangerousStart = /^[|%\n]/
const openEnd = new RegExp(`[${separators}]$`)
/** A phone number (of seven digits or more) or a whole number begins like a formula, and stays as it was typed. A sum such as -2+3 doesn't. */
const harmless = /^(?:\+(?:[ ()-]*\d){7,}[ ()-]*|[+-]?\d+|[\d(][\d ()-]*)$/

/**
 * A text that starts no formula in any cell that a reader may make of it, whichever separator it splits at. An apostrophe
 * goes in front of each formula sign that follows a separator or a line break.
 */
const neutralise = (text: string): string => {
  if (harmless.test(text)) return text
  const guarded = text.replace(cellStart, "$1$2'")
  return dangerousStart.test(guarded) ? `'${guarded}` : guarded
}

const quote = (text: string): string => `"${text.replace(/"/g, '""')}"`

/** At the end of a row, a reader that splits at `;` takes the closing quote for the beginning of a cell, and the line break for its content. */
const closeRow = (text: string, index: number, { length }: readonly string[]): string =>
  index === length - 1 && openEnd.test(text) ? `${text}'` : text

/** Without it, spreadsheets read the file in the code page of the machine, and names are spoilt. */
const byteOrderMark = '\ufeff'

/** Rows as CSV after RFC 4180 that is safe to open in a spreadsheet, also in one whose separator is not the comma. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark +
  rows
    .map((row) => {
      const texts = row.map((text) => neutralise(text.replace(/\r\n?/g, '\n'))).map(closeRow)
      return `${texts.map(quote).join(',')}\r\n`
    })
    .join('')
