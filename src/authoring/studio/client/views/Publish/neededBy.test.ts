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

it('lists each document that is not published once, with everything that needs it', () =>
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
])('names what links to a page that is not published: %s', (from, words) =>
  expect(neededInWords('leads', '“Probate”', from, true)).toBe(words),
)

it('doesn’t ask to untick documents that have no checkbox', () =>
  expect(neededInWords('uses', '“Fees & figures”', ['“Home”', '“Wills”'], false)).toBe(
    '“Home” and “Wills” use what has changed in “Fees & figures”, which stays here.',
  ))
