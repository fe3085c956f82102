import { expect, it } from 'vitest'
import { msg } from '../../../../../content/lint/messages/msg.ts'
import type { PublishError } from '../../../protocol/publishing.ts'
import { neededBy, neededInWords } from './neededBy.ts'

const leadsNowhere = msg('noPage', { path: '/probate' })

const error = (from: string, needs: PublishError['needs']): PublishError => ({
  id: from,
  ...{ file: from, pointer: '/blocks/0/href', message: leadsNowhere, isHere: false },
  ...{ from: [from], needs },
})
const probate = { tick: 'pages/probate.json', how: 'leads' } as const

it('tells each document that stays here once, with all that needs it', () =>
  expect(
    neededBy([
      error('pages/index.json', probate),
      error('pages/guides.json', undefined),
      error('pages/_site.json', probate),
    ]),
  ).toEqual([
    {
      ...probate,
      from: ['pages/index.json', 'pages/_site.json'],
      message: leadsNowhere,
    },
  ]))

it.each([
  [
    ['“Homes, wills and more”'],
    '“Homes, wills and more” leads to “Probate”, which stays here. Let it go along, or untick “Homes, wills and more”, too.',
  ],
  [
    ['“Home”', '“Guides”', '“Site”'],
    '“Home”, “Guides” and “Site” lead to “Probate”, which stays here. Let it go along, or untick “Home”, “Guides” and “Site”, too.',
  ],
])('says what leads to it: %s', (from, words) =>
  expect(neededInWords('leads', '“Probate”', from, true)).toBe(words),
)

it('asks for no tick where there is none', () =>
  expect(neededInWords('uses', '“Fees & figures”', ['“Home”', '“Wills”'], false)).toBe(
    '“Home” and “Wills” use what has changed in “Fees & figures”, which stays here.',
  ))
