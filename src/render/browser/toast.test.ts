// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attend } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<button id="before">Before</button><div class="toast"><p>Said</p><button>×</button></div>'
})
afterEach(() => {
  vi.useRealTimers()
})

const made = () => {
  const toast = document.querySelector<HTMLElement>('.toast')
  if (!toast) throw new Error('There is no toast.')
  const close = vi.fn()
  attend(toast, { life: 4000, close })
  return { toast, close }
}

describe('a toast', () => {
  it('closes and hides when its time is up', () => {
    const { toast, close } = made()
    vi.advanceTimersByTime(3999)
    expect([close.mock.calls.length, toast.hidden]).toEqual([0, false])
    vi.advanceTimersByTime(1)
    expect([close.mock.calls.length, toast.hidden]).toEqual([1, true])
  })

  it('closes only once after a click on its button', () => {
    const { toast, close } = made()
    toast.querySelector('button')?.click()
    vi.advanceTimersByTime(10_000)
    expect(close).toHaveBeenCalledTimes(1)
  })
})
