import type { Expectation } from '../../core/document/checks.ts'
import type { Lacks } from '../lint/messages/checks.ts'
import { type Message, msg } from '../lint/messages/msg.ts'
import type { ReadLink, ReadPage, ReadPart } from './readPage.ts'
import type { Spelling } from './spelling.ts'

/** What a page lacks: what it no longer does, what there is instead, and how to restore it. */
export type Missing = {
  readonly lacks: Lacks
  readonly instead?: Message | undefined
  readonly restore: Message
}

/** What expectations are compared by: a text's spelling, where an address leads in the end, and where a dialog is in the page's language. */
export type Compared = {
  readonly spelling: Spelling
  readonly target: (href: string) => string
  readonly dialogAt: (id: string) => string
}

const saying = (links: readonly ReadLink[], { says = [] }: Expectation, { spelling }: Compared) =>
  links.filter(({ text }) => says.every((phrase) => spelling.holds(text, phrase)))

const missingWords = (
  { says = [], together = [], leadsTo, opens }: Expectation,
  part: ReadPart,
  { spelling }: Compared,
): Missing | undefined => {
  const ofLink = leadsTo !== undefined || opens !== undefined
  const absent = [...(ofLink ? [] : says), ...together].filter(
    (phrase) => !spelling.holds(part.text, phrase),
  )
  if (absent.length > 0) return { lacks: 'says', restore: msg('restoreTexts', { texts: absent }) }
  if (
    together.length === 0 ||
    part.together.some((text) => together.every((phrase) => spelling.holds(text, phrase)))
  )
    return undefined
  return {
    lacks: 'says',
    instead: msg('notTogether', { texts: together }),
    restore: msg('restoreTogether'),
  }
}

const missingLink = (
  expectation: Expectation,
  part: ReadPart,
  compared: Compared,
): Missing | undefined => {
  const { leadsTo, says = [] } = expectation
  if (!leadsTo) return undefined
  const all = saying(part.links, expectation, compared)
  const absent = leadsTo.filter(
    (address) => !all.some(({ href }) => compared.target(href) === compared.target(address)),
  )
  if (absent.length === 0) return undefined
  const others = says.length > 0 ? [...new Set(all.map(({ href }) => href))] : []
  return {
    lacks: 'leadsTo',
    instead: others.length > 0 ? msg('linkLeadsElsewhere', { says, addresses: others }) : undefined,
    restore: msg('restoreLink', { says, addresses: absent }),
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
  const { opens, says = [], fills = {} } = expectation
  if (opens === undefined) return undefined
  const opening = saying(part.links, expectation, compared).filter(
    (link) => link.opens && link.href === compared.dialogAt(opens),
  )
  if (opening.length === 0)
    return { lacks: 'opens', restore: msg('restoreButton', { says, dialog: opens }) }
  if (opening.some((link) => fits(fills, link, compared))) return undefined
  return {
    lacks: 'opens',
    instead: msg('otherPreset', { presets: opening.map(({ preset }) => preset) }),
    restore: msg('restorePreset', { preset: fills }),
  }
}

const missingField = (
  { asks = [], offers = [] }: Expectation,
  { fields }: ReadPart,
): Missing | undefined => {
  const absent = asks.filter((name) => !fields.some((field) => field.name === name))
  if (absent.length > 0) return { lacks: 'asks', restore: msg('restoreFields', { names: absent }) }
  for (const { name, values } of fields.filter((field) => asks.includes(field.name))) {
    const lost = offers.filter((value) => !values.includes(value))
    if (lost.length > 0)
      return {
        lacks: 'offers',
        restore: msg('restoreOptions', { field: name, values: lost }),
      }
  }
  return undefined
}

const missingEntries = ({ entries = 0 }: Expectation, part: ReadPart): Missing | undefined =>
  part.entries >= entries
    ? undefined
    : {
        lacks: 'has',
        instead: msg('otherCount', { entries: part.entries, asked: entries }),
        restore: msg('restoreEntries'),
      }

const judges = [missingDialog, missingLink, missingField, missingEntries, missingWords]

const lacksOf = ({ opens, leadsTo, asks, says, together }: Expectation): Lacks => {
  if (opens !== undefined) return 'opens'
  if (leadsTo) return 'leadsTo'
  if (asks) return 'asks'
  return says || together ? 'says' : 'has'
}

/** What a page lacks of an expectation, whose facts are written out; undefined where it holds all of it. */
export const missing = (
  expectation: Expectation,
  page: ReadPage,
  compared: Compared,
): Missing | undefined => {
  const { in: id = '' } = expectation
  const part = id === '' ? page.whole : page.partOf(id)
  if (!part)
    return {
      lacks: lacksOf(expectation),
      instead: msg('noSuchPart', { id }),
      restore: msg('restoreId', { id }),
    }
  for (const judge of judges) {
    const found = judge(expectation, part, compared)
    if (found) return found
  }
  return undefined
}
