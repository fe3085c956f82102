/** `npm run facts`: lists facts with value, source, date and the places that use them; `--doubtful` writes docs/doubtful-figures.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { comingDue, type Due } from '../src/content/facts/comingDue.ts'
import { doubtfulFigures } from '../src/content/facts/doubtfulFigures.ts'
import { factsJson } from '../src/content/facts/factsJson.ts'
import { type ListedFact, listFacts } from '../src/content/facts/listFacts.ts'
import { typed } from '../src/core/text/typed.mjs'
import { standardKit } from '../src/kits/standard/kit.ts'
import { readSite } from '../src/site/store/readSite.ts'
import { writeWhole } from '../src/site/store/writeWhole.ts'
import { say, tell } from '../src/site/terminal/print.mjs'
import { rootOf } from './engineHere.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/facts.mjs'

const { values, positionals } = readArguments(usage)
const root = rootOf(values.root)
const { kit } = await openSite(standardKit, root)
const today = dayOf(root, usage, values['as-of'])
const sources = readSite(root)
const all = listFacts(kit, sources, today)

const inWords = ({ name, written, fact, next, uses }: ListedFact): string => {
  const lines = uses.map(({ file, line }) => `${file}:${line}`)
  const review = fact.reviewBy ? `, to be checked by ${fact.reviewBy}` : ''
  return [
    `${name}  ${written}`,
    `  ${fact.label}`,
    `  source: ${fact.source}, stated ${fact.asOf}${review}`,
    ...(next === undefined ? [] : [`  from ${next.from} on: ${next.written}`]),
    ...(fact.doubt ? [`  doubtful: ${fact.doubt}`] : []),
    ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  used nowhere']),
  ].join('\n')
}

const writeDoubtful = () => {
  const path = join(root, 'docs', 'doubtful-figures.md')
  const content = doubtfulFigures(all)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return
  if (!values.check) return writeWhole(path, content)
  tell(
    `Not fresh: docs/doubtful-figures.md. Run "${typed('facts', '--doubtful')}" and commit the result.`,
  )
  process.exit(1)
}

const dueWords = ({ day, what, file }: Due): string => `${day}  ${what}  (${file})`

if (values.doubtful) writeDoubtful()
else if (values.due) {
  const due = comingDue(kit, sources, today)
  if (values.json) say(JSON.stringify(due, null, 2))
  else
    say(
      due.length > 0
        ? due.map(dueWords).join('\n')
        : `Nothing comes due within a year of ${today}.`,
    )
} else {
  const asked = all.filter(
    ({ name }) =>
      positionals.length === 0 ||
      positionals.some((start) => name === start || name.startsWith(`${start}.`)),
  )
  if (all.length === 0 && positionals.length === 0) {
    const isThere = existsSync(join(root, 'pages', '_facts.json'))
    if (isThere)
      tell(
        `The site has no facts that can be read. "${typed('lint')}" says what is wrong in pages/_facts.json, if anything is.`,
      )
    else if (values.json) say(factsJson([]))
    else say(`The site has no facts yet: ${typed('edit', 'fact')} makes one of a figure in a text.`)
    process.exit(isThere ? 1 : 0)
  }
  if (asked.length === 0) refuse(usage, `There is no fact ${positionals.join(', ')}.`)
  say(values.json ? factsJson(asked) : asked.map(inWords).join('\n\n'))
}
