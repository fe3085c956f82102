import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherOwnerOf, pagePath } from './pagePath.ts'
import { placeOf } from './sources.ts'

const part = fc.oneof(
  fc.constantFrom('index', 'Index', 'INDEX', 'notes', 'indexes', 'hi'),
  fc.stringMatching(/^[a-z0-9-]{1,6}$/),
)

test('a route is usable exactly when its file is read as that page, ignoring case', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      const route = `/${parts.join('/')}`
      const read = placeOf(pagePath(route).replace(/\/index\.json$/i, '/index.json'))?.route
      expect(otherOwnerOf(route) ?? route).toBe(read)
    }),
  )
})
