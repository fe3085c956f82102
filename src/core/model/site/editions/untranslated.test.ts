import { expect, it } from 'vitest'
import type { SiteDocument } from '../../../document/site.ts'
import { untranslated } from './untranslated.ts'

const announcement = (own: Partial<NonNullable<SiteDocument['announcement']>>) =>
  untranslated(
    {
      navigation: [],
      footer: { groups: [] },
      announcement: { id: 'closed', text: 'Closed', from: '2099-12-24', until: '2099-12-26' },
    } as unknown as SiteDocument, // what stands around pages is all that is asked for
    { $schema: '', announcement: { id: 'closed', text: 'Ar gau', ...own } },
    {
      language: { tag: 'cy', name: 'Cymraeg', base: '/cy', direction: 'ltr' },
      pages: new Map(),
      dialogs: new Map(),
      untranslated: 'omit',
    },
  ).announcement

it('a translated announcement keeps the original’s dates unless it sets its own', () => {
  expect(announcement({})).toMatchObject({
    text: 'Ar gau',
    from: '2099-12-24',
    until: '2099-12-26',
  })
  expect(announcement({ from: '2099-12-20' })).toEqual({
    id: 'closed',
    text: 'Ar gau',
    from: '2099-12-20',
  })
})
