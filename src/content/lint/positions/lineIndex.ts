/** Where the lines of a text begin. Ends are `\n`, `\r\n` or `\r`, as editors count them. */
export const lineStarts = (text: string): number[] => {
  const starts = [0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1)
  }
  return starts
}

/** Line and column, both from 1, of an offset. */
export const lineAndColumn = (
  starts: readonly number[],
  offset: number,
): { line: number; column: number } => {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}
