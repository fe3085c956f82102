import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { warmUp } from './warmUp.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('does its steps one after the other, each in a turn of its own, also after one that fails', () => {
  const done: string[] = []
  warmUp([
    () => void done.push('first'),
    () => {
      throw new Error('broken')
    },
    () => void done.push('last'),
  ])
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['first'])
  vi.runAllTimers()
  expect(done).toEqual(['first', 'last'])
})

it('does no more once it is ended, before it has begun or between two steps', () => {
  const done: string[] = []
  warmUp([() => void done.push('none')])()
  const end = warmUp([() => void done.push('first'), () => void done.push('second')])
  vi.advanceTimersToNextTimer()
  end()
  vi.runAllTimers()
  expect(done).toEqual(['first'])
})
