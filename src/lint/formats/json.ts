import { countOf, type Format } from './format.ts'

/** The format that other programs read. Source: CONTRACT, Commands. */
export const json: Format = ({ files, findings }) =>
  `${JSON.stringify(
    {
      files: files.length,
      ...countOf(findings),
      findings: findings.map(({ file, line, column, severity, rule, pointer, message, suggestion }) => ({
        file,
        line,
        column,
        severity,
        rule,
        pointer,
        message,
        ...(suggestion ? { suggestion } : {}),
      })),
    },
    null,
    2,
  )}\n`
