import { expect, test } from 'vitest'
import { randomOf } from '../../../tests/support/random.ts'
import { randomEdit } from '../../../tests/support/randomEdits.ts'
import { apply } from './apply.ts'
import type { DocumentEdit } from './change.ts'

const file = 'pages/a.json'
const block = (id: string, items: readonly string[] = []) => ({
  type: 'list',
  id,
  items: items.map((title) => ({ title })),
})
const document = {
  silence: [
    { rule: 'titles', reason: 'Whole.', pointer: '' },
    { rule: 'headings', reason: 'One.', pointer: '/blocks/1' },
    { rule: 'markup', reason: 'Entry.', pointer: '/blocks/2/items/1/title' },
    { rule: 'facts', reason: 'Anywhere.' },
  ],
  title: 'A',
  blocks: [block('a'), block('b'), block('c', ['x', 'y', 'z'])],
}
const text = `${JSON.stringify(document, null, 2)}\n`
const after = (...edits: DocumentEdit[]) => {
  const done = apply({ label: '', edits }, () => text)
  expect(apply(done.inverse, (path) => done.files.get(path)).files.get(file) ?? text).toBe(text)
  return JSON.parse(String(done.files.get(file))) as {
    silence?: { rule: string; pointer?: string }[]
  }
}
const pointers = (...edits: DocumentEdit[]) =>
  after(...edits).silence?.map(({ pointer }) => pointer)

test.each<[string, DocumentEdit, (string | undefined)[] | undefined]>([
  [
    'a block put before',
    { kind: 'insert', file, pointer: '/blocks/0', values: [block('n'), block('m')] },
    ['', '/blocks/3', '/blocks/4/items/1/title', undefined],
  ],
  [
    'a block put behind',
    { kind: 'insert', file, pointer: '/blocks/-', values: [block('n')] },
    ['', '/blocks/1', '/blocks/2/items/1/title', undefined],
  ],
  [
    'an entry put between',
    { kind: 'insert', file, pointer: '/blocks/2/items/1', values: [{}] },
    ['', '/blocks/1', '/blocks/2/items/2/title', undefined],
  ],
  [
    'a block taken out before',
    { kind: 'remove', file, pointer: '/blocks/0' },
    ['', '/blocks/0', '/blocks/1/items/1/title', undefined],
  ],
  [
    'what it is for taken out',
    { kind: 'remove', file, pointer: '/blocks/1' },
    ['', '/blocks/1/items/1/title', undefined],
  ],
  [
    'what holds it taken out',
    { kind: 'remove', file, pointer: '/blocks/2/items' },
    ['', '/blocks/1', undefined],
  ],
  [
    'a block moved down',
    { kind: 'move', file, pointer: '/blocks/1', to: '/blocks/2' },
    ['', '/blocks/2', '/blocks/1/items/1/title', undefined],
  ],
  [
    'a block moved up',
    { kind: 'move', file, pointer: '/blocks/2', to: '/blocks/0' },
    ['', '/blocks/2', '/blocks/0/items/1/title', undefined],
  ],
  [
    'a block moved to the end',
    { kind: 'move', file, pointer: '/blocks/0', to: '/blocks/-' },
    ['', '/blocks/0', '/blocks/1/items/1/title', undefined],
  ],
  [
    'an entry moved to another list',
    { kind: 'move', file, pointer: '/blocks/2/items/1', to: '/blocks/0/items/0' },
    ['', '/blocks/1', '/blocks/0/items/0/title', undefined],
  ],
  [
    'a key with another name',
    { kind: 'rename', file, pointer: '/blocks/2/items', key: 'entries' },
    ['', '/blocks/1', '/blocks/2/entries/1/title', undefined],
  ],
  [
    'a value in its place',
    { kind: 'set', file, pointer: '/blocks/1', value: block('n') },
    ['', '/blocks/1', '/blocks/2/items/1/title', undefined],
  ],
  ['all blocks taken out', { kind: 'remove', file, pointer: '/blocks' }, ['', undefined]],
])('%s: suppressions keep pointing at their values', (_, edit, expected) => {
  expect(pointers(edit)).toEqual(expected)
})

test('removing the value of the last suppression removes the silence list too', () => {
  const only = { ...document, silence: [document.silence[1]] }
  const done = apply({ label: '', edits: [{ kind: 'remove', file, pointer: '/blocks/1' }] }, () =>
    JSON.stringify(only),
  )
  expect(JSON.parse(String(done.files.get(file)))).not.toHaveProperty('silence')
})

test('an edit of a suppression itself applies as written', () => {
  expect(pointers({ kind: 'remove', file, pointer: '/silence/0' })).toEqual([
    '/blocks/1',
    '/blocks/2/items/1/title',
    undefined,
  ])
})

test('undo restores suppressions and keeps text that others edited since', () => {
  const done = apply(
    { label: '', edits: [{ kind: 'remove', file, pointer: '/blocks/1' }] },
    () => text,
  )
  const since = String(done.files.get(file)).replace('"title": "A"', '"title": "B"')
  const back = apply(done.inverse, () => since)
  expect(JSON.parse(String(back.files.get(file)))).toEqual({ ...document, title: 'B' })
  const again = apply(back.inverse, () =>
    String(back.files.get(file)).replace('"title": "B"', '"title": "C"'),
  )
  expect(JSON.parse(String(again.files.get(file)))).toEqual({ ...JSON.parse(since), title: 'C' })
})

const rounds = process.env['LONG'] ? 20_000 : 400

test(`through ${rounds} random edits suppressions keep pointing at their values or are removed with them`, () => {
  const valueAt = (value: unknown, pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (at, key) =>
          (at as Record<string, unknown> | undefined)?.[
            key.replace(/~1/g, '/').replace(/~0/g, '~')
          ],
        value,
      ) // any JSON
  const mark = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  let remaining = 0
  for (let round = 0; round < rounds; round += 1) {
    const edit = randomEdit(
      file,
      { title: document.title, blocks: document.blocks },
      randomOf(round),
    )
    if (edit.kind === 'set') continue
    const now = after(edit)
    for (const { rule, pointer } of document.silence) {
      if (!pointer) continue
      const found = now.silence?.find((silence) => silence.rule === rule)
      const isInside = pointer.startsWith(edit.pointer)
      if (found?.pointer === undefined)
        expect([edit.kind, isInside], JSON.stringify(edit)).toEqual(['remove', true])
      else if (typeof valueAt(document, pointer) === 'string') {
        expect(mark(valueAt(now, found.pointer)), JSON.stringify(edit)).toBe(
          valueAt(document, pointer),
        )
        remaining += 1
      } else
        expect(valueAt(now, `${found.pointer}/type`) ?? 'list', JSON.stringify(edit)).toBe('list')
    }
  }
  expect(remaining).toBeGreaterThan(rounds / 4)
})
