import type { Found } from '../types/finding.ts'

/** The order in which findings are told: by file and place. */
export const order = (a: Found, b: Found): number =>
  a.file < b.file
    ? -1
    : a.file > b.file
      ? 1
      : a.line - b.line || a.column - b.column || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0)
