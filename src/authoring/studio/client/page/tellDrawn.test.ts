import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand'
import type { ToFrame } from '../../protocol/frameMessages.ts'
import { type DrawnPage, firstState, type StudioState } from '../store/StudioState.ts'
import { tellDrawn } from './useTellDrawn.ts'

const drawn: DrawnPage = {
  route: '/about',
  file: 'pages/about.json',
  status: 200,
  mode: 'write' as const,
  waits: false,
  html: '<main></main>',
  stamp: 's',
  version: 7,
}
const foreseen = {
  file: 'pages/about.json',
  block: 1,
  does: 'after',
  other: 2,
  version: 7,
} as const

/** What a page hears that can be told from now on, while the studio goes through such states. */
const heard = (...states: Partial<StudioState>[]): ToFrame['kind'][] => {
  const kinds: ToFrame['kind'][] = []
  const studio = createStore<StudioState>()(() => ({
    ...firstState,
    drawn,
    version: 7,
    ...states[0],
  }))
  tellDrawn(studio, { tell: ({ kind }) => kinds.push(kind), close: () => undefined }, '/about')
  for (const next of states.slice(1)) studio.setState(next)
  return kinds
}

describe('a message to the page about a pending operation', () => {
  it('is sent once', () => expect(heard({}, { foreseen }, {})).toEqual(['draw', 'arrange']))
  it('follows the page when the operation came before the page could listen', () =>
    expect(heard({ foreseen }, {})).toEqual(['draw', 'arrange']))
  it('is not repeated after a newer draw, which may contain the operation', () =>
    expect(heard({ foreseen }, { drawn: { ...drawn, version: 8 }, version: 8 })).toEqual([
      'draw',
      'arrange',
      'draw',
    ]))
  it('is followed by the old page when the server refuses the operation', () =>
    expect(heard({}, { foreseen }, { foreseen: undefined })).toEqual(['draw', 'arrange', 'draw']))
})

describe('a message to the page about the selection', () => {
  const chosen = { file: 'pages/about.json', pointer: '/blocks/1/items/2' }
  it('is repeated once after a later draw', () =>
    expect(
      heard(
        {},
        { chosen, chosenBy: 'list', choice: 1 },
        { drawn: { ...drawn, version: 8 }, version: 8 },
        { drawn: { ...drawn, version: 9 }, version: 9 },
      ),
    ).toEqual(['draw', 'draw', 'choose', 'draw']))
  it('is not sent when the page itself made the selection', () =>
    expect(
      heard(
        {},
        { chosen, chosenBy: 'page', choice: 1 },
        { drawn: { ...drawn, version: 8 }, version: 8 },
      ),
    ).toEqual(['draw', 'draw']))
  it('is sent with the moved pointer once the page shows the move', () => {
    const moved = { ...chosen, pointer: '/blocks/1/items/0' }
    const next = { drawn: { ...drawn, version: 8 }, version: 8 }
    const before = { chosen, chosenBy: 'page', choice: 1 } as const
    expect(heard({}, before, next, { chosen: moved }, {})).toEqual(['draw', 'draw', 'choose'])
    expect(heard({}, before, { version: 8, chosen: moved }, next, {})).toEqual([
      'draw',
      'draw',
      'choose',
    ])
  })
})
