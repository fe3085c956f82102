import { expect, it } from 'vitest'
import { createStore } from 'zustand'
import { firstState, type StudioState } from '../store/StudioState.ts'
import { untilRead } from './untilRead.ts'

const overview: NonNullable<StudioState['overview']> = {
  firm: '',
  root: '/site',
  documents: [],
  findings: [],
  gone: [],
  version: 1,
}

it('untilRead resolves once the studio has read the site, and at once after that', async () => {
  const store = createStore<StudioState>()(() => firstState)
  const said: string[] = []
  const first = untilRead(store).then(() => said.push('read'))
  store.setState({ hasStood: true })
  await Promise.resolve()
  expect(said).toEqual([])
  store.setState({ overview })
  await first
  expect(said).toEqual(['read'])
  await untilRead(store)
})
