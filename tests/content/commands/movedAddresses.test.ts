import { expect, test } from 'vitest'
import { OperationError } from '../../../src/content/commands/Ground.ts'
import { move } from '../../../src/content/commands/move.ts'
import { remove } from '../../../src/content/commands/remove.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { liveRedirects } from '../../../src/core/model/site/liveRedirects.ts'
import { addressKey } from '../../../src/core/model/text/oldAddress.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { littleSite } from '../../support/littleSite.ts'
import { errorsIn, groundOf, operated, texts, valueIn } from '../../support/operated.ts'
import { pick, randomOf } from '../../support/random.ts'

const rounds = process.env['LONG'] ? 400 : 12
const steps = 14

const pageOf = (title: string, links: readonly string[], depth: number) => ({
  $schema: `${'../'.repeat(depth)}schema/page.schema.json`,
  title,
  description: `${title} of the workshop, on a page of its own that may be found under another address tomorrow than it was today.`,
  blocks: [
    { type: 'hero', heading: title, text: `Here is what we say of ${title.toLowerCase()}.` },
    {
      type: 'prose',
      heading: 'More',
      paragraphs: [
        `It leads on to ${links.map((href) => `[a page](${href})`).join(' and ')}, and back.`,
      ],
    },
  ],
})

/** Pages in folders and above them, each linked by others; old addresses as firms bring them along. */
const edits: readonly Edit[] = [
  {
    file: 'pages/shop.json',
    value: pageOf('Shop', ['/shop/tyres', '/services/repair#what-we-repair'], 1),
  },
  { file: 'pages/shop/tyres.json', value: pageOf('Tyres', ['/shop', '/shop/tyres/wide'], 2) },
  { file: 'pages/shop/tyres/wide.json', value: pageOf('Wide tyres', ['/shop', '/about'], 3) },
  {
    file: 'pages/_site.json',
    at: '/redirects',
    value: [
      { from: '/mending', to: '/services/repair' },
      { from: '/Our-Shop/', to: '/shop' },
      { from: '/tyres.html', to: '/shop/tyres#more' },
      { from: '/elsewhere', to: 'https://www.example.org/' },
    ],
  },
]
const site = littleSite(edits)

const places = [
  '/shop',
  '/shop/tyres',
  '/shop/wide',
  '/store',
  '/store/tyres',
  '/Store',
  '/services/repair',
  '/services',
  '/mending',
  '/our-shop',
  '/Mending',
  '/elsewhere',
  '/new',
  '/about',
]
const folders = ['/shop', '/store', '/services', '/new', '/shop/tyres']

/** What a visitor gets at an address: the title of a page, in one step at most. */
const visitor = (sources: Sources) => {
  const model = buildModel(standardKit, sources)
  const redirects = new Map(
    liveRedirects(model).map(({ old, to }) => [old.key, to.replace(/[?#].*$/s, '')]),
  )
  const pages = new Map(
    [...model.pages.values()].map(({ route, document }) => [addressKey(route), document.title]),
  )
  return {
    at: (key: string): string | undefined =>
      pages.get(key) ?? pages.get(addressKey(redirects.get(key) ?? '')),
    routes: new Map(
      [...model.pages.values()].map(({ route, document }) => [document.title, route]),
    ),
  }
}

const redirectsIn = (sources: Sources): readonly { readonly from: string; readonly to: string }[] =>
  valueIn(sources, 'pages/_site.json').redirects ?? []

/** Whether a page goes back to where it came from last: then its address in between is forgotten, and the move says so. */
const isWayBack = (sources: Sources, from: string, to: string | undefined): boolean => {
  const last = redirectsIn(sources).findLast((redirect) => redirect.to === from)
  return to !== undefined && last !== undefined && addressKey(last.from) === addressKey(to)
}

/** Whether the way there leads over nothing that it would take away: no old address, no page. */
const leavesNoTrace = (sources: Sources, { what: [from, to], isRemoval }: Deed): boolean => {
  const isIn = (address: string) =>
    to.endsWith('/*')
      ? addressKey(address).startsWith(to.slice(0, -1).toLowerCase())
      : addressKey(address) === addressKey(to)
  const isTaken =
    redirectsIn(sources).some((redirect) => isIn(redirect.from)) ||
    [...visitor(sources).routes.values()].some((route) => route !== from && isIn(route))
  return !isRemoval && !isTaken
}

type Deed = { readonly what: readonly [string, string]; readonly isRemoval: boolean }

const anyDeed = (sources: Sources, random: () => number): Deed => {
  const { routes } = visitor(sources)
  const route = pick([...routes.values()], random) ?? '/'
  const to = pick(places, random) ?? ''
  const kind = random()
  if (kind < 0.15)
    return { what: [route, pick([...routes.values()], random) ?? '/'], isRemoval: true }
  if (kind < 0.4)
    return { what: [`${pick(folders, random)}/*`, `${pick(folders, random)}/*`], isRemoval: false }
  return { what: [route, to], isRemoval: false }
}

const doing =
  ({ what: [from, to], isRemoval }: Deed) =>
  (ground: Parameters<typeof move>[0]) =>
    isRemoval ? remove(ground, from, to) : move(ground, from, to)

/** The site after a deed; undefined where it was refused in words. */
const tried = (sources: Sources, deed: Deed): Sources | undefined => {
  try {
    doing(deed)(groundOf(sources))
  } catch (error) {
    if (error instanceof OperationError) return undefined
    throw error
  }
  return operated(sources, doing(deed))
}

test(`every published address redirects to its page in one step after ${rounds} times ${steps} random moves`, {
  timeout: 600_000,
}, () => {
  let count = 0
  for (let round = 0; round < rounds; round += 1) {
    const random = randomOf(round + 1)
    let sources = site
    const start = visitor(site)
    const known = new Map([...start.routes].map(([title, route]) => [addressKey(route), title]))
    for (const old of ['/mending', '/our-shop', '/tyres.html']) known.set(old, start.at(old) ?? '')
    const trail: string[] = []
    for (let step = 0; step < steps; step += 1) {
      const deed = anyDeed(sources, random)
      const after = tried(sources, deed)
      if (!after) continue
      count += 1
      trail.push(`${deed.isRemoval ? 'remove ' : ''}${deed.what.join(' → ')}`)
      const words = `round ${round + 1}: ${trail.join(', ')}`
      expect(errorsIn(after), words).toEqual([])
      const [before, now] = [visitor(sources), visitor(after)]
      if (leavesNoTrace(sources, deed)) {
        const back = tried(after, { ...deed, what: [deed.what[1], deed.what[0]] })
        expect(back && texts(back), words).toEqual(texts(sources))
      }
      const heir = deed.isRemoval ? before.at(addressKey(deed.what[1])) : undefined
      for (const [key, title] of known) if (!now.routes.has(title)) known.set(key, heir ?? '')
      for (const [title, route] of before.routes)
        if (isWayBack(sources, route, now.routes.get(title))) known.delete(addressKey(route))
      for (const [title, route] of now.routes) known.set(addressKey(route), title)
      for (const [key, title] of known) expect([key, now.at(key)], words).toEqual([key, title])
      sources = after
    }
  }
  expect(count).toBeGreaterThan(rounds * 4)
})
