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
import type { Io } from '../src/site/terminal/io.mjs'
import { command } from './command.mjs'
import { rootOf } from './engineHere.mjs'
import { refuse } from './readArguments.mjs'
import { dayOf } from './site/dayOf.ts'
import { openSite } from './site/openSite.ts'
import { usage } from './usage/facts.mjs'

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

const dueWords = ({ day, what, file }: Due): string => `${day}  ${what}  (${file})`

export const main = command(usage, async ({ values, positionals }, io) => {
  const root = rootOf(values.root)
  const { kit } = await openSite(standardKit, root, io)
  const today = dayOf(root, usage, values['as-of'])
  const sources = readSite(root)
  const all = listFacts(kit, sources, today)
  if (values.doubtful) return writeDoubtful(root, all, values.check, io)
  if (values.due) return listDue(comingDue(kit, sources, today), today, values.json, io)
  if (all.length === 0 && positionals.length === 0) return listNone(root, values.json, io)
  const listed = all.filter(
    ({ name }) =>
      positionals.length === 0 ||
      positionals.some((start) => name === start || name.startsWith(`${start}.`)),
  )
  if (listed.length === 0) refuse(usage, `There is no fact ${positionals.join(', ')}.`)
  io.say(values.json ? factsJson(listed) : listed.map(inWords).join('\n\n'))
  return 0
})

const writeDoubtful = (
  root: string,
  facts: readonly ListedFact[],
  isCheck: boolean,
  io: Io,
): number => {
  const path = join(root, 'docs', 'doubtful-figures.md')
  const content = doubtfulFigures(facts)
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return 0
  if (isCheck) {
    io.tell(
      `Not fresh: docs/doubtful-figures.md. Run "${typed('facts', '--doubtful')}" and commit the result.`,
    )
    return 1
  }
  writeWhole(path, content)
  return 0
}

const listDue = (due: readonly Due[], today: string, isJson: boolean, io: Io): number => {
  if (isJson) io.say(JSON.stringify(due, null, 2))
  else
    io.say(
      due.length > 0
        ? due.map(dueWords).join('\n')
        : `Nothing comes due within a year of ${today}.`,
    )
  return 0
}

/** For a site that has no facts, or none that can be read. */
const listNone = (root: string, isJson: boolean, io: Io): number => {
  const isThere = existsSync(join(root, 'pages', '_facts.json'))
  if (isThere)
    io.tell(
      `The site has no facts that can be read. "${typed('lint')}" says what is wrong in pages/_facts.json, if anything is.`,
    )
  else if (isJson) io.say(factsJson([]))
  else
    io.say(`The site has no facts yet: ${typed('edit', 'fact')} makes one of a figure in a text.`)
  return isThere ? 1 : 0
}
