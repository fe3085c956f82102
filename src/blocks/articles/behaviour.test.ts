// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { start } from './behaviour.ts'

const item = (route: string, category: string, once: boolean) => `<li data-category="${category}"${once ? ` data-once="${route}"` : ''}>${route}</li>`

/** A list of three articles, of which the first is featured, as Articles.tsx draws it. */
const draw = (once: boolean) => {
  document.body.innerHTML = `<div id="root"><div data-waiting=""><button aria-pressed="true" data-category="">All</button><button aria-pressed="false" data-category="Care">Care</button></div>
    <div data-featured=""><article data-category="Care" data-route="/a">A</article></div><h2 data-recent="Recent" data-heading="{category}">Recent</h2>
    <ul>${item('/a', 'Care', once)}${item('/b', 'Parts', once)}</ul><div data-empty="Nothing" hidden><p></p></div></div>`
  const root = document.querySelector<HTMLElement>('#root')
  if (root) start(root)
}
const listed = () => [...document.querySelectorAll<HTMLElement>('li')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent)
const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden

beforeEach(() => history.replaceState(null, '', '/log'))

describe('an article that is featured', () => {
  it('stands in a long list as well', () => {
    draw(false)
    expect(listed()).toEqual(['/a', '/b'])
  })

  it('is left out of a short list, whose heading goes with its last entry', () => {
    draw(true)
    expect([listed(), isHidden('h2')]).toEqual([['/b'], false])
    document.querySelector<HTMLElement>('[data-category=Care]')?.click()
    expect([listed(), isHidden('h2'), isHidden('[data-empty]')]).toEqual([[], true, true])
    document.querySelector<HTMLElement>('button[data-category=""]')?.click()
    expect([listed(), isHidden('h2')]).toEqual([['/b'], false])
  })
})
