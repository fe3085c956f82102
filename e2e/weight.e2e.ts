import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import type { Row } from '../src/bench/row.ts'
import { routesOf, serviceGoal, weighArticles, weighFirstLoads, weighScripts, weighVisit } from '../src/bench/weigh.ts'
import { useBrowser } from './support/browser.ts'

const browser = useBrowser()
const served = () => ({ site: inject('site'), dist: inject('dist') })

const expectGoals = (rows: readonly Row[]) => {
  const missed = rows.filter(({ value, goal, limit = goal }) => limit !== undefined && !(value <= limit))
  expect(missed.map(({ name, value, unit, goal, note }) => `${name}: ${value} ${unit}, at most ${goal} (${note})`)).toEqual([])
}

const inDist = (path: string) => join(inject('dist'), path)

/** A page's own file and those of its blocks' scripts: all that isn't the same on every page. */
const sizeOf = (route: string) => {
  const scripts = new Set(readFileSync(inDist(`${route}.html`), 'utf8').match(/(?<=data-behaviour=")[^"]+/g))
  return [`${route}.html`, ...scripts].reduce((sum, path) => sum + statSync(inDist(`${path}.br`)).size, 0)
}

/** All of them in the long run; in the usual one the heaviest by their files. */
const heaviest = (routes: readonly string[], count: number) =>
  process.env['LONG'] ? routes : [...routes].sort((one, other) => sizeOf(other) - sizeOf(one)).slice(0, count)

describe('the weight of a visit', () => {
  it('keeps the first load of every service page under its goal', { timeout: 300_000 }, async () => {
    const routes = routesOf(inject('dist'), '/services/')
    expect(routes.length).toBeGreaterThan(30)
    expectGoals(await weighFirstLoads(browser(), served(), heaviest(routes, 6), serviceGoal))
  })

  it('keeps the script of a page that nobody has touched under its goal', { timeout: 300_000 }, async () => {
    const all = routesOf(inject('dist'), '/')
    const routes = process.env['LONG'] ? all : [...all.filter((route) => route.startsWith('/enquire/')), '/contact', '/blog', '/search']
    expect(routes.length).toBeGreaterThan(4)
    expectGoals(await weighScripts(browser(), served(), routes))
  })

  it('keeps a second page, a dialog and the take-over under theirs', async () => {
    expectGoals(await weighVisit(browser(), served(), ['/services/gst', '/services/llp']))
  })

  it('keeps every article to its text and a little more', { timeout: 120_000 }, async () => {
    expectGoals(await weighArticles(browser(), served(), routesOf(inject('dist'), '/blog/')))
  })
})
