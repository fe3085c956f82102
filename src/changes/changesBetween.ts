import { documentSchemas } from '../document/documentSchemas.ts'
import { factsByName } from '../document/facts.ts'
import { formsByName } from '../document/site.ts'
import { assetsFolder, type Place as FilePlace, placeOf } from '../document/sources.ts'
import type { Kit } from '../kit/Kit.ts'
import { interpolate } from '../model/interpolate.ts'
import type { Edit } from '../writer/change.ts'
import { type Difference, type Place, pointerTo, wayTo } from './difference.ts'
import type { Expected } from './differencesIn.ts'
import { type Compared, differencesOf } from './differencesOf.ts'
import { manyFiles } from './manyFiles.ts'
import { Showing } from './pagesShowing.ts'
import { type Pair, pairFiles } from './pairFiles.ts'
import { readJson } from './readJson.ts'
import { causeOf, type Expectations, expectationsOf, expectedLists, type Rename } from './renames.ts'
import type { Scene } from './scene.ts'
import { sideOf } from './sideOf.ts'
import type { States } from './states.ts'
import { type ToldDifference, tellDocument } from './tellDocument.ts'
import { editsOf, isComparable, tellMove, tellWhole } from './tellFile.ts'
import type { Changes, OrderedEdit, Told, ToldFile } from './told.ts'

type Json = Readonly<Record<string, unknown>>
/** `self` is what those name as their cause that only follow it. */
type Draft = Omit<Told, 'follows'> & { readonly cause?: string | undefined; readonly self: string }

/** Files are moved first, then removed, then written, then edited: each edit finds what it is about. */
const phases: Readonly<Record<string, number>> = { moveFile: 0, removeFile: 1, write: 2 }

class Order {
  private count = 0
  of(edits: readonly Edit[]): OrderedEdit[] {
    return edits.map((edit) => ({ order: (phases[edit.kind] ?? 3) * 1e9 + this.count++, edit }))
  }
}

type Work = {
  readonly kit: Kit
  readonly states: States
  readonly scene: Scene
  readonly showing: Showing
  readonly redirects: ReadonlyMap<string, string>
  readonly order: Order
}

const nameOf = (file: string, pointer: string) => `${file} ${pointer}`
const wholeOf = ({ from, path }: Pair) => nameOf(path ?? from ?? '', 'as a file')

const jsonOf = (content: unknown): Json => (typeof content === 'string' ? (readJson(content) ?? {}) : {})

const redirectsOf = (states: States): Map<string, string> => {
  const list = jsonOf(states.after('pages/_site.json'))['redirects']
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  return new Map(
    entries.flatMap((entry) =>
      typeof entry === 'object' && entry && 'from' in entry && 'to' in entry ? [[String(entry.from), String(entry.to)] as const] : [],
    ),
  )
}

/** A document that is compared value by value, with what follows its move. */
type Document = Compared & { readonly place: FilePlace | undefined; readonly move: string | undefined }

const documentOf = (pair: Pair, move: string | undefined): Document => {
  const file = pair.path ?? ''
  const place = placeOf(file)
  const text = typeof pair.before === 'string' ? pair.before : ''
  return { file, text, place, before: jsonOf(pair.before), after: jsonOf(pair.after), schema: place && documentSchemas[place.kind], move }
}

/** The names that files have got. */
const renamesOfMove = ({ from = '', path = '' }: Pair, cause: string): Rename[] => {
  const [was, is] = [placeOf(from), placeOf(path)]
  const address = (file: string) => file.replace(assetsFolder, '/assets')
  if (from.startsWith(`${assetsFolder}/`)) return [{ kind: 'address', from: address(from), to: address(path), cause }]
  if (was?.route === undefined || is?.route === undefined) return []
  const dialog: Rename[] = was.documentType === 'dialog' && is.documentType === 'dialog' ? [{ kind: 'dialog', from: was.id, to: is.id, cause }] : []
  return [{ kind: 'address', from: was.route, to: is.route, cause }, ...dialog]
}

