import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../../content/lint/findings/wholeMessage.ts'
import { siteSchema } from '../../../../core/document/site.ts'
import type { ShownFinding } from '../../../workspace/overview.ts'
import { keysIn, sectionOf, sections } from '../../protocol/sections.ts'
import { groupFindings } from '../panel/groupFindings.ts'
import { placeToShow } from '../panel/placeToShow.ts'
import { addressFor, typedAddress } from '../store/addressFor.ts'
import { listedFacts } from '../store/listedFacts.ts'

describe('the address of a new page', () => {
  it.each([
    ['What we charge', '', '/what-we-charge'],
    ['Varnish & paint', '/repairs', '/repairs/varnish-paint'],
    ['Übergabe: Ärger?', '/', '/ubergabe-arger'],
    ['Straße nach Łódź', '/', '/strasse-nach-lodz'],
    ['Con', '/repairs', '/repairs/con-page'],
    [' – ', '/repairs', ''],
  ])('of “%s” below “%s” is “%s”', (title, below, address) => {
    expect(addressFor(title, below)).toBe(address)
  })
  it.each([
    ['flat-tyres', '/services', '/services/flat-tyres'],
    ['/flat-tyres/', '/services', '/flat-tyres'],
    [' mast ', '', '/mast'],
    ['/', '/services', '/'],
  ])('typed as “%s” in “%s” is “%s”', (typed, below, address) => {
    expect(typedAddress(typed, below)).toBe(address)
  })
})

describe('the view for a location in a document', () => {
  it('is its page or the view of its fact or setting', () => {
    expect(placeToShow({ path: 'pages/about.json', route: '/about' }, '/blocks/1')).toBe('/about')
    expect(
      placeToShow({ path: 'pages/_facts.json', route: undefined }, '/facts/repair.fee/value'),
    ).toBe('/_facts/repair.fee')
    expect(placeToShow({ path: 'pages/_site.json', route: undefined }, '/footer/note')).toBe(
      '/_site/footer',
    )
    expect(placeToShow({ path: 'pages/_checks/all.json', route: undefined }, '')).toBeUndefined()
  })
})

describe('the settings of the site', () => {
  it('each appear in exactly one section', () => {
    const all = Object.keys(siteSchema.properties)
    const shown = sections.flatMap((section) => keysIn(section, all))
    expect(shown.toSorted()).toEqual(
      all.filter((key) => !['$schema', 'schemaVersion', 'silence'].includes(key)).toSorted(),
    )
    expect(
      shown.filter((key) =>
        sections.every(
          (section) => section !== sectionOf(key) || !keysIn(section, all).includes(key),
        ),
      ),
    ).toEqual([])
  })
})

const finding = (
  file: string,
  severity: 'error' | 'warning' | 'note',
  line: number,
): ShownFinding => ({
  file,
  severity,
  line,
  column: 1,
  length: 1,
  rule: 'titles',
  pointer: '/title',
  id: `${file} ${line}`,
  code: 'ownRule',
  data: { words: `${severity} in line ${line}` },
  frame: '',
  fixable: false,
  toWrite: false,
  answers: [],
})

describe('findings', () => {
  const documents = [
    {
      path: 'pages/about.json',
      route: '/about',
      title: 'About us',
      draft: false,
      waits: false,
      shown: 'now' as const,
    },
    {
      path: 'pages/_site.json',
      route: undefined,
      title: '',
      draft: false,
      waits: false,
      shown: 'now' as const,
    },
  ]
  const findings = [
    finding('pages/about.json', 'warning', 3),
    finding('pages/_site.json', 'note', 9),
    finding('pages/_site.json', 'error', 20),
  ]
  it('are grouped by document with errors first', () => {
    expect(
      groupFindings({ documents, findings }, 'all').map(({ name, findings: own }) => [
        name,
        ...own.map((one) => textsOf(one).message),
      ]),
    ).toEqual([
      ['Settings of the site', 'error in line 20', 'note in line 9'],
      ['About us', 'warning in line 3'],
    ])
    expect(groupFindings({ documents, findings }, 'warning').map(({ file }) => file)).toEqual([
      'pages/about.json',
    ])
  })
})

describe('the list of facts', () => {
  const fact = (name: string, label: string, uses: number, reviewBy?: string) => ({
    ...{ name, label, text: '£45', forms: {}, source: 'price list', asOf: '2025-01-01', reviewBy },
    uses: { count: uses, routes: ['/about'] },
  })
  const facts = [
    fact('a.one', 'Wheels', 1),
    fact('a.two', 'Brakes', 3, '2026-02-01'),
    fact('a.three', 'Chains', 2, '2026-01-01'),
  ]
  const document = { facts: { 'a.one': { doubt: 'Older than the lift' } } }
  const names = (words: string, order: 'due' | 'label' | 'uses') =>
    listedFacts(facts, document, words, order, '2026-01-15').map(
      ({ label, isDue }) => `${label}${isDue ? ', due' : ''}`,
    )
  it('begins with due facts or the most used ones and is searched by doubts too', () => {
    expect(names('', 'due')).toEqual(['Chains, due', 'Brakes', 'Wheels'])
    expect(names('', 'uses')).toEqual(['Brakes', 'Chains, due', 'Wheels'])
    expect(names('lift', 'label')).toEqual(['Wheels'])
  })
  it('finds facts that match all words in any order, also by kind', () => {
    expect(names('list price wheel', 'label')).toEqual(['Wheels'])
    expect(names('words chains', 'label')).toEqual(['Chains, due'])
    expect(names('wheels brakes', 'label')).toEqual([])
  })
})
