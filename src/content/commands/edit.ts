import { dialogRoute } from '../../core/document/addresses.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import { chosenSchema } from '../../core/model/schema/walkSchema.ts'
import { nearest } from '../lint/links/nearest.ts'
import { titleOfType } from './blocks/turnBlock.ts'
import type { At, Command, Position } from './Command.ts'
import { blankAmong, blankBlock } from './entries/blankEntry.ts'
import { choiceOf } from './entries/choiceOf.ts'
import { fillEntry } from './entries/fillEntry.ts'
import { type EntryAt, isOfBlocks, type Spot } from './entries/listAt.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { say } from './messages/say.ts'
import type { Needed } from './messages/shared.ts'
import { targetOf } from './names/targetOf.ts'
import { look } from './places/look.ts'
import { entryNamed, spotNamed, spotNumbered, type WrittenSpot } from './places/spotNamed.ts'
import { planFor } from './planFor.ts'
import { readChosen } from './texts/Hit.ts'

/** What was typed beside an operation and what it is done to; `today` as year-month-day. */
export type EditOptions = WrittenSpot & {
  readonly in?: string | undefined
  readonly hits?: string | undefined
  readonly alike?: boolean | undefined
  readonly to?: string | undefined
  readonly title?: string | undefined
  readonly alt?: string | undefined
  readonly label?: string | undefined
  readonly source?: string | undefined
  readonly 'as-of'?: string | undefined
  readonly 'review-by'?: string | undefined
  readonly today: string
}

type Reading = (ground: Ground, words: readonly string[], options: EditOptions) => Command

const need = (word: string | undefined, what: Needed): string =>
  word ?? refuse(say('wordNeeded', { what }))

/** A new entry for a spot: of blocks, the first word is their type. */
const newEntry = ({ kit }: Ground, { list }: Spot, words: readonly string[]): unknown => {
  if (!isOfBlocks(list))
    return fillEntry(
      chosenSchema(kit.choices, list.item, undefined),
      blankAmong(kit, list.item, list.entries),
      words,
    )
  const types = Object.keys(kit.blocks)
  const [kind = '', ...texts] = words
  const known = types.map((type) => ({ names: [type, titleOfType(kit, type)], is: type }))
  const near = nearest(
    kind,
    known.flatMap(({ names }) => names),
  )
  const type =
    choiceOf(kind, known) ??
    refuse(
      say('noBlockTypeNamed', {
        written: kind,
        near,
        types: types.map((name) => ({ name, title: titleOfType(kit, name) })),
      }),
    )
  return fillEntry(blockOf(kit, type).schema ?? {}, blankBlock(kit, type), texts)
}

const atOf = ({ list, pointer }: EntryAt): At => ({ file: list.file.path, pointer })

const positionOf = ({ list, index }: Spot): Position => {
  const file = list.file.path
  return index < list.entries.length
    ? { before: { file, pointer: `${list.pointer}/${index}` } }
    : { into: { file, pointer: list.pointer } }
}

const insert: Reading = (ground, words, where) => {
  const spot = spotNamed(ground, where)
  return { kind: 'insertEntry', position: positionOf(spot), value: newEntry(ground, spot, words) }
}

const isSpot = ({ after, before, into }: EditOptions) =>
  after !== undefined || before !== undefined || into !== undefined

/** The address of a page or dialog, however it is written: with or without its slashes, or by its file. */
const routeOf = (written: string): string => {
  const target = targetOf(written)
  if (target.kind === 'page') return target.name
  return target.kind === 'dialog'
    ? dialogRoute(target.name)
    : refuse(say('onlyPagesCopied', { name: written }))
}

const copy: Reading = (ground, [what, to], options) => {
  const from = need(what, 'copied')
  if (!/#|^(settings|facts)\//.test(from))
    return {
      kind: 'copyPage',
      from: routeOf(from),
      to: routeOf(need(to, 'copyAddress')),
      title: options.title,
    }
  const entry = entryNamed(ground, from)
  const spot =
    to !== undefined && !isSpot(options)
      ? spotNamed(ground, { into: to })
      : isSpot(options)
        ? spotNamed(ground, options, entry)
        : undefined
  return { kind: 'copyEntry', at: atOf(entry), position: spot && positionOf(spot) }
}

const moveThing: Reading = (ground, [what, to], options) => {
  const entry = entryNamed(ground, need(what, 'moved'))
  const at = atOf(entry)
  if ((to === 'up' || to === 'down') && !isSpot(options))
    return { kind: 'moveEntry', at, by: to === 'up' ? -1 : 1 }
  const spot =
    to === undefined || isSpot(options)
      ? spotNamed(ground, options, entry)
      : /^(\d+|last)$/.test(to)
        ? spotNumbered(entry, to)
        : spotNamed(ground, { into: to })
  return { kind: 'moveEntryTo', at, position: positionOf(spot) }
}

const hitsOf = ({ hits }: EditOptions) => (hits === undefined ? undefined : readChosen(hits))

const fact: Reading = (_, [figure, name], options) => ({
  kind: 'makeFact',
  figure: need(figure, 'figure'),
  name: need(name, 'factName'),
  label: need(options.label, 'factLabel'),
  source: need(options.source, 'factSource'),
  asOf: options['as-of'] ?? options.today,
  reviewBy: options['review-by'],
  in: options.in,
  hits: hitsOf(options),
})

const replace: Reading = (_, [written, replacement], options) => {
  const [text, by] = [need(written, 'replaced'), need(replacement, 'replacement')]
  const [from, to] = [text, by].map(targetOf)
  if (/^(pages\/_assets|\/?assets)\//.test(text) && from?.kind === 'asset' && to?.kind === 'asset')
    return { kind: 'replacePicture', from: from.name, to: to.name, alt: options.alt }
  const likeness = options.alike === true ? 'alike' : 'exact'
  return { kind: 'replaceText', text, by, likeness, in: options.in, hits: hitsOf(options) }
}

/** Commands that are done to one thing alone. */
const toThing =
  (kind: 'hideBlock' | 'showBlock' | 'removeEntry', what: Needed): Reading =>
  (ground, [written], { to }) => ({ kind, at: atOf(entryNamed(ground, need(written, what))), to })

/** What is typed, as the command that is meant, by its first word. */
const readings: Readonly<Record<string, Reading>> = {
  insert,
  copy,
  move: moveThing,
  hide: toThing('hideBlock', 'hidden'),
  show: toThing('showBlock', 'shown'),
  remove: toThing('removeEntry', 'removed'),
  turn: (ground, [what, type]) => ({
    kind: 'turnBlock',
    at: atOf(entryNamed(ground, need(what, 'turned'))),
    type: need(type, 'blockType'),
  }),
  fact,
  'write-out': (_, [name], options) => ({
    kind: 'writeOutFact',
    name: need(name, 'fact').replace(/^fact:/, ''),
    in: options.in,
  }),
  replace,
}

/** @internal For tests. */
export const operations: readonly string[] = ['look', ...Object.keys(readings)]

/** What the words that are typed come to. Errors: `OperationError` with what there is. */
export const edit = (
  ground: Ground,
  [name = '', ...words]: readonly string[],
  options: EditOptions,
): Plan => {
  if (name === 'look')
    return {
      change: { label: 'Nothing', edits: [] },
      messages: look(ground, words[0] ?? '/').map((line) => say('line', { line })),
    }
  const reading = Object.hasOwn(readings, name) ? readings[name] : undefined
  const near = nearest(name, operations)
  if (!reading) return refuse(say('noOperation', { name, near, operations }))
  return planFor(ground, reading(ground, words, options))
}
