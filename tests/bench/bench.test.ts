import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { opensDialog, type SitePages, sitePages } from '../../bench/sitePages.ts'
import { servicePages, translatedServices, visitOf } from '../../bench/weigh.ts'
import { standardPageKit } from '../../src/kits/standard/pageKit.ts'
import { buildSite } from '../../src/site/build/buildSite.ts'
import { temporaryFolder } from '../support/builtSite.ts'
import { bicycle, bindery, boatyard } from '../support/sites.ts'
import { testEngine } from '../support/testEngine.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

const builtPages = async (root: string): Promise<SitePages> => {
  const out = join(folder.path, root)
  await buildSite({
    kit: standardPageKit,
    root,
    engine: testEngine,
    out,
    env: {},
    asOf: '2026-11-22',
    quality: 1,
  })
  return sitePages(root, out)
}

describe('the pages that the benchmark measures', () => {
  let yard: SitePages
  let workshop: SitePages
  beforeAll(async () => {
    yard = await builtPages(boatyard)
    workshop = await builtPages(bicycle)
  })

  it('include the heaviest page of each kind', () => {
    expect(Object.keys(yard.kinds).sort()).toEqual([
      'article',
      'dialog',
      'form',
      'home',
      'hub',
      'legal',
      'list',
      'plain',
      'search',
      'service',
    ])
    expect(yard.kinds).toMatchObject({
      home: '/',
      service: '/repairs/rigging',
      form: '/contact',
      search: '/find',
      legal: '/privacy',
    })
    expect(yard.of('service')[0]).toBe(yard.kinds.service)
    expect(yard.of('service')).toHaveLength(5)
  })

  it('leave out missing kinds and pages excluded from search', () => {
    expect(workshop.kinds).toEqual({ home: '/', service: '/repairs', dialog: '/enquire/booking' })
    expect([workshop.of('article'), yard.of('plain')]).toEqual([[], ['/about', '/questions']])
  })

  it('are in the main language, with translations on request', async () => {
    const binders = await builtPages(bindery)
    expect(binders.kinds).toEqual({
      home: '/',
      service: '/repairs',
      form: '/contact',
      legal: '/terms',
      plain: '/about',
      dialog: '/enquire/ask',
    })
    expect(binders.translated('form')).toEqual([['/hi/contact'], ['/ur/contact']])
    expect(translatedServices(binders)).toEqual(['/hi/repairs', '/ur/repairs'])
    expect(translatedServices(yard)).toEqual([])
  })

  it('include two services that open a dialog for a visit, or none', () => {
    expect(visitOf(yard)).toEqual(yard.of('service').slice(0, 2))
    expect(visitOf(workshop)).toEqual([])
    expect(yard.having('plain', opensDialog)[0]).toBe('/about')
    expect(servicePages(yard)).toEqual([...yard.of('service'), ...yard.of('hub')])
  })
})
