import { dialogRoute } from '../../core/document/addresses.ts'
import { blockOf } from '../../core/kit/blockOf.ts'
import { chosenSchema } from '../../core/model/schema/walkSchema.ts'
import { nearest } from '../lint/links/nearest.ts'
import { replacePicture } from './assets/replacePicture.ts'
import { hideBlock, showBlock } from './blocks/hideBlock.ts'
import { titleOfType, turnBlock } from './blocks/turnBlock.ts'
import { blankAmong, blankBlock } from './entries/blankEntry.ts'
import { choiceOf } from './entries/choiceOf.ts'
import { copyEntry } from './entries/copyEntry.ts'
import { fillEntry } from './entries/fillEntry.ts'
import { insertEntry } from './entries/insertEntry.ts'
import { isOfBlocks, type Spot } from './entries/listAt.ts'
import { moveEntry } from './entries/moveEntry.ts'
import { removeEntry } from './entries/removeEntry.ts'
import { makeFact } from './facts/makeFact.ts'
import { writeOut } from './facts/writeOut.ts'
import { type Ground, type Plan, refuse } from './Ground.ts'
import { targetOf } from './names/targetOf.ts'
import { copyPage } from './pages/copyPage.ts'
import { look } from './places/look.ts'
import { entryNamed, spotNamed, spotNumbered, type WrittenSpot } from './places/spotNamed.ts'
import { readChosen } from './texts/Hit.ts'
import { replaceText } from './texts/replaceText.ts'

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

type Operation = (ground: Ground, words: readonly string[], options: EditOptions) => Plan

const nothing = { label: 'Nothing', edits: [] }
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

const insert: Operation = (ground, words, where) => {
  const spot = spotNamed(ground, where)
  return insertEntry(ground, spot, newEntry(ground, spot, words))
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

const copy: Operation = (ground, [what, to], options) => {
  const from = need(what, 'what is to be copied: a page, or a thing on one such as /repairs#fees')
  if (!/#|^(settings|facts)\//.test(from))
    return copyPage(
      ground,
      routeOf(from),
      routeOf(need(to, `the address of the copy: copy ${from} /new-address`)),
      options.title,
    )
  const entry = entryNamed(ground, from)
  const spot =
    to !== undefined && !isSpot(options)
      ? spotNamed(ground, { into: to })
      : isSpot(options)
        ? spotNamed(ground, options, entry)
        : undefined
  return copyEntry(ground, entry, spot)
}

const move: Operation = (ground, [what, to], options) => {
  const entry = entryNamed(ground, need(what, 'what is to be moved'))
  if (to !== undefined && /^(\d+|last|up|down)$/.test(to) && !isSpot(options))
    return moveEntry(ground, entry, spotNumbered(entry, to))
  return moveEntry(
    ground,
    entry,
    to !== undefined && !isSpot(options)
      ? spotNamed(ground, { into: to })
      : spotNamed(ground, options, entry),
  )
}

const fact: Operation = (ground, [figure, name], options) => {
  const asked = {
    figure: need(figure, 'the figure, as pages say it: fact "£45" repair.fee'),
    name: need(name, 'the name of the fact, such as repair.fee'),
    label: need(options.label, 'what the figure is, in words: --label "Fee for a repair"'),
    source: need(options.source, 'where the figure comes from: --source "price list 2026"'),
    asOf: options['as-of'] ?? options.today,
    reviewBy: options['review-by'],
  }
  return makeFact(
    ground,
    asked,
    options.in,
    options.hits === undefined ? undefined : readChosen(options.hits),
  )
}

const replace: Operation = (ground, [written, by], options) => {
  const [old, now] = [need(written, 'which words are replaced'), need(by, 'by which')]
  const [from, to] = [old, now].map(targetOf)
  if (/^(pages\/_assets|\/?assets)\//.test(old) && from?.kind === 'asset' && to?.kind === 'asset')
    return replacePicture(ground, from.name, to.name, options.alt)
  return replaceText(ground, old, now, {
    where: options.in,
    chosen: options.hits === undefined ? undefined : readChosen(options.hits),
    likeness: options.alike === true ? 'alike' : 'exact',
  })
}

/** What can be done to a thing on a page, by the word for it. */
export const operations: Readonly<Record<string, Operation>> = {
  look: (ground, [what = '/']) => ({ change: nothing, words: look(ground, what) }),
  insert,
  copy,
  move,
  hide: (ground, [what]) =>
    hideBlock(ground, entryNamed(ground, need(what, 'which block is to be hidden'))),
  show: (ground, [what]) =>
    showBlock(ground, entryNamed(ground, need(what, 'which block is to be shown again'))),
  remove: (ground, [what], { to }) =>
    removeEntry(ground, entryNamed(ground, need(what, 'what is to be removed')), to),
  turn: (ground, [what, kind]) =>
    turnBlock(
      ground,
      entryNamed(ground, need(what, 'which block is to be turned')),
      need(kind, 'into which kind of block, such as list'),
    ),
  fact,
  'write-out': (ground, [name], options) =>
    writeOut(ground, need(name, 'which fact').replace(/^fact:/, ''), options.in),
  replace,
}

/** Does an operation by its name. Errors: `OperationError` with what there is. */
export const edit = (
  ground: Ground,
  [name = '', ...words]: readonly string[],
  options: EditOptions,
): Plan => {
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  const near = nearest(name, Object.keys(operations))
  if (!operation)
    return refuse(
      `There is no operation "${name}".${near === undefined ? '' : ` Did you mean "${near}"?`} There are: ${Object.keys(operations).join(', ')}.`,
    )
  return operation(ground, words, options)
}
