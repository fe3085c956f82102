import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkItem } from './support/checklist/checkItem.ts'
import { checklistSchema, kindOfItem } from './support/checklist/item.ts'
import { renderSite } from './support/renderedPages.ts'

/**
 * What both specifications and the contract's readings ask of each page, item by item. The data was written from the
 * specifications by somebody who had not written the pages; an item that fails asks for a change of the page.
 */
const folder = 'tests/checklist'
const routesOf = (route: string) => (route.endsWith('*') ? site.routes.filter((each) => each.startsWith(route.slice(0, -1))) : [route])
const site = renderSite('.')
const items = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'figures.json')
  .flatMap((name) => Object.entries(checklistSchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')))))
  .flatMap(([route, list]) => list.map((item) => ({ route, item, words: `${route}: ${item.item}` })))

describe('the checklist of both specifications', () => {
  test('names only pages that exist; each item is recognised somehow and named once', () => {
    expect(items.map(({ route }) => route).filter((route) => routesOf(route).every((each) => !site.pageOf(each)))).toEqual([])
    expect(items.filter(({ item }) => kindOfItem(item) === undefined).map(({ words }) => words)).toEqual([])
    expect(items.map(({ words }) => words).filter((words, index, all) => all.indexOf(words) !== index)).toEqual([])
  })
  for (const { route, item, words } of items) {
    test(words, () => {
      const problems = routesOf(route).flatMap((each) => {
        const page = site.pageOf(each)
        const problem = page ? checkItem(item, page) : 'there is no such page'
        return problem === undefined ? [] : [`${each}: ${problem}`]
      })
      expect(problems).toEqual([])
    })
  }
})
