import { countOf, type Format } from './format.ts'

/** The format that other programs read: whoever changes it changes a public contract. */
export const json: Format = ({ files, findings }) =>
  `${JSON.stringify(
    {
      files: files.length,
      ...countOf(findings),
      findings: findings.map(
        ({ id, code, file, line, column, severity, rule, pointer, message, suggestion }) => ({
          id,
          code,
          file,
          line,
          column,
          severity,
          rule,
          pointer,
          message,
          ...(suggestion ? { suggestion } : {}),
        }),
      ),
    },
    null,
    2,
  )}\n`
