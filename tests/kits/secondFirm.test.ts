import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { SiteDocument } from '../../src/core/document/site.ts'
import { scaleOf } from '../../src/render/theme/scales.ts'
import { temporaryFolder } from '../support/builtSite.ts'
import { bicycle, boatyard, ownSite } from '../support/sites.ts'

const folder = temporaryFolder()
const dist = join(folder.path, 'dist')
const settingsOf = (root: string) =>
  JSON.parse(readFileSync(join(root, 'pages/_site.json'), 'utf8')) as SiteDocument
const second = settingsOf(bicycle)
/** Firms that the engine has been used for: the one in `pages/`, unless it is the second itself, and another one. */
const others = [ownSite, boatyard]
  .map(settingsOf)
  .filter(({ firm }) => firm.name !== second.firm.name)

/** Text files of the built site by their path. */
const files = new Map<string, string>()

beforeAll(() => {
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', bicycle, '--out', dist],
    { encoding: 'utf8' },
  )
  expect(built.stderr + built.stdout).toMatch(/Built \d+ pages/)
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (statSync(join(dist, path)).isFile() && !/\.(?:br|gz|png|ico|woff2)$/.test(path))
      files.set(path, readFileSync(join(dist, path), 'utf8'))
  }
})
afterAll(() => folder.remove())

const namesOf = ({ headingFace, textFace, strongFace }: SiteDocument['theme']) =>
  [headingFace, textFace, strongFace].flatMap((face) =>
    face?.src ? [face.family.split(',')[0] ?? '', face.src] : [],
  )

const steps = ({ accent, neutral }: SiteDocument['theme']) =>
  [accent, neutral].flatMap((name) => [...scaleOf(name).light, ...scaleOf(name).dark])

/** What says who a firm is: its name, place, people, faces, colours. */
const tracesOf = (first: SiteDocument): readonly (readonly [what: string, trace: string])[] => [
  ...first.firm.name.split(/\W+/).map((word) => ['name', word] as const),
  ...[
    first.firm.tagline,
    first.firm.founder,
    first.firm.email,
    first.firm.address.city,
    first.firm.address.country,
  ].map((word) => ['firm', word ?? ''] as const),
  ...namesOf(first.theme).map((word) => ['face', word] as const),
  ...steps(first.theme)
    .filter((color) => !steps(second.theme).includes(color))
    .map((color) => ['colour', color] as const),
]

/** And words of trades that the engine has been used for. */
const trades = [
  'accountan',
  'GST',
  'rupee',
  '₹',
  'IST)',
  'Companies Act',
  'incorporation',
  'antifouling',
  'mooring',
].map((word) => ['trade', word] as const)
const traces = [...others.flatMap(tracesOf), ...trades]

describe('a site of a second firm on the same engine', () => {
  it('is built from its own documents', () => {
    expect([...files.keys()].filter((path) => path.endsWith('.html')).sort()).toEqual(
      expect.arrayContaining(['404.html', 'enquire/booking.html', 'index.html', 'repairs.html']),
    )
  })

  test.each(traces.filter(([, trace]) => trace.length > 2 || trace === '₹'))(
    'contains no %s of another firm: %s',
    (_what, trace) => {
      expect([...files].filter(([, text]) => text.includes(trace)).map(([path]) => path)).toEqual(
        [],
      )
    },
  )

  it('shows its own name, typeface, colour and colour scheme on every page', () => {
    for (const [path, html] of files) {
      if (!path.endsWith('.html') || path.startsWith('assets/')) continue
      expect(html, path).toContain(second.firm.name)
      expect(html, path).toContain('Barlow Condensed')
      expect(html, path).toContain(scaleOf(second.theme.accent).dark[8])
      expect(html, path).toContain('color-scheme:dark')
    }
  })
})
