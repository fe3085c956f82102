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

describe('two changes', () => {
  it('of which one silences what the other one moves end with the silence at its place', () => {
    const silence = [{ rule: 'titles', reason: 'So it is.', pointer: '/items/1' }]
    const { value } = merged(
      change(insert('/items/0', { q: 'N' })),
      change(set('/silence', silence)),
    )
    expect(value).toMatchObject({ silence: [{ pointer: '/items/2' }] })
  })

  it('of one entry, its place and its words, are both made', () => {
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
  it('that are the same are one', () => {
    expect(
      questions(
        change(insert('/items/1', { q: 'N' })),
        change(insert('/items/1', { q: 'N' }), set('/title', 'New')),
      ),
    ).toBe('ANBC')
    expect(questions(change(remove('/items/0')), change(remove('/items/0')))).toBe('BC')
  })
  it('of a key and what stands under it are both made', () => {
    expect(
      merged(
        change({ kind: 'rename', file, pointer: '/more/k', key: 'l' }),
        change(set('/more/k', 'w')),
      ).value.more,
    ).toEqual({ l: 'w' })
  })
  it('of the same string are a conflict that holds both, and the rest is made', () => {
    const { conflicts, value } = merged(
      change(set('/title', 'One'), set('/items/0/q', 'X')),
      change(set('/title', 'Two')),
    )
    expect(conflicts).toEqual([{ file, pointer: '/title', values: ['One', 'Two'] }])
    expect(value).toMatchObject({ title: 'Old', items: [{ q: 'X' }, { q: 'B' }, { q: 'C' }] })
  })
  it('of which one takes away what the other writes in are a conflict', () => {
    const { conflicts, value } = merged(
      change(remove('/items/1')),
      change(set('/items/1/q', 'X'), remove('/items/0')),
    )
    expect(conflicts).toEqual([{ file, pointer: '/items/1', values: [undefined, { q: 'X' }] }])
    expect(value.items).toEqual([{ q: 'B' }, { q: 'C' }])
  })
  it('that move one thing to two places are a conflict', () => {
    const { conflicts, value } = merged(
      change(move('/list/0', '/list/3')),
      change(move('/list/0', '/list/2')),
    )
    expect(conflicts).toEqual([{ file, pointer: '/list/0', values: [3, 2] }])
    expect(value.list).toEqual([1, 2, 3, 4])
  })
  it('of a file, its name and its words, are both made', () => {
    const { files: done } = merged(
      change({ kind: 'moveFile', file, to: 'pages/c.json' }),
      change(set('/title', 'New')),
    )
    expect(done).toEqual([
      [file, undefined],
      ['pages/c.json', text.replace('Old', 'New')],
    ])
  })
  it('that give one name to two files are a conflict, and nothing is done', () => {
    const one = change({ kind: 'moveFile', file, to: 'pages/c.json' })
    const other = change({ kind: 'moveFile', file: 'pages/b.json', to: 'pages/c.json' })
    expect(merge(one, other, read)).toEqual({
      change: { label: 'Something', edits: [] },
      conflicts: [{ file: '', pointer: '', values: [one.edits, other.edits] }],
    })
  })
  it('of which one removes the file that the other edits are a conflict', () => {
    const one = change({ kind: 'removeFile', file })
    const other = change(set('/title', 'New'))
    expect(merge(one, other, read)).toMatchObject({
      change: { edits: [] },
      conflicts: [{ file, pointer: '', values: [one.edits, other.edits] }],
    })
  })
})
