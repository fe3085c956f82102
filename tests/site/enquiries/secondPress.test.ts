import { expect, it } from 'vitest'
import { en } from '../../../src/core/locale/en.ts'
import { ourRules } from '../../../src/render/fields/modules.ts'
import { takeEnquiry } from '../../../src/site/enquiries/takeEnquiry.ts'
import { onEachStore } from '../../support/eachStore.ts'

const minute = 60_000
/** Where a stretch of ten minutes ends and the next one begins. */
const boundary = Date.parse('2031-03-05T10:00:00Z')

onEachStore((newPlace) => {
  it.each([
    ['a second before the end of ten minutes', 'a second after it', -1000, 1000, 1],
    ['at their beginning', 'nine minutes later', 0, 9 * minute, 1],
    ['a second before their end', 'ten minutes later', -1000, 10 * minute, 2],
  ])(
    'stores an enquiry without an id, sent %s and %s, once per ten minutes',
    async (_first, _second, one, other, count) => {
      const place = await newPlace()
      const store = await place.open()
      for (const moment of [one, other]) {
        const { status } = await takeEnquiry(
          {
            rules: ourRules,
            form: {
              id: 'c1',
              name: 'contact',
              formType: 'contact',
              fields: [{ type: 'text', name: 'message', label: 'Message' }],
            } as never, // of a manifest, only what is read here
            body: new Map([['message', ['The same words']]]),
            words: { ...en.words },
            timeZone: 'UTC',
            sessionData: undefined,
            isUnmarked: () => true,
            hasRoom: () => true,
            now: boundary + moment,
          },
          store.storeLead,
          () => undefined,
        )
        expect(status).toBe(200)
      }
      expect(await place.leads()).toHaveLength(count)
    },
  )
})
