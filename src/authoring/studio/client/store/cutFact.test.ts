import { describe, expect, it } from 'vitest'
import { cutAfter, inPlaceOf, putBack } from './cutFact.ts'
import type { CutFact, OpenDocument, StudioState } from './StudioState.ts'

const file = 'pages/a.json'
const before = 'A repair costs {{repair.fee}} and takes {{repair.days | number}} days.'
const answer = {} as OpenDocument['answer'] // nothing reads it here
const state = (cut?: CutFact): Pick<StudioState, 'cut' | 'documents'> => ({
  cut,
  documents: new Map([[file, { answer, value: { lead: before } }]]),
})
const typed = (value: string, typing: string | undefined = 'lead') => ({
  label: '',
  edits: [{ kind: 'set', file, pointer: '/lead', value } as const],
  typing,
})
const cut: CutFact = { file, pointer: '/lead', name: 'repair.fee', before }

it.each<[string, string, CutFact | undefined]>([
  [
    'words beside it',
    'A repair costs only {{repair.fee}} and takes {{repair.days | number}} days.',
    undefined,
  ],
  ['a figure in its place', 'A repair costs £50 and takes {{repair.days | number}} days.', cut],
  ['nothing in its place', 'A repair costs  and takes {{repair.days | number}} days.', cut],
  [
    'the other one',
    'A repair costs {{repair.fee}} and takes 3 days.',
    { ...cut, name: 'repair.days' },
  ],
])('cutAfter knows which fact was typed over after typing %s', (_what, text, known) =>
  expect(cutAfter(state(), typed(text))).toEqual(known),
)

it('remembers a typed-over fact until the text contains it again', () => {
  expect(
    cutAfter(state(cut), typed('A repair costs £55 and takes {{repair.days | number}} days.')),
  ).toBe(cut)
  expect(cutAfter(state(cut), typed(before))).toBeUndefined()
  expect(
    cutAfter(state(cut), {
      label: '',
      edits: [{ kind: 'set', file, pointer: '/title', value: 'Other' }],
      typing: 'title',
    }),
  ).toBe(cut)
})

it('ignores a change that was chosen rather than typed', () =>
  expect(cutAfter(state(), { ...typed('All of it anew'), typing: undefined })).toBeUndefined())

it.each<[string, ReturnType<typeof inPlaceOf>]>([
  ['A repair costs £50 and takes {{repair.days | number}} days.', { words: '£50', isExact: true }],
  ['A repair costs  and takes {{repair.days | number}} days.', undefined],
  ['A repair costs {{other.fee}} and takes {{repair.days | number}} days.', undefined],
  [
    'A repair costs £50, paid now, and takes {{repair.days | number}} days.',
    { words: '£50, paid now,', isExact: true },
  ],
  [
    'A repair is free and takes {{repair.days | number}} days.',
    { words: 'is free', isExact: false },
  ],
  ['All of it is written anew.', undefined], // another text, by whoever wrote it
])('in “%s” finds the text that replaced the fact, if any', (now, words) =>
  expect(inPlaceOf(cut, now)).toEqual(words),
)

describe('a fact that was typed over', () => {
  const cut = {
    file: 'a',
    pointer: '/text',
    name: 'reply.time',
    before: 'Bring the work. We reply within {{reply.time | words}}.',
  }
  it('is restored exactly when nothing else has changed', () => {
    expect(putBack(cut, 'Bring the work. We reply within 48 hours.', '24 hours')).toBe(cut.before)
  })
  it('replaces its value in a rewritten text, which stays', () => {
    expect(
      putBack(cut, 'Tell us the mark. You hear from us within 24 hours, in writing.', '24 hours'),
    ).toBe('Tell us the mark. You hear from us within {{reply.time | words}}, in writing.')
  })
  it('is not restored when the text has another value or has the value twice', () => {
    expect(putBack(cut, 'Tell us the mark. We are quick.', '24 hours')).toBeUndefined()
    expect(
      putBack(
        cut,
        'Bring the work. We reply within 48 hours, or at once where it burns.',
        '24 hours',
      ),
    ).toBeUndefined()
    expect(putBack(cut, 'Within 24 hours, and 24 hours again.', '24 hours')).toBeUndefined()
  })
})
