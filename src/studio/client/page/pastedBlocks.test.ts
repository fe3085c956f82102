import { expect, test } from 'vitest'
import { standardKit } from '../../../standard/kit.ts'
import { pastedBlocks } from './pastedBlocks.ts'
import { writePasted } from './writePasted.ts'

test('a heading with paragraphs, and a list, become the plainest blocks that say them', () => {
  const blocks = pastedBlocks(standardKit, [
    { kind: 'heading', text: 'What we **repair**' },
    { kind: 'paragraph', text: 'Brakes and wheels.' },
    { kind: 'paragraph', text: 'Frames of *steel*.' },
    { kind: 'list', items: ['Bells', 'Lamps'], isNumbered: false },
  ])
  expect(blocks).toEqual([
    { type: 'prose', heading: 'What we repair', paragraphs: ['Brakes and wheels.', 'Frames of *steel*.'] },
    { type: 'list', items: ['Bells', 'Lamps'] },
  ])
})

test('a table is no content that blocks have in common: it is left to be said so', () => {
  expect(pastedBlocks(standardKit, [{ kind: 'table', rows: [['Fee', '£45']] }])).toEqual([])
})

test('they are put in after the block that they were pasted into, and what can’t be put in is said', () => {
  const done: unknown[] = []
  const studio = { send: ({ edits }: { edits: unknown }) => void done.push(edits), say: (text: string) => void done.push(text) }
  const place = { kind: 'pasted', file: 'pages/a.json', pointer: '/blocks/1/heading' } as const
  writePasted(studio, standardKit, { ...place, parts: [{ kind: 'list', items: ['Bells', 'Lamps'], isNumbered: false }] }, () => undefined)
  expect(done).toEqual([
    [{ kind: 'insert', file: 'pages/a.json', pointer: '/blocks/2', values: [{ type: 'list', items: ['Bells', 'Lamps'] }] }],
    'What was pasted stands in a block of its own below.',
  ])
  writePasted(studio, standardKit, { ...place, parts: [{ kind: 'table', rows: [['Fee', '£45']] }] }, () => undefined)
  expect(done[2]).toMatch(/^A table has no place in a text\./)
})
