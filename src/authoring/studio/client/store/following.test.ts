import { expect, it } from 'vitest'
import { following } from './following.ts'
import { firstState, type StudioState } from './StudioState.ts'

const at = (pointer: string) => ({ file: 'pages/about.json', pointer })

const studioOf = () => {
  let state: StudioState = { ...firstState, chosen: at('/blocks/0') }
  return {
    getState: () => state,
    choose: (chosen: StudioState['chosen']) => {
      state = { ...state, chosen, choice: state.choice + 1 }
    },
    follow: (chosen: StudioState['chosen']) => {
      state = { ...state, chosen, choice: state.choice + 1, followed: state.followed + 1 }
    },
  }
}
const deed = (pointer: string) => {
  let answer = (_: boolean): void => undefined
  const promise = new Promise<{
    readonly done: boolean
    readonly at: { readonly file: string; readonly pointer: string }
  }>((resolve) => {
    answer = (done) => resolve({ done, at: at(pointer) })
  })
  return { promise, end: (done = true) => answer(done) }
}

it('follows each of two commands, even if the first is answered after the second began', async () => {
  const studio = studioOf()
  const [moved, copied] = [deed('/blocks/1'), deed('/blocks/2')]
  const both = [moved, copied].map(({ promise }) =>
    following(
      studio,
      () => promise,
      (place) => place,
    ),
  )
  moved.end()
  await both[0]
  expect(studio.getState().chosen).toEqual(at('/blocks/1'))
  copied.end()
  await both[1]
  expect(studio.getState().chosen).toEqual(at('/blocks/2'))
})

it('keeps the selection when the author has moved on or the command is refused', async () => {
  const studio = studioOf()
  const [moved, refused] = [deed('/blocks/1'), deed('/blocks/2')]
  const first = following(
    studio,
    () => moved.promise,
    (place) => place,
  )
  studio.choose(at('/blocks/7'))
  moved.end()
  expect(await first).toBeUndefined()
  const second = following(
    studio,
    () => refused.promise,
    (place) => place,
  )
  refused.end(false)
  expect(await second).toBeUndefined()
  expect(studio.getState().chosen).toEqual(at('/blocks/7'))
})
