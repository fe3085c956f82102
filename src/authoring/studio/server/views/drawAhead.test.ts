import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDrawAhead } from './drawAhead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a page is drawn ahead once per opening, after the studio has loaded its files', () => {
  const drawn: string[] = []
  const ahead = openDrawAhead(['/a.css', '/b.js'], (route) => [
    () => drawn.push(route),
    () => drawn.push(`after ${route}`),
  ])
  ahead.gave('/b.js')
  ahead.opened('/about')
  ahead.gave('/b.js')
  ahead.gave('/picture.png')
  expect(drawn).toEqual([])
  ahead.gave('/a.css')
  ahead.gave('/a.css')
  vi.advanceTimersToNextTimer()
  expect(drawn).toEqual(['/about'])
  vi.runAllTimers()
  expect(drawn).toEqual(['/about', 'after /about'])
  ahead.opened('/')
  for (const file of ['/a.css', '/b.js']) ahead.gave(file)
  vi.runAllTimers()
  expect(drawn).toEqual(['/about', 'after /about', '/', 'after /'])
})
