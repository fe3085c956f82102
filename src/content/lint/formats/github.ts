import { textsOf } from '../findings/wholeMessage.ts'
import type { Finding } from '../types/finding.ts'
import { inFolder, type RuledResult } from './format.ts'

const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

/** So many annotations of a kind a step may have; the host drops further ones without a word. Source: GitHub Actions, "Limits". */
const limit = 10

const kinds = { error: 'error', warning: 'warning', note: 'notice' } as const

const annotation = (finding: Finding, folder: string): string => {
  const { file, line, column, length, severity, rule, code, id } = finding
  const { message, suggestion } = textsOf(finding)
  const place = `file=${escapeProperty(inFolder(file, folder))},line=${line},col=${column},endColumn=${column + length},title=${escapeProperty(rule)}`
  return `::${kinds[severity]} ${place}::${escapeData(`${suggestion ? `${message} ${suggestion}` : message} [${code} ${id}]`)}\n`
}

const words = { error: 'errors', warning: 'warnings', note: 'notes' } as const

/**
 * Workflow commands that annotate the lines of a pull request: errors first, and of each kind those in changed lines first; what does not fit is counted in the last one.
 * Source: GitHub Actions, "Workflow commands".
 */
export const github = ({ findings, isChanged = () => false, folder = '' }: RuledResult): string =>
  (['error', 'warning', 'note'] as const)
    .flatMap((kind) => {
      const own = findings.filter(({ severity }) => severity === kind)
      const isFirst = ({ file, line }: Finding) => isChanged(file, line)
      const sorted = [...own.filter(isFirst), ...own.filter((finding) => !isFirst(finding))]
      if (sorted.length <= limit) return sorted.map((finding) => annotation(finding, folder))
      const left = sorted.length - limit + 1
      return [
        ...sorted.slice(0, limit - 1).map((finding) => annotation(finding, folder)),
        `::${kinds[kind]}::And ${left} further ${words[kind]}, which have no room here: the log of "lint" without --format has all.\n`,
      ]
    })
    .join('')
