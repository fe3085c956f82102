import { textsOf } from '../findings/wholeMessage.ts'
import { countOf, type Format } from './format.ts'

/** The format that other programs read: whoever changes it changes a public contract. */
export const json: Format = ({ files, findings }) =>
  `${JSON.stringify(
    {
      files: files.length,
      ...countOf(findings),
      findings: findings.map((finding) => {
        const { id, code, file, line, column, severity, rule, pointer } = finding
        return { id, code, file, line, column, severity, rule, pointer, ...textsOf(finding) }
      }),
    },
    null,
    2,
  )}\n`
