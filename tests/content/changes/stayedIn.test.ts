import { expect, it } from 'vitest'
import { stayedIn } from '../../../src/content/changes/merge/stayedIn.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'

const file = 'pages/_site.json'
type Site = {
  readonly closes?: string
  readonly says?: string | undefined
  readonly menu?: readonly string[]
}

const text = ({ closes = '17:00', says, menu = ['Home', 'About us', 'Repairs'] }: Site) =>
  JSON.stringify({
    firm: { name: 'Spoke & Sons', hours: [{ days: ['monday'], opens: '09:00', closes }] },
    navigation: menu.map((label) => ({
      label,
      href: `/${label.toLowerCase().replaceAll(' ', '-')}`,
    })),
    ...(says === undefined ? {} : { announcement: { id: 'regatta', text: says } }),
  })

const stayed = (before: Site, after: Site, published: Site, now: Site) =>
  stayedIn(standardKit, file, { published: text(published), now: text(now) })({
    before: text(before),
    after: text(after),
  })

const says = 'Closed for the regatta.'
const [old, late] = [{}, { closes: '18:00' }]

it('stayedIn is true for an unpublished change and false for a published one', () => {
  const [published, now] = [late, { ...late, says }]
  expect(stayed(late, { ...late, says }, published, now)).toBe(true)
  expect(stayed(old, late, published, now)).toBe(false)
  // One step that did both has stayed in part.
  expect(stayed(old, { ...late, says }, published, now)).toBe(true)
})

it('stayedIn is false for a change that was overwritten since', () => {
  const [later, latest] = [{ closes: '19:00' }, { closes: '20:00' }]
  expect(stayed(old, late, later, { ...later, says })).toBe(false)
  expect(stayed(late, later, old, later)).toBe(true)
  expect(stayed(old, late, old, later)).toBe(false)
  expect(stayed(old, late, late, latest)).toBe(false)
  expect(stayed(old, late, old, { says })).toBe(false)
})

it('stayedIn is false for a published announcement whose text changed later', () => {
  const [was, is] = [{ says }, { says: 'Open after the regatta.' }]
  expect(stayed(old, was, was, is)).toBe(false)
  expect(stayed(was, is, was, is)).toBe(true)
})

it('stayedIn identifies list entries by content, not by index', () => {
  const menu = ['Prices', 'Home', 'About us', 'Repairs']
  const words = ['Prices', 'Home', 'About us', 'Mending']
  expect(stayed(old, { menu }, { menu }, { menu: words })).toBe(false)
  expect(stayed({ menu }, { menu: words }, { menu }, { menu: words })).toBe(true)
  // The other way round: the new entry waits, the words of one behind it are published.
  const published = { menu: ['Home', 'About us', 'Mending'] }
  expect(stayed(old, published, published, { menu: words })).toBe(false)
  expect(stayed(published, { menu: words }, published, { menu: words })).toBe(true)
  // One that was moved since is still the one whose words were published.
  const moved = { menu: ['Mending', 'Home', 'About us'] }
  expect(stayed(old, published, published, moved)).toBe(false)
  expect(stayed(published, moved, published, moved)).toBe(true)
})
