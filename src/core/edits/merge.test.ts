import { describe, expect, it } from 'vitest'
import { apply } from './apply.ts'
import type { Change, Edit } from './change.ts'
import { merge } from './merge.ts'

const file = 'pages/a.json'
const text =
  '{ "title": "Old", "items": [{ "q": "A" }, { "q": "B" }, { "q": "C" }], "more": { "k": "v" }, "list": [1, 2, 3, 4] }'
const files: Readonly<Record<string, string>> = { [file]: text, 'pages/b.json': '{ "title": "B" }' }
const read = (path: string) => files[path]

const change = (...edits: readonly Edit[]): Change => ({ label: 'Something', edits })
const set = (pointer: string, value: unknown): Edit => ({ kind: 'set', file, pointer, value })
const move = (pointer: string, to: string): Edit => ({ kind: 'move', file, pointer, to })
const remove = (pointer: string): Edit => ({ kind: 'remove', file, pointer })
const insert = (pointer: string, value: unknown): Edit => ({
  kind: 'insert',
  file,
  pointer,
  values: [value],
})

const merged = (one: Change, other: Change) => {
  const { change: both, conflicts } = merge(one, other, read)
  const done = apply(both, read)
  return {
    conflicts,
    files: [...done.files],
    value: JSON.parse(String(done.files.get(file) ?? text)) as {
      title: string
      items: { q: string }[]
      more: Record<string, unknown>
      list: number[]
    },
  }
}
const questions = (one: Change, other: Change) =>
  merged(one, other)
    .value.items.map(({ q }) => q)
    .join('')

describe('merging two changes', () => {
  it('keeps a suppression on its entry when the other change moves that entry', () => {
    const silence = [{ rule: 'titles', reason: 'So it is.', pointer: '/items/1' }]
    const { value } = merged(
      change(insert('/items/0', { q: 'N' })),
      change(set('/silence', silence)),
    )
    expect(value).toMatchObject({ silence: [{ pointer: '/items/2' }] })
  })

  it('applies both when one moves an entry and the other edits it', () => {
    expect(questions(change(move('/items/2', '/items/0')), change(set('/items/2/q', 'X')))).toBe(
      'XAB',
    )
    expect(questions(change(remove('/items/0')), change(set('/items/2/q', 'X')))).toBe('BX')
    expect(
      questions(change(insert('/items/0', { q: 'N' })), change(move('/items/0', '/items/2'))),
    ).toBe('NBCA')
    expect(
      questions(change(insert('/items/1', { q: 'N' })), change(insert('/items/1', { q: 'M' }))),
    ).toMatch(/^A(NM|MN)BC$/)
  })
  it('applies identical changes once', () => {
    expect(
      questions(
        change(insert('/items/1', { q: 'N' })),
        change(insert('/items/1', { q: 'N' }), set('/title', 'New')),
      ),
    ).toBe('ANBC')
    expect(questions(change(remove('/items/0')), change(remove('/items/0')))).toBe('BC')
  })
  it('applies both when one renames a key and the other edits its value', () => {
    expect(
      merged(
        change({ kind: 'rename', file, pointer: '/more/k', key: 'l' }),
        change(set('/more/k', 'w')),
      ).value.more,
    ).toEqual({ l: 'w' })
  })
  it('reports a conflict with both values of one string and applies the rest', () => {
    const { conflicts, value } = merged(
      change(set('/title', 'One'), set('/items/0/q', 'X')),
      change(set('/title', 'Two')),
    )
    expect(conflicts).toEqual([{ file, pointer: '/title', values: ['One', 'Two'] }])
    expect(value).toMatchObject({ title: 'Old', items: [{ q: 'X' }, { q: 'B' }, { q: 'C' }] })
  })
  it('reports a conflict when one removes what the other edits', () => {
    const { conflicts, value } = merged(
      change(remove('/items/1')),
      change(set('/items/1/q', 'X'), remove('/items/0')),
    )
    expect(conflicts).toEqual([{ file, pointer: '/items/1', values: [undefined, { q: 'X' }] }])
    expect(value.items).toEqual([{ q: 'B' }, { q: 'C' }])
  })
  it('reports a conflict when both move one entry to different positions', () => {
    const { conflicts, value } = merged(
      change(move('/list/0', '/list/3')),
      change(move('/list/0', '/list/2')),
    )
    expect(conflicts).toEqual([{ file, pointer: '/list/0', values: [3, 2] }])
    expect(value.list).toEqual([1, 2, 3, 4])
  })
  it('applies both when one renames a file and the other edits it', () => {
    const { files: done } = merged(
      change({ kind: 'moveFile', file, to: 'pages/c.json' }),
      change(set('/title', 'New')),
    )
    expect(done).toEqual([
      [file, undefined],
      ['pages/c.json', text.replace('Old', 'New')],
    ])
  })
  it('reports a conflict and changes nothing when both rename files to one path', () => {
    const one = change({ kind: 'moveFile', file, to: 'pages/c.json' })
    const other = change({ kind: 'moveFile', file: 'pages/b.json', to: 'pages/c.json' })
    expect(merge(one, other, read)).toEqual({
      change: { label: 'Something', edits: [] },
      conflicts: [{ file: '', pointer: '', values: [one.edits, other.edits] }],
    })
  })
  it('reports a conflict when one removes a file that the other edits', () => {
    const one = change({ kind: 'removeFile', file })
    const other = change(set('/title', 'New'))
    expect(merge(one, other, read)).toMatchObject({
      change: { edits: [] },
      conflicts: [{ file, pointer: '', values: [one.edits, other.edits] }],
    })
  })
})
