import { describe, expect, it } from 'vitest'
import { hideBlock, showBlock } from '../../../src/content/commands/blocks/hideBlock.ts'
import { turnBlock, turnsInto } from '../../../src/content/commands/blocks/turnBlock.ts'
import type { At } from '../../../src/content/commands/Command.ts'
import { blankBlock, blankOf } from '../../../src/content/commands/entries/blankEntry.ts'
import { copyEntry } from '../../../src/content/commands/entries/copyEntry.ts'
import { insertEntry } from '../../../src/content/commands/entries/insertEntry.ts'
import {
  type EntryAt,
  entryAt,
  isOfBlocks,
  type ListAt,
  listAt,
} from '../../../src/content/commands/entries/listAt.ts'
import { moveEntry } from '../../../src/content/commands/entries/moveEntry.ts'
import { placesInEntry, stillNaming } from '../../../src/content/commands/entries/placesInEntry.ts'
import { removeEntry } from '../../../src/content/commands/entries/removeEntry.ts'
import { type Ground, OperationError, type Plan } from '../../../src/content/commands/Ground.ts'
import { look } from '../../../src/content/commands/places/look.ts'
import { replaceText } from '../../../src/content/commands/texts/replaceText.ts'
import { documentSchemas, type Schema } from '../../../src/core/document/documentSchemas.ts'
import { isBlock } from '../../../src/core/document/isBlock.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { type DocumentEdit, WriteProblem } from '../../../src/core/edits/change.ts'
import { placesOf } from '../../../src/core/edits/keepPlaces.ts'
import { gather } from '../../../src/core/model/schema/gather.ts'
import { pointerOf } from '../../../src/core/model/schema/path.ts'
import { walkSchema } from '../../../src/core/model/schema/walkSchema.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { linesOf } from '../../support/linesOf.ts'
import { lintSite } from '../../support/lintTexts.ts'
import { today } from '../../support/littleSite.ts'
import { carriedOut, groundOf, valueIn } from '../../support/operations.ts'
import { pick, randomOf } from '../../support/random.ts'
import { bicycle, boatyard, ownSite } from '../../support/sites.ts'

type Random = () => number
type Operation = (ground: Ground, entry: EntryAt, random: Random) => Plan

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** Every list of a site's documents, by its place. */
const listsOf = ({ kit, files }: Ground): At[] =>
  files.flatMap(({ place, path, value }) => {
    const found: At[] = []
    if (!place) return found
    walkSchema(kit.choices, value, documentSchemas[place.kind], (list, schema, at) => {
      if (Array.isArray(list) && list.length > 0 && isSchema(schema['items']))
        found.push({ file: path, pointer: pointerOf(at) })
    })
    return found
  })

/** Another list in which an entry could stand, in this document or in any other. */
const listLike = (ground: Ground, { list }: EntryAt, random: Random): ListAt => {
  const all = listsOf(ground).map((at) => listAt(ground, at))
  return (
    pick(
      all.filter((other) => JSON.stringify(other.item) === JSON.stringify(list.item)),
      random,
    ) ?? list
  )
}

const somewhere = (list: ListAt, random: Random) => ({
  list,
  index: Math.floor(random() * (list.entries.length + 1)),
})

const operations: Readonly<Record<string, Operation>> = {
  insert: (ground, { list }, random) => {
    const type = pick(Object.keys(standardKit.blocks), random) ?? ''
    return insertEntry(
      ground,
      somewhere(list, random),
      isOfBlocks(list) ? blankBlock(standardKit, type) : blankOf(standardKit, list.item),
    )
  },
  duplicate: (ground, entry) => copyEntry(ground, entry),
  copy: (ground, entry, random) =>
    copyEntry(ground, entry, somewhere(listLike(ground, entry, random), random)),
  move: (ground, entry, random) => moveEntry(ground, entry, somewhere(entry.list, random)),
  'move away': (ground, entry, random) =>
    moveEntry(ground, entry, somewhere(listLike(ground, entry, random), random)),
  remove: (ground, entry) => removeEntry(ground, entry),
  'hide or show': (ground, entry) =>
    ((entry.value as { hidden?: unknown } | undefined)?.hidden === true ? showBlock : hideBlock)(
      ground,
      entry,
    ), // any value may have it
  turn: (ground, entry, random) => {
    const types =
      isOfBlocks(entry.list) && isBlock(entry.value) ? turnsInto(standardKit, entry.value) : []
    return turnBlock(ground, entry, pick(types, random) ?? 'none')
  },
}

const findingsOf = (sources: Sources) => lintSite(standardKit, sources, { today }).findings
/** That two fields have one label is told of a copy by lint: its author has yet to name it. */
const told = (sources: Sources, rules: readonly string[]) =>
  findingsOf(sources).flatMap(({ rule, file, message }) =>
    rules.includes(rule) && !/have the label/.test(message) ? [`${file} ${message}`] : [],
  )

