import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { keepsLimit, type Row } from '../../bench/row.ts'
import {
  servicePages,
  translatedServices,
  visitOf,
  weighArticles,
  weighFirstLoads,
  weighScripts,
  weighVisit,
} from '../../bench/weigh.ts'
import { fileOf } from '../../src/core/model/site/fileOf.ts'
import { useBrowser } from '../support/browser.ts'
import { ownPages } from '../support/ownPages.ts'

const browser = useBrowser()
const served = () => ({ site: inject('ownSite'), dist: inject('ownDist') })
const pages = ownPages()

const expectGoals = (rows: readonly Row[]) => {
  const missed = rows.filter((row) => !keepsLimit(row))
  expect(
    missed.map(
      ({ name, value, unit, goal, note }) => `${name}: ${value} ${unit}, at most ${goal} (${note})`,
    ),
  ).toEqual([])
}

const inDist = (path: string) => join(inject('ownDist'), path)

/** A page's own file and those of its blocks' scripts: all that isn't the same on every page. */
const sizeOf = (route: string) => {
  const scripts = new Set(
    readFileSync(inDist(fileOf(route)), 'utf8').match(/(?<=data-behaviour=")[^"]+/g),
  )
  return [fileOf(route), ...scripts].reduce(
    (sum, path) => sum + statSync(inDist(`${path}.br`)).size,
    0,
  )
}

/** All of them in the long run; in the usual one the heaviest by their files. */
const heaviest = (routes: readonly string[], count: number) =>
  process.env['LONG']
    ? routes
    : [...routes].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, count)

/** Promises about the site in `pages/`, on its own pages by what they are; what it has no page for, it need not keep. */
describe('the page weight', () => {
  it('of a first load stays under its goal on every service page', {
    timeout: 300_000,
  }, async () => {
    expectGoals(await weighFirstLoads(browser(), served(), heaviest(servicePages(pages), 6), 'own'))
    expectGoals(
      await weighFirstLoads(
        browser(),
        served(),
        heaviest(translatedServices(pages), 2),
        'translated',
      ),
    )
  })

  it('of scripts stays under its goal on a page without interaction', {
    timeout: 300_000,
  }, async () => {
    const all = pages.having('dialog', () => true)
    const routes = process.env['LONG']
      ? all
      : [...pages.of('dialog'), ...pages.of('form'), ...pages.of('list'), ...pages.of('search')]
    expect(all.length).toBeGreaterThan(0)
    expectGoals(await weighScripts(browser(), served(), routes))
  })

  it('of a second page, a dialog and hydration stays under its goals', async () => {
    expectGoals(await weighVisit(browser(), served(), visitOf(pages)))
  })

  it('of every article stays close to that of its text', { timeout: 120_000 }, async () => {
    expectGoals(await weighArticles(browser(), served(), pages.of('article')))
  })
})
