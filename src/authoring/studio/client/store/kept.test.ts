import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { forget, keep, readKept } from './kept.ts'

const texts = z.array(z.string())

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a stored value is read until it is forgotten, separately for browser and window', () => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  keep('a', ['one'])
  expect(readKept('a', texts)).toEqual(['one'])
  expect(readKept('a', texts, 'window')).toBe(undefined)
  forget('a')
  expect(readKept('a', texts)).toBe(undefined)
})

test('a stored value of the wrong shape or with invalid JSON counts as missing', () => {
  vi.stubGlobal('localStorage', storage())
  keep('a', { one: 1 })
  expect(readKept('a', texts)).toBe(undefined)
  localStorage.setItem('a', '["one"')
  expect(readKept('a', texts)).toBe(undefined)
})

test('a browser that refuses storage causes no errors', () => {
  const refuse = () => {
    throw new Error('no room')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keep('a', ['one'])
  forget('a')
  expect(readKept('a', texts)).toBe(undefined)
})