const linesIn = (text: string) => text.split('\n').map((line) => line.replace(/,$/, ''))

/** How many lines of a document are no longer there. */
const linesLost = (before: string, after: string): number => {
  const left = new Map<string, number>()
  for (const line of linesIn(after)) left.set(line, (left.get(line) ?? 0) + 1)
  return linesIn(before).filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  }).length
}

/** No more lines are lost than the plan names places, and those of what it takes away. */
const mayLose = (change: Plan['change'], path: string, entry: EntryAt): number => {
  const edits = change.edits.filter(
    (edit): edit is DocumentEdit => edit.file === path && 'pointer' in edit,
  )
  const own =
    edits.some(
      ({ kind, pointer }) =>
        (kind === 'remove' || kind === 'set') &&
        (entry.pointer.startsWith(pointer) || pointer.startsWith(`${entry.pointer}/`)),
    ) && entry.list.file.path === path
  const size = own
    ? Math.max(
        JSON.stringify(
          entry.list.entries.length === 1 ? entry.list.entries : entry.value,
          null,
          1,
        ).split('\n').length,
        1,
      )
    : 0
  return size + 2 * edits.length
}

const placesNow = (sources: Sources, path: string): (string | undefined)[] => {
  const value = JSON.parse(sources.files.find((file) => file.path === path)?.text ?? '{}') as {
    blocks?: { type: string }[]
  }
  const places = placesOf(standardKit, value.blocks ?? [])
  return (value.blocks ?? []).map((block) => places.get(block))
}

const many = process.env['LONG'] ? 3000 : 150

/** The own site is large: it is tried less often, and with full counts alone. */
const sites = [
  [boatyard, many],
  [bicycle, many / 3],
  ...(process.env['LONG'] ? [[ownSite, many / 10] as const] : []),
] as const

describe.each(sites)('operations on the lists of %s', (folder, rounds) => {
  const site = readSite(folder)
  const ground = groundOf(site)
  const lists = listsOf(ground)
  const broken = told(site, ['schema', 'syntax', 'ids', 'fields'])
  const dead = told(site, ['links'])
  const random = randomOf(25)
  const counts = new Map<string, number>()

  it(`chosen at random keep documents valid and preserve other lines, anchors and links (${rounds} times)`, {
    timeout: 600_000,
  }, () => {
    for (let round = 0; round < rounds; round += 1) {
      const at = pick(lists, random) ?? { file: '', pointer: '' }
      const blocks = { ...at, pointer: '/blocks' }
      const list = listAt(
        ground,
        round % 2 === 0 &&
          lists.some(({ file, pointer }) => file === at.file && pointer === '/blocks')
          ? blocks
          : at,
      )
      const entry = entryAt(ground, {
        file: list.file.path,
        pointer: `${list.pointer}/${Math.floor(random() * list.entries.length)}`,
      })
      const name = pick(Object.keys(operations), random) ?? ''
      const said = `${round}: ${name} ${entry.list.file.path}${entry.pointer}`
      let plan: Plan
      try {
        plan = operations[name]?.(ground, entry, random) ?? {
          change: { label: '', edits: [] },
          messages: [],
        }
      } catch (error) {
        if (!(error instanceof OperationError)) throw new Error(said, { cause: error })
        expect(error.message, said).toMatch(/Nothing was changed\.$/)
        continue
      }
      counts.set(name, (counts.get(name) ?? 0) + 1)
      const after = carriedOut(site, plan)
      const sentence = linesOf(plan).join('\n')
      for (const edit of plan.change.edits)
        if (edit.kind === 'insert' && edit.texts)
          expect(
            edit.texts.map(({ text }) => JSON.parse(text)),
            said,
          ).toEqual(edit.values)
      expect(linesOf(plan)[0], said).toMatch(/\S.*[.:]$/)
      expect(
        told(after, ['schema', 'syntax', 'ids', 'fields']).filter((line) => !broken.includes(line)),
        said,
      ).toEqual([])
      for (const { path, text } of site.files) {
        const now = after.files.find((file) => file.path === path)?.text ?? ''
        if (now !== text)
          expect(linesLost(text, now), `${said} ${path}\n${sentence}`).toBeLessThanOrEqual(
            mayLose(plan.change, path, entry),
          )
      }
      const leadNowhere = told(after, ['links']).filter((line) => !dead.includes(line))
      if (name === 'remove' || name === 'hide or show' || name === 'turn') {
        if (leadNowhere.length > 0) expect(sentence, said).toContain('Left to you')
      } else
        expect(
          leadNowhere.filter((line) => !/TODO|It is not said yet/.test(line)), // what is yet to be written
          said,
        ).toEqual([])
      // The places of blocks that stay are those that they had.
      const own = placesNow(site, entry.list.file.path).filter(
        (place, index) => place !== undefined && !(isOfBlocks(entry.list) && index === entry.index),
      )
      const now = placesNow(after, entry.list.file.path)
      expect(
        own.filter((place) => !now.includes(place)),
        said,
      ).toEqual([])
    }
    // The bicycle workshop's has few blocks that say the same in other forms.
    for (const name of Object.keys(operations))
      if (folder === boatyard) expect(counts.get(name) ?? 0, name).toBeGreaterThan(0)
  })

  it('list the remaining references to each entry with file and line', () => {
    for (const at of lists)
      for (const index of listAt(ground, at).entries.keys()) {
        const entry = entryAt(ground, { file: at.file, pointer: `${at.pointer}/${index}` })
        expect(
          stillNaming(ground, entry, placesInEntry(ground, entry)).every(
            ({ file, line }) => file.startsWith('pages/') && line > 0,
          ),
        ).toBe(true)
      }
  })
})

