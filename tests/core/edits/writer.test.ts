import { expect, test } from 'vitest'
import { apply } from '../../../src/core/edits/apply.ts'
import type { Change, DocumentEdit } from '../../../src/core/edits/change.ts'
import { editThings, identify, plain } from '../../../src/core/edits/identify.ts'
import { keyOrderOf } from '../../../src/core/edits/keyOrderOf.ts'
import { merge } from '../../../src/core/edits/merge.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { littleSite } from '../../support/littleSite.ts'
import { randomOf } from '../../support/random.ts'
import { randomEdit } from '../../support/randomEdits.ts'
import { bicycle, boatyard } from '../../support/sites.ts'

const isLong = Boolean(process.env['LONG'])
const order = keyOrderOf(standardKit.choices)
/** Without silences, whose places the writer carries along by itself (src/core/edits/editDocument.test.ts). */
const documents = [
  ...readSite(boatyard).files,
  ...readSite(bicycle).files,
  ...littleSite().files,
].map(({ path, text }) => ({
  path,
  text: String(
    apply(
      {
        label: '',
        edits: text.includes('"silence"')
          ? [{ kind: 'remove', file: path, pointer: '/silence' }]
          : [],
      },
      () => text,
    ).files.get(path) ?? text,
  ),
}))

/** The ways in which people and programs write the same document. */
const layouts: Readonly<Record<string, (text: string) => string>> = {
  'as it is': (text) => text,
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with tabs, a mark at the beginning and no last line': (text) =>
    `\ufeff${JSON.stringify(JSON.parse(text), null, '\t')}`,
  'on one line': (text) => JSON.stringify(JSON.parse(text)),
  'with breaks and blanks anywhere': (text) =>
    text.replace(/"(?:[^"\\]|\\.)*"|[[{,:]/g, (token: string, at: number) =>
      token.length > 1 ? token : token + (['', '\n\n   ', ' ', '\n'][at % 4] ?? ''),
    ),
}

const read = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ''))

/** The value that edits make of another, by a way that knows no text. */
const reckoned = (value: unknown, edits: readonly DocumentEdit[]): unknown => {
  const root = identify(value)
  let count = 0
  for (const edit of edits) editThings(root, edit, () => --count)
  return plain(root)
}

const randomChange = (
  file: string,
  text: string,
  random: () => number,
  count: number,
): { change: Change; value: unknown } => {
  const edits: DocumentEdit[] = []
  let value = read(text)
  for (let made = 0; made < count; made += 1) {
    const edit = randomEdit(file, value, random)
    value = reckoned(value, [edit])
    edits.push(edit)
  }
  return { change: { label: 'Something', edits }, value }
}

const rounds = isLong ? 40 : 1

test.each(Object.entries(layouts))(
  'random changes of all documents, written %s, apply correctly and undo byte for byte',
  (_, lay) => {
    let count = 0
    for (const [index, { path, text: original }] of documents.entries()) {
      const text = lay(original)
      for (let round = 0; round < rounds; round += 1) {
        const random = randomOf(index * 1000 + round)
        const { change, value } = randomChange(path, text, random, 1 + Math.floor(random() * 4))
        const told = JSON.stringify(change.edits)
        const done = apply(change, (file) => (file === path ? text : undefined), order)
        const after = String(done.files.get(path))
        expect(read(after), told).toEqual(value)
        const undone = apply(done.inverse, () => after, order)
        expect((undone.files.get(path) ?? after) === text, told).toBe(true)
        expect(
          (apply(undone.inverse, () => text, order).files.get(path) ?? text) === after,
          told,
        ).toBe(true)
        count += 1
      }
    }
    expect(count).toBe(documents.length * rounds)
  },
)

