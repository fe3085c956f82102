import { describe, expect, it } from 'vitest'
import type { DocumentEdit } from '../../../../core/edits/change.ts'
import { besides, shownUntilChosen, typedOn, waitsForChoice, withValues } from './conflicted.ts'
import type { OpenConflict, Pending } from './StudioState.ts'

const file = 'pages/a.json'
const set = (pointer: string, value: string): DocumentEdit => ({
  kind: 'set',
  file,
  pointer,
  value,
})
const conflict: OpenConflict = {
  id: '1',
  file,
  pointer: '/title',
  before: 'A',
  ours: 'Ours',
  theirs: 'Theirs',
  ourValue: 'Ours',
  base: { [file]: 'theirs' },
}
const change: Pending = {
  id: '1',
  label: 'Wrote',
  edits: [set('/title', 'Ours')],
  base: { [file]: 'before' },
}

describe('while the author is to choose between two texts', () => {
  it('more typing changes the author’s own text', () => {
    const typed = [set('/title', 'Ours and more')]
    expect(typedOn(conflict, typed)).toMatchObject({
      ours: 'Ours and more',
      ourValue: 'Ours and more',
    })
    expect(typedOn(conflict, [set('/name', 'N')])).toBe(conflict)
    expect(withValues(change, typed).edits).toEqual(typed)
    expect(besides([...typed, set('/name', 'N')], [conflict])).toEqual([set('/name', 'N')])
  })
  it('the author’s text is shown at its current pointer on top of the other', () => {
    expect(shownUntilChosen(change, [{ ...conflict, pointer: '/blocks/1/text' }])).toMatchObject({
      edits: [set('/blocks/1/text', 'Ours')],
      base: conflict.base,
    })
    const { ourValue: _, ...gone } = conflict
    expect(shownUntilChosen(change, [gone])).toBeUndefined()
  })
  it.each<[string, Pick<Pending, 'id' | 'edits'>, boolean]>([
    ['the change itself', change, true],
    ['the same place', { id: '2', edits: [set('/title', 'x')] }, true],
    ['another place', { id: '2', edits: [set('/name', 'x')] }, false],
    [
      'a block that is removed',
      { id: '2', edits: [{ kind: 'remove', file, pointer: '/blocks/0' }] },
      true,
    ],
    [
      'another file',
      { id: '2', edits: [{ kind: 'remove', file: 'pages/b.json', pointer: '/blocks/0' }] },
      false,
    ],
  ])('%s waits for the choice only if it conflicts', (_what, one, waits) =>
    expect(waitsForChoice(one, [conflict])).toBe(waits),
  )
})
