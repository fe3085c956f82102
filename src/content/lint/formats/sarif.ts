import type {
  Fix,
  Location,
  Log,
  PhysicalLocation,
  Region,
  ReportingDescriptor,
  Result,
} from 'sarif'
import type { Change } from '../../../core/edits/change.ts'
import { answersTo } from '../findings/answersTo.ts'
import { textsOf } from '../findings/wholeMessage.ts'
import { lineAndColumn, lineStarts } from '../positions/lineIndex.ts'
import { ruleSection } from '../ruleset/ruleSection.ts'
import type { Finding, Found } from '../types/finding.ts'
import type { Rule } from '../types/rule.ts'
import { inFolder, type RuledResult } from './format.ts'
import { replacedBy } from './replacedBy.ts'

type Spot = Pick<Found, 'file' | 'line' | 'column' | 'length'>

/** Addresses begin at the root of the repository. */
const artifactOf = (file: string, { folder = '' }: RuledResult) => ({
  uri: inFolder(file, folder).split('/').map(encodeURIComponent).join('/'),
})

const placeOf = ({ file, line, column, length }: Spot, result: RuledResult): PhysicalLocation => ({
  artifactLocation: artifactOf(file, result),
  region: { startLine: line, startColumn: column, endColumn: column + length },
})

/** The lines and columns of some characters of a text: hosts read no offsets. */
const regionOf = (text: string, offset: number, length: number): Region => {
  const starts = lineStarts(text)
  const [from, to] = [lineAndColumn(starts, offset), lineAndColumn(starts, offset + length)]
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
}

/** An answer as characters to be put in the place of others; none where it is no matter of texts alone, such as a file that moves. */
const fixOf = ({ label, edits }: Change, result: RuledResult): Fix[] => {
  const { textOf, order } = result
  const changes = replacedBy({ label, edits }, textOf, order)
  if (!changes) return []
  const artifactChanges = changes.map(({ file, before, edit }) => ({
    artifactLocation: artifactOf(file, result),
    replacements: [
      {
        deletedRegion: regionOf(before, edit.offset, edit.length),
        insertedContent: { text: edit.text },
      },
    ],
  }))
  return [{ description: { text: label }, artifactChanges }]
}

/** A rule with all that the reference says of it: hosts show that beside the finding, and lead to the page where there is one. */
const descriptorOf = (rule: Rule, reference: string | undefined): ReportingDescriptor => {
  const { name, what, why, severity } = rule
  const text = `${what} ${why}`
  return {
    id: name,
    ...(reference ? { helpUri: `${reference}#${name}` } : {}),
    shortDescription: { text: what },
    fullDescription: { text },
    help: { text, markdown: ruleSection(rule) },
    defaultConfiguration: { level: severity },
  }
}

const resultOf = (finding: Finding | Found, result: RuledResult): Result => {
  const { severity, rule, code, pointer } = finding
  const { message, suggestion } = textsOf(finding)
  const fixes = answersTo(finding).flatMap(({ change }) => fixOf(change, result))
  const location: Location = {
    physicalLocation: placeOf(finding, result),
    ...(pointer ? { logicalLocations: [{ fullyQualifiedName: pointer }] } : {}),
  }
  return {
    ruleId: rule,
    ruleIndex: result.rules.findIndex(({ name }) => name === rule),
    level: severity,
    message: { text: suggestion ? `${message} ${suggestion}` : message },
    locations: [location],
    ...('id' in finding ? { partialFingerprints: { 'broadsheet/v1': finding.id } } : {}),
    properties: { code },
    ...(fixes.length > 0 ? { fixes } : {}),
    suppressions: [], // left out, it would not be known whether there are some
  }
}

/**
 * SARIF 2.1.0, which code hosts and editors read: findings with what may be done about them, and those that their author has silenced, with the reason.
 * Source: OASIS, "Static Analysis Results Interchange Format".
 */
export const sarif = (result: RuledResult): string => {
  const { findings, rules, reference, suppressed = [] } = result
  const suppressedResults = suppressed.map(({ finding, at, reason }): Result => {
    return {
      ...resultOf(finding, result),
      suppressions: [
        {
          kind: 'inSource',
          location: { physicalLocation: placeOf(at, result) },
          justification: reason,
        },
      ],
    }
  })
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Broadsheet lint',
            rules: rules.map((rule) => descriptorOf(rule, reference)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: [...findings.map((finding) => resultOf(finding, result)), ...suppressedResults],
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}
