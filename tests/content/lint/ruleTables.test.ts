import { describe, expect, test } from 'vitest'
import { patterns } from '../../../src/content/lint/messages/patterns.ts'
import { factFormats } from '../../../src/core/model/figures/formatFact.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { withTexts } from '../../support/lintTexts.ts'
import { foundInSiteItself } from '../../support/littleSite.ts'
import { type Case, cases, foundIn, linesIn, ruleIn } from '../../support/ruleCases.ts'

/**
 * All that lint finds in a case is judged, and each finding once: here those of the table's own rule, and of others that the
 * case names; what any other rule finds is that rule's fault, and is told of it below, however many cases it minds.
 */
const judged = ({ file, finds }: Case): ReadonlySet<string> =>
  new Set([nameOf(file), ...finds.map(ruleIn)])
const nameOf = (file: string) => file.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A table whose rule is not registered is named by tests/content/lint/rules.test.ts, once. */
const files = [...new Set(cases.map(({ file }) => file))].filter((file) =>
  standardKit.rules.some(({ name }) => name === nameOf(file)),
)

describe.each(files)('the lint cases in src/content/lint/rules/%s.table.ts', (file) => {
  const own = cases.filter((one) => one.file === file)
  test.each(own)('yield the expected findings: $what', (one) => {
    const rulesOfCase = judged(one)
    const { data, texts } = linesIn(one)
    // A line that a table makes for several cases may be the text itself.
    const asData = one.finds.map((line) => data[texts.indexOf(line)] ?? line)
    expect(data.filter((line) => rulesOfCase.has(ruleIn(line)))).toEqual(asData)
  })
})

test.each(standardKit.rules)(
  'the rule $name finds nothing in the fixture site or in other rules’ cases',
  ({ name }) => {
    const inSite = foundInSiteItself()
      .filter(({ rule }) => rule === name)
      .map(withTexts)
      .map(
        ({ file, line, message }) =>
          `The little site is not clean under your rule ${name}: ${file}:${line} ${message}`,
      )
    const elsewhere = cases
      .filter((one) => !judged(one).has(name))
      .flatMap((one) =>
        foundIn(one)
          .filter((line) => ruleIn(line) === name)
          .map(
            (line) =>
              `Your rule ${name} finds something in a case of src/content/lint/rules/${one.file}.table.ts which does not say so, “${one.what}”: ${line}`,
          ),
      )
    const words = [...inSite, ...elsewhere]
    expect(words, words.join('\n')).toEqual([])
  },
)

test('rule messages name no trade, town or country of a particular firm', () => {
  const said = [
    ...cases.flatMap((one) => linesIn(one).texts.map((line) => line.replace(/«.*?»/s, ''))),
    ...standardKit.rules.flatMap(({ what, why }) => [what, why]),
    ...Object.values(patterns),
    ...Object.values(factFormats),
  ]
  expect(
    said.filter((words) =>
      /\bgst\b|lakh|crore|rupee|₹|\+91|\bINR\b|\bIndia|-IN\b|Kolkata|Srinagar|\bchartered\b/i.test(
        words,
      ),
    ),
  ).toEqual([])
})
