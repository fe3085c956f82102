import { describe, expect, it } from 'vitest'
import { boundOther } from './boundOther.ts'

const bytes = (other: object) => Buffer.byteLength(Object.entries(other).flat().join(''))

describe('unknown fields of a form', () => {
  it('are all stored up to 5,000 bytes', () => {
    const other = { source: 'x'.repeat(4000), note: 'é'.repeat(495) }
    expect([bytes(other), boundOther(other)]).toEqual([5000, other])
  })

  it('are left out whole beyond the limit and listed in a note', () => {
    expect(boundOther({ source: 'newsletter', junk: '₹'.repeat(80_000), page: '/gst' })).toEqual({
      source: 'newsletter',
      page: '/gst',
      'Left out': '1 field that the form does not know, 240004 bytes in all, were not kept: junk',
    })
  })

  it.each([
    [
      'many small ones',
      Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [`field ${index}`, 'x'.repeat(2000)]),
      ),
    ],
    [
      'long names',
      Object.fromEntries(
        Array.from({ length: 100 }, (_, index) => [`${index}${'é'.repeat(2000)}`, '']),
      ),
    ],
    ['one that has the name of the note', { 'Left out': 'x'.repeat(4000), junk: 'x'.repeat(4000) }],
  ])('take at most 5,000 bytes including the note: %s', (_name, other) => {
    const remaining = boundOther(other)
    expect(bytes(remaining)).toBeLessThanOrEqual(5000)
    expect(remaining['Left out']).toMatch(/were not kept: /)
  })
})
