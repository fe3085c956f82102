import type { Format } from './format.ts'

const escapeData = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')

/** Workflow commands that annotate the lines of a pull request. Source: GitHub Actions, "Workflow commands". */
export const github: Format = ({ findings }) =>
  findings
    .map(({ file, line, column, length, severity, rule, message, suggestion }) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column},endColumn=${column + length},title=${escapeProperty(rule)}`
      return `::${severity === 'note' ? 'notice' : severity} ${place}::${escapeData(suggestion ? `${message} ${suggestion}` : message)}\n`
    })
    .join('')
