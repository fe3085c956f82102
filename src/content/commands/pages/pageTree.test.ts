import { expect, test } from 'vitest'
import { littleSite } from '../../../../tests/support/littleSite.ts'
import { groundOf } from '../../../../tests/support/operated.ts'
import { boatyard } from '../../../../tests/support/sites.ts'
import { readSite } from '../../../site/store/readSite.ts'
import { type PageNode, pageTree } from './pageTree.ts'

const written = (nodes: readonly PageNode[], indent = ''): string[] =>
  nodes.flatMap(({ route, draft, below }) => [
    `${indent}${route}${draft ? ' (draft)' : ''}`,
    ...written(below, `${indent}  `),
  ])

const page = (value: object) => ({
  $schema: '../schema/page.schema.json',
  title: 'A page',
  description: 'About it',
  blocks: [],
  ...value,
})

test('lists pages in menu order with subpages below and pages outside menus last', () => {
  const sources = littleSite([
    {
      file: 'pages/services/repair/wheels.json',
      value: page({ title: 'Wheels', parent: '/services/repair' }),
    },
    {
      file: 'pages/tyres.json',
      value: page({ title: 'Tyres', parent: '/services/repair/wheels', draft: true }),
    },
    { file: 'pages/imprint.json', value: page({ title: 'Imprint', parent: '/imprint' }) },
    { file: 'pages/one.json', value: page({ title: 'One', parent: '/two' }) },
    { file: 'pages/two.json', value: page({ title: 'Two', parent: '/one' }) },
  ])
  const groups = pageTree(groundOf(sources).files)
  expect(groups.map(({ heading, nodes }) => [heading, written(nodes)])).toEqual([
    [
      'In the menu',
      ['/', '/about', '/services/repair', '  /services/repair/wheels', '    /tyres (draft)'],
    ],
    ['In no menu', ['/imprint', '/one', '/two']],
  ])
})

test('lists the home page first when no menu contains it', () => {
  const sources = littleSite([
    { file: 'pages/_site.json', at: '/navigation', value: [{ label: 'About', href: '/about' }] },
  ])
  const groups = pageTree(groundOf(sources).files)
  expect(groups.map(({ heading, nodes }) => [heading, written(nodes)]).slice(0, 2)).toEqual([
    ['Home page', ['/']],
    ['In the menu', ['/about']],
  ])
})

test('the tree of a complete site contains each page exactly once', () => {
  const ground = groundOf(readSite(boatyard))
  const routes = pageTree(ground.files).flatMap(({ nodes }) =>
    written(nodes).map((line) => line.trim().replace(' (draft)', '')),
  )
  const all = ground.files.flatMap(({ place }) =>
    place?.kind === 'page' && place.documentType === 'page' ? [place.route] : [],
  )
  expect(routes.toSorted()).toEqual(all.toSorted())
})
