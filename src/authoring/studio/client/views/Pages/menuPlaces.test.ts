import { expect, it } from 'vitest'
import { likelyPlace, menuLists } from './menuPlaces.ts'

const settings = {
  navigation: [
    { label: 'Home', href: '/' },
    {
      label: 'Services',
      groups: [
        {
          label: 'Repairs',
          href: '/repairs',
          items: [
            { label: 'Hulls', href: '/repairs/hulls' },
            { label: 'Masts', href: '/repairs/masts' },
            { label: 'The year', href: '/repairs#year' },
          ],
        },
        { items: [{ label: 'Storage', href: '/storage' }] },
      ],
    },
  ],
  footer: { groups: [{ label: 'Legal', items: [{ label: 'Privacy', href: '/privacy' }] }] },
}

it('lists all link lists of the header and the footer by their labels', () => {
  expect(
    menuLists(settings).map(({ name, pointer, links }) => [
      name,
      pointer,
      ...links.map(({ label }) => label),
    ]),
  ).toEqual([
    ['The line at the top', '/navigation', 'Home', 'Services'],
    ['Services › Repairs', '/navigation/1/groups/0/items', 'Hulls', 'Masts', 'The year'],
    ['Services', '/navigation/1/groups/1/items', 'Storage'],
    ['Footer › Legal', '/footer/groups/0/items', 'Privacy'],
  ])
  expect(menuLists({})).toEqual([])
})

it('suggests the position after a page’s last sibling and none for a top-level page', () => {
  const lists = menuLists(settings)
  expect(likelyPlace(lists, '/repairs/sails')).toBe('/navigation/1/groups/0/items/1')
  expect(likelyPlace(lists, '/terms')).toBeUndefined()
  expect(likelyPlace(lists, '/sails', '/repairs')).toBe('/navigation/1/groups/0/items/2')
  expect(likelyPlace(lists, '/boats/new')).toBeUndefined()
})