/** The names that authors have given to facts and forms. */
const renamesIn = (file: string, differences: readonly Difference[]): Rename[] =>
  differences.flatMap((difference): Rename[] => {
    const { kind, place } = difference
    const named = place.parent?.schema === factsByName ? 'fact' : place.parent?.schema === formsByName ? 'form' : undefined
    return kind === 'renamed' && named ? [{ kind: named, from: String(place.oldKey), to: String(place.key), cause: nameOf(file, pointerTo(place)) }] : []
  })

const pagesOf = ({ showing }: Work, { place, after, before }: Document, at: Place): readonly string[] => {
  const [, first, second, third] = wayTo(at)
  const key = String(first?.key ?? '')
  if (place?.kind === 'site') return showing.settings(key)
  const isFigure = third === undefined || third.key === 'value' || third.key === 'written'
  if (place?.kind === 'facts') return key === 'facts' && second && isFigure ? showing.fact(String(second.key), String(second.oldKey)) : []
  if (place?.documentType === 'dialog') return key === '$schema' || key === 'silence' ? [] : showing.dialog(place.route, place.id)
  if (place?.route === undefined) return []
  const isDraft = after['draft'] === true && before['draft'] === true
  return showing.page(place.route, key, String(after['kind'] ?? (after['article'] ? 'article' : 'plain')), isDraft)
}

const tellCompared = (work: Work, compared: Document, differences: readonly Difference[], expected: Expectations, renames: readonly Rename[]): Draft[] => {
  const { scene, order } = work
  const ordered = new Map(differences.map((difference) => [difference, order.of(difference.edits)]))
  const isOwnSchema = ({ place }: Difference) => place.key === '$schema' && place.parent?.parent === undefined
  const causes = new Map(
    differences.map((difference) => [difference, (isOwnSchema(difference) ? compared.move : undefined) ?? causeOf(difference, expected, renames)]),
  )
  const groups = new Map<string | undefined, Difference[]>()
  for (const [difference, cause] of causes) groups.set(cause, [...(groups.get(cause) ?? []), difference])
  const draft = (told: ToldDifference, cause: string | undefined): Draft => ({
    kind: told.kind,
    file: compared.file,
    pointer: told.pointer,
    sentence: told.sentence,
    lines: told.lines,
    pages: told.kind === 'renamed' ? [] : pagesOf(work, compared, told.place), // nobody sees a name
    edits: told.differences.flatMap((difference) => ordered.get(difference) ?? []),
    cause,
    self: nameOf(compared.file, told.pointer),
  })
  return [...groups].flatMap(([cause, some]) => tellDocument(scene, some).map((told) => draft(told, cause)))
}

const abouts: Readonly<Record<string, string>> = { page: 'Page', dialog: 'Dialog', site: 'Site settings', facts: 'Facts', checks: 'Checks' }
const ranks: Readonly<Record<string, number>> = { facts: 0, site: 1, page: 2, dialog: 3, checks: 5 }

const rankOf = (file: string) => ranks[placeOf(file)?.kind ?? ''] ?? (file.startsWith(`${assetsFolder}/`) ? 4 : 6)

const fileOf = ({ scene, states }: Work, file: string, changes: readonly Told[]): ToldFile => {
  const place = placeOf(file)
  const after = states.after(file)
  const title = jsonOf(after ?? states.before(file))['title']
  const { lookup } = after === undefined ? scene.before : scene.after
  const about = (place && abouts[place.kind]) ?? (file.startsWith(`${assetsFolder}/`) ? 'Asset' : 'File')
  const name = place?.route !== undefined && typeof title === 'string' ? interpolate(title, lookup) : file
  return { file, about, name, route: place?.route, changes }
}