test('setting a string changes only its own line in the file', () => {
  for (const { path, text } of documents) {
    const lines = text.split('\n')
    const random = randomOf(text.length)
    for (let round = 0; round < (isLong ? 50 : 3); round += 1) {
      const edit = randomEdit(path, read(text), random)
      if (
        edit.kind !== 'set' ||
        typeof edit.value !== 'string' ||
        !edit.value.endsWith(' and more')
      )
        continue
      const after = String(
        apply({ label: '', edits: [edit] }, () => text, order).files.get(path),
      ).split('\n')
      expect(after.length).toBe(lines.length)
      expect(after.filter((line, index) => line !== lines[index]).length).toBe(1)
    }
  }
})

test('reverting a change keeps what others have written since', () => {
  const path = 'pages/about.json'
  const text = documents.find((file) => file.path === path)?.text ?? ''
  const done = apply(
    { label: 'A title', edits: [{ kind: 'set', file: path, pointer: '/title', value: 'Another' }] },
    () => text,
    order,
  )
  const since = String(done.files.get(path)).replace(
    '"description": "',
    '"description": "Since then: ',
  )
  expect(apply(done.inverse, () => since, order).files.get(path)).toBe(
    text.replace('"description": "', '"description": "Since then: '),
  )
})

test('merging random changes of different strings keeps both', () => {
  for (const { path, text } of documents) {
    const random = randomOf(text.length)
    const edits = Array.from({ length: isLong ? 100 : 12 }, () =>
      randomEdit(path, read(text), random),
    ).filter(
      (edit, index, all) =>
        edit.kind === 'set' &&
        String(edit.value).endsWith(' and more') &&
        all.findIndex(({ pointer }) => pointer === edit.pointer) === index,
    )
    const halves = [0, 1].map((half) => ({
      label: `${half}`,
      edits: edits.filter((_, index) => index % 2 === half),
    }))
    const [one, other] = halves
    if (!one || !other || edits.length < 2) continue
    const { change, conflicts } = merge(one, other, () => text, order)
    expect(conflicts).toEqual([])
    expect(read(String(apply(change, () => text, order).files.get(path)))).toEqual(
      reckoned(read(text), edits),
    )
  }
})

test('merging two changes of the same string reports a conflict', () => {
  let count = 0
  for (const { path, text } of documents) {
    const random = randomOf(text.length)
    for (let round = 0; round < (isLong ? 50 : 3); round += 1) {
      const edit = randomEdit(path, read(text), random)
      if (edit.kind !== 'set' || !String(edit.value).endsWith(' and more')) continue
      const { change, conflicts } = merge(
        { label: '', edits: [edit] },
        { label: '', edits: [{ ...edit, value: 'Other' }] },
        () => text,
        order,
      )
      expect({ change, conflicts }).toEqual({
        change: { label: '', edits: [] },
        conflicts: [{ file: path, pointer: edit.pointer, values: [edit.value, 'Other'] }],
      })
      count += 1
    }
  }
  expect(count).toBeGreaterThan(10)
})

test('merging random pairs of changes gives the same result and conflicts in either order', () => {
  const counts = { merged: 0, conflicts: 0 }
  for (const [index, { path, text }] of documents.entries()) {
    for (let round = 0; round < (isLong ? 100 : 3); round += 1) {
      const random = randomOf(7_000_000 + index * 1000 + round)
      const [one, other] = [1, 2].map(
        () => randomChange(path, text, random, 1 + Math.floor(random() * 3)).change,
      )
      if (!one || !other) continue
      const source = () => text
      const [there, back] = [merge(one, other, source, order), merge(other, one, source, order)]
      const told = JSON.stringify([one.edits, other.edits])
      expect(back.change, told).toEqual(there.change)
      expect(
        back.conflicts.map(({ values: [a, b], ...rest }) => ({ ...rest, values: [b, a] })),
        told,
      ).toEqual(there.conflicts)
      expect(
        apply(merge(one, { label: '', edits: [] }, source, order).change, source, order).files.get(
          path,
        ),
        told,
      ).toBe(apply(one, source, order).files.get(path))
      apply(there.change, source, order)
      counts[there.conflicts.length > 0 ? 'conflicts' : 'merged'] += 1
    }
  }
  expect(counts.merged).toBeGreaterThan(counts.conflicts)
})
