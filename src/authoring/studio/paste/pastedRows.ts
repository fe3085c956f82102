/** The rows of what a spreadsheet or a table has put on the clipboard, lines being rows of one cell; nothing where it is a text of one cell. Pure. */
export const pastedRows = (text: string): string[][] | undefined => {
  if (!/\t|\S[^\S\n]*\r?\n\s*\S/.test(text)) return undefined
  // A cell that holds a line break stands in quotes, and its own quotes are doubled.
  const cells = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy
  for (let found = pattern.exec(cells); found; found = pattern.exec(cells)) {
    rows
      .at(-1)
      ?.push((found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"')).trim())
    if (found[3] === '\n') rows.push([])
    if (found[3] === '') break
  }
  return rows
}
