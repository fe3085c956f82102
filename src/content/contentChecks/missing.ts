import type { Expectation } from '../../core/document/checks.ts'
import type { ReadLink, ReadPage, ReadPart } from './readPage.ts'
import type { Spelling } from './spelling.ts'

/** What a page lacks: what it did, in a word before the expectation's name; what there is instead; and what would mend it. */
export type Missing = {
  readonly verb: string
  readonly instead?: string | undefined
  readonly mend: string
}

/** What expectations are compared by: a text's spelling, where an address leads in the end, and where a dialog is in the page's language. */
export type Compared = {
  readonly spelling: Spelling
  readonly target: (href: string) => string
  readonly dialogAt: (id: string) => string
}

const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(' and ')

const saying = (links: readonly ReadLink[], { says = [] }: Expectation, { spelling }: Compared) =>
  links.filter(({ text }) => says.every((phrase) => spelling.holds(text, phrase)))

const named = ({ says }: Expectation, noun: string) =>
  says ? `a ${noun} that says ${quoted(says)}` : `a ${noun}`

const missingWords = (
  { says = [], together = [], leadsTo, opens }: Expectation,
  part: ReadPart,
  { spelling }: Compared,
): Missing | undefined => {
  const ofLink = leadsTo !== undefined || opens !== undefined
  const absent = [...(ofLink ? [] : says), ...together].filter(
    (phrase) => !spelling.holds(part.text, phrase),
  )
  if (absent.length > 0) return { verb: 'says', mend: `Say ${quoted(absent)} there again` }
  if (
    together.length === 0 ||
    part.together.some((text) => together.every((phrase) => spelling.holds(text, phrase)))
  )
    return undefined
  return {
    verb: 'says',
    instead: `${quoted(together)} all stand there, but not together.`,
    mend: 'Say them in one row, card, entry or paragraph again',
  }
}

const missingLink = (
  expectation: Expectation,
  part: ReadPart,
  compared: Compared,
): Missing | undefined => {
  const { leadsTo } = expectation
  if (!leadsTo) return undefined
  const all = saying(part.links, expectation, compared)
  const absent = leadsTo.filter(
    (address) => !all.some(({ href }) => compared.target(href) === compared.target(address)),
  )
  if (absent.length === 0) return undefined
  const others = expectation.says ? [...new Set(all.map(({ href }) => href))] : []
  return {
    verb: 'leads to',
    instead:
      others.length > 0
        ? `${named(expectation, 'link')} leads to ${others.join(', ')}.`
        : undefined,
    mend: `Add ${named(expectation, 'link')} to ${absent.join(' and to ')} again`,
  }
}

/** A choice is exactly the value; of a sentence, words that it holds are enough. */
const fits = (
  wanted: Readonly<Record<string, string>>,
  { preset }: ReadLink,
  { spelling }: Compared,
): boolean =>
  Object.entries(wanted).every(([name, value]) => {
    const given = preset[name] ?? ''
    return given === value || (/\s/.test(given.trim()) && spelling.holds(given, value))
  })

const missingDialog = (
  expectation: Expectation,
  part: ReadPart,
  compared: Compared,
): Missing | undefined => {
  const { opens, fills = {} } = expectation
  if (opens === undefined) return undefined
  const opening = saying(part.links, expectation, compared).filter(
    (link) => link.opens && link.href === compared.dialogAt(opens),
  )
  const mend = `Let ${named(expectation, 'button')} open the dialog "${opens}" again`
  if (opening.length === 0) return { verb: 'opens', mend }
  if (opening.some((link) => fits(fills, link, compared))) return undefined
  const given = opening.map(({ preset }) => JSON.stringify(preset)).join(' or ')
  return {
    verb: 'opens',
    instead: `The dialog is opened with ${given} filled in.`,
    mend: `Fill in ${JSON.stringify(fills)} again`,
  }
}

const missingField = (
  { asks = [], offers = [] }: Expectation,
  { fields }: ReadPart,
): Missing | undefined => {
  const absent = asks.filter((name) => !fields.some((field) => field.name === name))
  if (absent.length > 0)
    return { verb: 'asks for', mend: `Give the form a field of the "name" ${quoted(absent)} again` }
  for (const { name, values } of fields.filter((field) => asks.includes(field.name))) {
    const lost = offers.filter((value) => !values.includes(value))
    if (lost.length > 0)
      return {
        verb: 'offers',
        mend: `Give the field "${name}" an option of the "value" ${quoted(lost)} again`,
      }
  }
  return undefined
}

const missingEntries = ({ entries = 0 }: Expectation, part: ReadPart): Missing | undefined =>
  part.entries >= entries
    ? undefined
    : {
        verb: 'has',
        instead: `There are ${part.entries}, not ${entries}.`,
        mend: 'Add what was there',
      }

const judges = [missingDialog, missingLink, missingField, missingEntries, missingWords]

const verbOf = ({ opens, leadsTo, asks, says, together }: Expectation): string => {
  if (opens !== undefined) return 'opens'
  if (leadsTo) return 'leads to'
  if (asks) return 'asks for'
  return says || together ? 'says' : 'has'
}

/** What a page lacks of an expectation, whose facts are written out; undefined where it holds all of it. */
export const missing = (
  expectation: Expectation,
  page: ReadPage,
  compared: Compared,
): Missing | undefined => {
  const { in: id } = expectation
  const part = id === undefined ? page.whole : page.partOf(id)
  if (!part)
    return {
      verb: verbOf(expectation),
      instead: `It has no part "${id}".`,
      mend: `Give the block that is meant the "id" "${id}" again`,
    }
  for (const judge of judges) {
    const found = judge(expectation, part, compared)
    if (found) return found
  }
  return undefined
}
