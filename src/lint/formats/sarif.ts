import type { RuledResult } from './format.ts'

/** SARIF 2.1.0, which code hosts and editors read. Source: OASIS, "Static Analysis Results Interchange Format". */
export const sarif = ({ findings, rules }: RuledResult): string => {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Broadsheet lint',
            rules: rules.map(({ name, what, why, severity }) => ({
              id: name,
              shortDescription: { text: what },
              fullDescription: { text: `${what} ${why}` },
              defaultConfiguration: { level: severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ file, line, column, length, severity, rule, pointer, message, suggestion }) => ({
          ruleId: rule,
          ruleIndex: rules.findIndex(({ name }) => name === rule),
          level: severity,
          message: { text: suggestion ? `${message} ${suggestion}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
                region: { startLine: line, startColumn: column, endColumn: column + length },
              },
              ...(pointer ? { logicalLocations: [{ fullyQualifiedName: pointer }] } : {}),
            },
          ],
        })),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