describe('operations on documents that don’t match their schemas', () => {
  const site = readSite(boatyard)
  const random = randomOf(7)
  const wrong: readonly unknown[] = [null, 7, 'x', [], {}, [null], [[]], { type: 3 }]

  /** A site with some values of a document that are of another kind. */
  const damaged = (): Sources => {
    const { path, text } = pick(site.files, random) ?? { path: '', text: '{}' }
    const places: { parent: Record<string, unknown>; key: string }[] = []
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const parent = value as Record<string, unknown> // a list has keys too
      for (const key of Object.keys(parent)) {
        places.push({ parent, key })
        walk(parent[key])
      }
    }
    const value: unknown = JSON.parse(text)
    walk(value)
    for (const { parent, key } of [pick(places, random), pick(places, random)].filter(
      (place) => place !== undefined,
    ))
      parent[key] = pick(wrong, random)
    return {
      ...site,
      files: site.files.map((file) =>
        file.path === path ? { path, text: JSON.stringify(value, null, 2) } : file,
      ),
    }
  }

  it('succeed or fail with an explanation', { timeout: 600_000 }, () => {
    for (let round = 0; round < many / 5; round += 1) {
      const sources = damaged()
      const ground = groundOf(sources)
      const changed = ground.files.find(
        ({ path, text }) => text !== site.files.find((file) => file.path === path)?.text,
      )
      const lists = listsOf(ground).filter(({ file }) => round % 2 === 0 || file === changed?.path)
      const tries: (() => unknown)[] = [
        () => look(ground, changed?.path ?? '/'),
        () => replaceText(ground, 'slip', 'jetty', { chosen: 'all', likeness: 'alike' }),
        ...Object.entries(operations).map(([, operation]) => () => {
          const at = pick(lists, random)
          if (!at) return undefined
          const { entries } = listAt(ground, at)
          const plan = operation(
            ground,
            entryAt(ground, {
              ...at,
              pointer: `${at.pointer}/${Math.floor(random() * entries.length)}`,
            }),
            random,
          )
          return carriedOut(sources, plan)
        }),
      ]
      for (const attempt of tries)
        try {
          attempt()
        } catch (error) {
          if (!(error instanceof OperationError) && !(error instanceof WriteProblem))
            throw new Error(`round ${round}, ${changed?.path}`, { cause: error })
        }
    }
  })
})

describe('turning a block into another type', () => {
  const words = (value: unknown) =>
    new Set(
      JSON.stringify(value)
        .replaceAll('\\n', ' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu),
    )
  const examples = Object.entries(
    import.meta.glob<{ type: string }[]>('../../../src/render/blocks/*/examples.json', {
      eager: true,
      import: 'default',
    }),
  )
  const all = examples.flatMap(([path, blocks]) =>
    blocks.map((block, index) => [`${path.split('/').at(-2)} ${index + 1}`, block] as const),
  )
  const related = all.flatMap(([name, block]) =>
    turnsInto(standardKit, block).map((type) => [name, type, block] as const),
  )

  it('offers all eight target types among the examples', () => {
    expect(new Set(related.map(([, type]) => type))).toEqual(
      new Set(['callout', 'cards', 'checklist', 'faq', 'list', 'prose', 'steps', 'tags']),
    )
  })
  it.each(related)('from %s to %s keeps every word or reports what is lost', (_, type, block) => {
    const page = { $schema: '', title: 'x', description: 'x', blocks: [block] }
    const file = { path: 'pages/x.json', text: JSON.stringify(page) }
    const ground = groundOf({ files: [file], assets: [] })
    const plan = turnBlock(ground, entryAt(ground, { file: file.path, pointer: '/blocks/0' }), type)
    const turned: unknown = valueIn(carriedOut({ files: [file], assets: [] }, plan), file.path)
      .blocks[0]
    const said = linesOf(plan)
    expect(standardKit.validators.blocks[type]?.(turned)).toBe(true)
    const { strings } = gather(standardKit.choices, { blocks: [block] }, documentSchemas.page)
    const remaining = words([turned, said])
    expect(
      [...words(strings.flatMap(({ role, text }) => (role === 'other' ? [] : [text])))].filter(
        (word) => !remaining.has(word),
      ),
    ).toEqual([])
  })
})
