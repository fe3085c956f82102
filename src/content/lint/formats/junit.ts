import { escapeHtml } from '../../../core/text/escapeHtml.mjs'
import { textsOf } from '../findings/wholeMessage.ts'
import type { Finding } from '../types/finding.ts'
import type { Format } from './format.ts'

/** Text for XML 1.0, which has no place for control signs and half characters at all. */
const xml = (text: string) =>
  escapeHtml(
    text.replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '\ufffd',
    ),
  )

const said = (finding: Finding) => {
  const { message, suggestion } = textsOf(finding)
  return `${finding.file}:${finding.line}:${finding.column} ${message}${suggestion ? ` ${suggestion}` : ''}`
}

const testCase = (file: string, findings: readonly Finding[]): string => {
  const errors = findings.filter(({ severity }) => severity === 'error')
  const others = findings.filter(({ severity }) => severity !== 'error')
  const failures = errors
    .map(
      (finding) =>
        `      <failure type="${xml(finding.rule)}" message="${xml(textsOf(finding).message)}">${xml(said(finding))}</failure>\n`,
    )
    .join('')
  const output =
    others.length > 0
      ? `      <system-out>${xml(others.map((finding) => `${finding.severity} ${finding.rule}: ${said(finding)}`).join('\n'))}</system-out>\n`
      : ''
  const body = failures + output
  return `    <testcase classname="lint" name="${xml(file)}"${body ? `>\n${body}    </testcase>` : '/>'}\n`
}

/** One test case for each document; errors are its failures, warnings and notes its output. */
export const junit: Format = ({ files, findings }) => {
  const names = [...new Set([...files, ...findings.map(({ file }) => file)])].sort()
  const failed = names.filter((name) =>
    findings.some(({ file, severity }) => file === name && severity === 'error'),
  ).length
  const cases = names
    .map((name) =>
      testCase(
        name,
        findings.filter(({ file }) => file === name),
      ),
    )
    .join('')
  const counts = `tests="${names.length}" failures="${failed}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Broadsheet lint" ${counts}>\n  <testsuite name="pages" ${counts} errors="0" skipped="0">\n${cases}  </testsuite>\n</testsuites>\n`
}
