import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { warmUp } from './warmUp.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs its steps one after the other, even after one that fails', () => {
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

it('stops when it is ended before the first step or between two steps', () => {
  const done: string[] = []
  warmUp([() => void done.push('none')])()
  const end = warmUp([() => void done.push('first'), () => void done.push('second')])
  vi.advanceTimersToNextTimer()
  end()
  vi.runAllTimers()
  expect(done).toEqual(['first'])
})
