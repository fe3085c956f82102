// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { start } from './entries/filter.ts'

const item = (route: string, category: string, once: boolean) =>
  `<li data-groups="${category}"${once ? ` data-once="${route}"` : ''}>${route}</li>`

/** A list of three articles, of which the first is featured, as Articles.tsx draws it. */
const draw = (once: boolean) => {
  document.body.innerHTML = `<div id="root" data-filter="category"><div data-waiting=""><button aria-pressed="true" data-group="">All</button><button aria-pressed="false" data-group="Care">Care</button></div>
    <div data-lead=""><article data-groups="Care" data-route="/a">A</article></div><h2 data-of-all="Recent" data-of-group="{category}">Recent</h2>
    <ul>${item('/a', 'Care', once)}${item('/b', 'Parts', once)}</ul><div data-empty="Nothing" hidden><p></p></div></div>`
  const root = document.querySelector<HTMLElement>('#root')
  if (root) start(root)
}
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden

beforeEach(() => history.replaceState(null, '', '/log'))

describe('a featured article', () => {
  it('also appears in a long list', () => {
    draw(false)
    expect(listed()).toEqual(['/a', '/b'])
  })

  it('is left out of a short list, and an empty list hides its heading', () => {
    draw(true)
    expect([listed(), isHidden('h2')]).toEqual([['/b'], false])
    document.querySelector<HTMLElement>('[data-group=Care]')?.click()
    expect([listed(), isHidden('h2'), isHidden('[data-empty]')]).toEqual([[], true, true])
    document.querySelector<HTMLElement>('button[data-group=""]')?.click()
    expect([listed(), isHidden('h2')]).toEqual([['/b'], false])
  })
})

describe('filtering a list whose entries belong to several groups', () => {
  const chip = (group: string) =>
    `<button aria-pressed="false" data-group="${group}">${group}</button>`
  const row = (name: string, groups: string) => `<tr data-groups="${groups}"><td>${name}</td></tr>`
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('tr')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent)
  const choose = (group: string) =>
    document.querySelector<HTMLElement>(`button[data-group="${group}"]`)?.click()

  beforeEach(() => {
    history.replaceState(null, '', '/work?other=1')
    document.body.innerHTML = `<div id="root" data-filter="works"><div data-waiting="">${['', 'House', 'Timber', 'Barn'].map(chip).join('')}</div>
      <p data-count="{count} of {total}"></p>
      <table><tbody>${row('A', 'House\nTimber')}${row('B', 'House')}</tbody><tbody id="last">${row('C', 'Timber')}</tbody></table>
      <div data-empty="No {group}" hidden><p></p><button data-group="">All</button></div></div>`
    const root = document.querySelector<HTMLElement>('#root')
    if (root) start(root)
  })

  it('shows an entry under each of its groups and updates the count', () => {
    choose('Timber')
    expect([rows(), document.querySelector('[data-count]')?.textContent]).toEqual([
      ['A', 'C'],
      '2 of 3',
    ])
    choose('House')
    expect([rows(), isHidden('#last'), isHidden('table')]).toEqual([['A', 'B'], true, false])
  })

  it('keeps other query parameters in the URL', () => {
    choose('Timber')
    expect(location.search).toBe('?other=1&works=Timber')
    choose('')
    expect([location.search, rows()]).toEqual(['?other=1', ['A', 'B', 'C']])
  })

  it('shows a message for an empty group and a button that resets the filter', () => {
    choose('Barn')
    expect([
      rows(),
      isHidden('table'),
      document.querySelector('[data-empty] p')?.textContent,
    ]).toEqual([[], true, 'No Barn'])
    document.querySelector<HTMLElement>('[data-empty] button')?.click()
    expect([
      rows(),
      isHidden('[data-empty]'),
      document.activeElement?.getAttribute('data-group'),
    ]).toEqual([['A', 'B', 'C'], true, ''])
  })
})
