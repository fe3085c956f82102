import { dialogRoute } from '../../core/document/addresses.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import { chosenSchema } from '../../core/model/schema/walkSchema.ts'
import { nearest } from '../lint/links/nearest.ts'
import { titleOfType } from './blocks/turnBlock.ts'
import type { Command, Position } from './Command.ts'
import { blankAmong, blankBlock } from './entries/blankEntry.ts'
import { choiceOf } from './entries/choiceOf.ts'
import { fillEntry } from './entries/fillEntry.ts'
import { type EntryAt, isOfBlocks, type Spot } from './entries/listAt.ts'
import { type At, type Ground, type Plan, refuse } from './Ground.ts'
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

const need = (word: string | undefined, what: string): string => word ?? refuse(`Say ${what}.`)

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
  const all = types.map((type) => `${type} (${titleOfType(kit, type)})`).join(', ')
  const type =
    choiceOf(kind, known) ??
    refuse(
      `${kind === '' ? 'Say which kind of block' : `There is no kind of block "${kind}"`}.${near === undefined ? '' : ` Did you mean "${near}"?`} There are: ${all}.`,
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
    : refuse(`${written} is no page: pages and dialogs are copied.`)
}

const copy: Reading = (ground, [what, to], options) => {
  const from = need(what, 'what is to be copied: a page, or a thing on one such as /repairs#fees')
  if (!/#|^(settings|facts)\//.test(from))
    return {
      kind: 'copyPage',
      from: routeOf(from),
      to: routeOf(need(to, `the address of the copy: copy ${from} /new-address`)),
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
  const entry = entryNamed(ground, need(what, 'what is to be moved'))
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
  figure: need(figure, 'the figure, as pages say it: fact "£45" repair.fee'),
  name: need(name, 'the name of the fact, such as repair.fee'),
  label: need(options.label, 'what the figure is, in words: --label "Fee for a repair"'),
  source: need(options.source, 'where the figure comes from: --source "price list 2026"'),
  asOf: options['as-of'] ?? options.today,
  reviewBy: options['review-by'],
  in: options.in,
  hits: hitsOf(options),
})

const replace: Reading = (_, [written, replacement], options) => {
  const [text, by] = [need(written, 'which words are replaced'), need(replacement, 'by which')]
  const [from, to] = [text, by].map(targetOf)
  if (/^(pages\/_assets|\/?assets)\//.test(text) && from?.kind === 'asset' && to?.kind === 'asset')
    return { kind: 'replacePicture', from: from.name, to: to.name, alt: options.alt }
  const likeness = options.alike === true ? 'alike' : 'exact'
  return { kind: 'replaceText', text, by, likeness, in: options.in, hits: hitsOf(options) }
}

/** Commands that are done to one thing alone. */
const toThing =
  (kind: 'hideBlock' | 'showBlock' | 'removeEntry', what: string): Reading =>
  (ground, [written], { to }) => ({ kind, at: atOf(entryNamed(ground, need(written, what))), to })

/** What is typed, as the command that is meant, by its first word. */
const readings: Readonly<Record<string, Reading>> = {
  insert,
  copy,
  move: moveThing,
  hide: toThing('hideBlock', 'which block is to be hidden'),
  show: toThing('showBlock', 'which block is to be shown again'),
  remove: toThing('removeEntry', 'what is to be removed'),
  turn: (ground, [what, type]) => ({
    kind: 'turnBlock',
    at: atOf(entryNamed(ground, need(what, 'which block is to be turned'))),
    type: need(type, 'into which kind of block, such as list'),
  }),
  fact,
  'write-out': (_, [name], options) => ({
    kind: 'writeOutFact',
    name: need(name, 'which fact').replace(/^fact:/, ''),
    in: options.in,
  }),
  replace,
}

export const operations: readonly string[] = ['look', ...Object.keys(readings)]

/** What the words that are typed come to. Errors: `OperationError` with what there is. */
export const edit = (
  ground: Ground,
  [name = '', ...words]: readonly string[],
  options: EditOptions,
): Plan => {
  if (name === 'look')
    return { change: { label: 'Nothing', edits: [] }, words: look(ground, words[0] ?? '/') }
  const reading = Object.hasOwn(readings, name) ? readings[name] : undefined
  const near = nearest(name, operations)
  if (!reading)
    return refuse(
      `There is no operation "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} There are: ${operations.join(', ')}.`,
    )
  return planFor(ground, reading(ground, words, options))
}
