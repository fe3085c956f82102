import { expect, it } from 'vitest'
import { standardKit } from '../../../../kits/standard/kit.ts'
import type { FromFrame, ToFrame } from '../../protocol/frameMessages.ts'
import type { Studio } from '../store/Studio.ts'
import { writeEntry } from './writeEntry.ts'

const place = { file: 'pages/a.json', pointer: '/blocks/1/paragraphs/2' }
const document = {
  value: { blocks: [{}, { type: 'prose', paragraphs: ['One.', 'TODO: Paragraph', 'Three.'] }] },
}
const asked = (message: Extract<FromFrame, { kind: 'entry' | 'pasted' }>) => {
  const done: unknown[] = []
  const studio = {
    send: ({ edits }: { edits: unknown }) => void done.push(edits),
    getState: () =>
      ({ documents: new Map([[place.file, document]]) }) as unknown as ReturnType<
        Studio['getState']
      >,
    /* what is read of it */ choose: (at: unknown) => void done.push(at),
  }
  writeEntry(studio, standardKit, message, (said: ToFrame) => void done.push(said))
  return done
}
const choose = (pointer: string, types: string, text?: string) => ({
  kind: 'choose',
  file: place.file,
  pointer,
  scroll: false,
  types,
  ...(text === undefined ? {} : { text }),
})

it('inserts the text after the caret as the next entry, or a prompt without one', () => {
  expect(asked({ kind: 'entry', does: 'add', ...place, text: 'Rest.' })).toEqual([
    [{ kind: 'insert', file: place.file, pointer: '/blocks/1/paragraphs/3', values: ['Rest.'] }],
    { file: place.file, pointer: '/blocks/1/paragraphs/3' }, // what the bar above acts on
    choose('/blocks/1/paragraphs/3', 'start', 'Rest.'),
  ])
  expect(asked({ kind: 'entry', does: 'add', ...place, text: '' })[0]).toMatchObject([
    { values: ['TODO: Paragraph'] },
  ])
})
it('removes a new entry that was left empty and nothing else', () => {
  const open = { ...place, pointer: '/blocks/1/paragraphs/1' }
  expect(asked({ kind: 'entry', does: 'leave', ...open, text: '' })).toEqual([
    [{ kind: 'remove', ...open }],
  ])
  expect(asked({ kind: 'entry', does: 'leave', ...place, text: '' })).toEqual([])
})
it('removes an empty entry and moves to the end of the one before, except the first', () => {
  expect(asked({ kind: 'entry', does: 'remove', ...place, text: '' })).toEqual([
    [{ kind: 'remove', ...place }],
    { file: place.file, pointer: '/blocks/1/paragraphs/1' },
    choose('/blocks/1/paragraphs/1', 'end'),
  ])
  expect(
    asked({ kind: 'entry', does: 'remove', ...place, pointer: '/blocks/1/paragraphs/0', text: '' }),
  ).toEqual([])
})
it('turns pasted paragraphs and list items into entries but ignores tables', () => {
  const parts: Extract<FromFrame, { kind: 'pasted' }>['parts'] = [
    { kind: 'paragraph', text: 'One' },
    { kind: 'list', items: ['Two', 'Three'], isNumbered: false },
  ]
  expect(asked({ kind: 'pasted', ...place, parts })[0]).toMatchObject([
    { pointer: '/blocks/1/paragraphs/3', values: ['One', 'Two', 'Three'] },
  ])
  expect(asked({ kind: 'pasted', ...place, parts: [{ kind: 'table', rows: [['a']] }] })).toEqual([])
})
it('replaces a prompt or a fully selected text with the pasted content', () => {
  const parts: Extract<FromFrame, { kind: 'pasted' }>['parts'] = [
    { kind: 'paragraph', text: 'First' },
    { kind: 'paragraph', text: 'Second' },
  ]
  const open = { ...place, pointer: '/blocks/1/paragraphs/1' }
  const edits = [
    { kind: 'set', ...open, value: 'First' },
    { kind: 'insert', ...open, pointer: '/blocks/1/paragraphs/2', values: ['Second'] },
  ]
  expect(asked({ kind: 'pasted', ...open, parts })).toEqual([
    edits,
    { ...open, pointer: '/blocks/1/paragraphs/2' },
    choose('/blocks/1/paragraphs/2', 'end', 'Second'),
  ])
  expect(asked({ kind: 'pasted', ...place, replaces: true, parts })[0]).toMatchObject([
    { kind: 'set', ...place, value: 'First' },
    { kind: 'insert' },
  ])
})
it('adds and removes no entries in a row of cells', () => {
  expect(
    asked({ kind: 'entry', does: 'add', ...place, pointer: '/blocks/1/rows/0/1', text: '' }),
  ).toEqual([])
  expect(
    asked({ kind: 'entry', does: 'remove', ...place, pointer: '/blocks/1/rows/0/1', text: '' }),
  ).toEqual([])
})