/** Puts what only follows another change below it, and the rest below its file. */
const gatherFiles = (work: Work, drafts: readonly Draft[]): ToldFile[] => {
  const heads = new Set(drafts.filter(({ cause }) => cause === undefined).map(({ self }) => self))
  const followers = new Map<string, Draft[]>()
  for (const draft of drafts) if (draft.cause && heads.has(draft.cause)) followers.set(draft.cause, [...(followers.get(draft.cause) ?? []), draft])
  const told = ({ cause: _, self, ...draft }: Draft, follows: readonly Draft[]): Told => ({ ...draft, follows: follows.map((follower) => told(follower, [])) })
  const files = new Map<string, Told[]>()
  for (const draft of drafts) {
    if (draft.cause && heads.has(draft.cause)) continue
    files.set(draft.file, [...(files.get(draft.file) ?? []), told(draft, followers.get(draft.self) ?? [])])
  }
  return [...files].map(([file, changes]) => fileOf(work, file, changes)).sort((a, b) => rankOf(a.file) - rankOf(b.file) || (a.file < b.file ? -1 : 1))
}

/**
 * Tells what has changed between two states of a site: every difference of what its documents say in one sentence, with the edits that made it;
 * all edits together make of the first state the second. Differences of layout alone are none. Pure.
 */
export const changesBetween = (kit: Kit, states: States): Changes => {
  const pairs = pairFiles(states)
  const scene: Scene = { kit, before: sideOf(states.before), after: sideOf(states.after) }
  const work: Work = { kit, states, scene, showing: new Showing(kit, states, pairs), redirects: redirectsOf(states), order: new Order() }
  const moves = pairs.filter(({ from, path }) => from !== undefined && path !== undefined && from !== path)
  const compared = pairs.flatMap((pair) => (isComparable(pair) ? [documentOf(pair, moves.includes(pair) ? wholeOf(pair) : undefined)] : []))
  const plain = (one: Document, known?: Expected) => differencesOf(kit.choices, one, known)
  const first = new Map(compared.filter(({ place }) => place?.kind === 'facts' || place?.kind === 'site').map((one) => [one, plain(one)]))
  const renames = [
    ...moves.flatMap((pair) => renamesOfMove(pair, wholeOf(pair))),
    ...[...first].flatMap(([{ file }, differences]) => renamesIn(file, differences)),
  ]
  const whole = (pair: Pair): Draft[] => {
    const file = pair.path ?? pair.from ?? ''
    const drafts = [
      ...(moves.includes(pair) ? [tellMove(pair, scene, work.showing, work.redirects)] : []),
      ...(isComparable(pair) || (moves.includes(pair) && pair.before === pair.after) ? [] : [tellWhole(pair, scene, work.showing, work.redirects)]),
    ]
    return drafts.map(({ edits, ...told }, index) => ({ ...told, file, pointer: '', edits: work.order.of(edits), self: index === 0 ? wholeOf(pair) : '' }))
  }
  const alike = manyFiles(pairs)
  const grouped = new Set(alike.flatMap((some) => some.pairs))
  const many = alike.map(
    ({ folder, pairs: some, ...told }): Draft => ({ ...told, file: folder, pointer: '', pages: [], edits: work.order.of(some.flatMap(editsOf)), self: '' }),
  )
  const values = compared.flatMap((one): Draft[] => {
    const expected: Expectations = one.place ? expectationsOf(kit.choices, one.place.kind, one.before, renames) : { strings: new Map(), keys: new Map() }
    const differences = renames.length > 0 ? plain(one, expectedLists(one.before, expected)) : (first.get(one) ?? plain(one))
    return tellCompared(work, one, differences, expected, renames)
  })
  const drafts = [...pairs.filter((pair) => !grouped.has(pair)).flatMap(whole), ...many, ...values]
  const isEverywhere = drafts.some(({ pages }) => pages.includes('*'))
  return { files: gatherFiles(work, drafts), everyPage: isEverywhere ? work.showing.everyPage() : [] }
}
