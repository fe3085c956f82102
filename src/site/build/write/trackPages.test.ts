import { expect, test } from 'vitest'
import { littleSite } from '../../../../tests/support/littleSite.ts'
import { buildModel } from '../../../core/model/site/buildModel.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { allPages, trackPages } from './trackPages.ts'

const model = buildModel(standardKit, littleSite())

test('looking up a page by its route records it as used, existing or not', () => {
  const { site, used } = trackPages(model)
  expect(site.pages.get('/about')).toBe(model.pages.get('/about'))
  expect(site.pages.has('/nowhere')).toBe(false)
  expect([...used]).toEqual(['/about', '/nowhere'])
})

test('listing all pages records the list, and reading blocks records the page', () => {
  const { site, used } = trackPages(model)
  const pages = [...site.pages.values()]
  expect(pages.map(({ route, document }) => [route, document.title])).toEqual(
    [...model.pages.values()].map(({ route, document }) => [route, document.title]),
  )
  expect([...used]).toEqual([allPages])
  const about = pages.find(({ route }) => route === '/about')
  expect(about?.document.blocks).toBe(model.pages.get('/about')?.document.blocks)
  expect([...used]).toEqual([allPages, '/about'])
})
