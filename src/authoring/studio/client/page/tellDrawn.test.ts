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

describe('what a page hears of an operation that the server has not answered', () => {
  it('is told once', () => expect(heard({}, { foreseen }, {})).toEqual(['draw', 'arrange']))
  it('is told after the page when it was done before the page could hear', () =>
    expect(heard({ foreseen }, {})).toEqual(['draw', 'arrange']))
  it('is not told of a page that was drawn since, and may have it', () =>
    expect(heard({ foreseen }, { drawn: { ...drawn, version: 8 }, version: 8 })).toEqual([
      'draw',
      'arrange',
      'draw',
    ]))
  it('ends with the page as it was when the server refuses', () =>
    expect(heard({}, { foreseen }, { foreseen: undefined })).toEqual(['draw', 'arrange', 'draw']))
})

describe('what a page hears of what is chosen', () => {
  const chosen = { file: 'pages/about.json', pointer: '/blocks/1/items/2' }
  it('is told again after a draw that came later, since the page had it elsewhere until then; but once', () =>
    expect(
      heard(
        {},
        { chosen, chosenBy: 'list', choice: 1 },
        { drawn: { ...drawn, version: 8 }, version: 8 },
        { drawn: { ...drawn, version: 9 }, version: 9 },
      ),
    ).toEqual(['draw', 'draw', 'choose', 'draw']))
  it('is not told where the page itself has chosen it', () =>
    expect(
      heard(
        {},
        { chosen, chosenBy: 'page', choice: 1 },
        { drawn: { ...drawn, version: 8 }, version: 8 },
      ),
    ).toEqual(['draw', 'draw']))
  it('is told where it was carried to by what was done around it, once the page shows that', () => {
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
