import { expect, test } from 'vitest'
import { littleSite, today } from '../../../tests/support/littleSite.ts'
import { groundOf } from '../../../tests/support/operated.ts'
import { bindery } from '../../../tests/support/sites.ts'
import type { Fact } from '../../core/document/facts.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { readSite } from '../../site/store/readSite.ts'
import { sharedContextOf } from '../lint/project/sharedContext.ts'
import { factEffect } from './factEffect.ts'

const sources = littleSite([
  { file: 'pages/_site.json', at: '/footer/note', value: 'Repairs from {{repair.fee}}.' },
  {
    file: 'pages/about.json',
    at: '/blocks/1/paragraphs/0',
    value: `${'Ada has mended bicycles here since 1989. '.repeat(6)}A repair costs **{{repair.fee | words}}**. Come by.`,
  },
])
const fee: Fact = {
  label: 'The fee for a repair',
  value: { kind: 'money', amount: 48, to: 60 },
  source: 'price list',
  asOf: '2026-01-01',
}

test('describes each text that shows a fact before and after, in its own format and sentence', () => {
  const effect = factEffect(
    sharedContextOf(standardKit, sources, today),
    groundOf(sources).files,
    'repair.fee',
    fee,
  )
  expect(effect).toMatchObject({ before: '£45', after: '£48–£60' })
  expect(effect?.uses.find(({ file }) => file === 'pages/_site.json')).toMatchObject({
    route: undefined,
    before: 'Repairs from £45.',
    after: 'Repairs from £48–£60.',
  })
  expect(effect?.uses.find(({ file }) => file === 'pages/about.json')).toMatchObject({
    route: '/about',
    before: 'A repair costs £45.',
    after: 'A repair costs £48 to £60.',
  })
})

test('reports a next value as later until its day and then as the change itself', () => {
  const of = (from: string) => {
    const next = { from, value: { kind: 'money', amount: 50 } } as const
    return factEffect(
      sharedContextOf(standardKit, sources, today),
      groundOf(sources).files,
      'repair.fee',
      {
        ...fee,
        value: { kind: 'money', amount: 45 },
        next,
      },
    )
  }
  expect(of('2999-01-01')).toMatchObject({ before: '£45', after: '£45', later: { text: '£50' } })
  const now = of(today)
  expect([now?.before, now?.after, now?.later]).toEqual(['£45', '£50', undefined])
  expect(now?.uses[0]).toMatchObject({ after: 'Repairs from £50.' })
})

test('describes a page in another language in that language', () => {
  const site = readSite(bindery)
  const time = { ...fee, value: { kind: 'number', amount: 9, unit: 'working days' } } as const
  const effect = factEffect(
    sharedContextOf(standardKit, site, today),
    groundOf(site).files,
    'sewing.time',
    time,
  )
  expect(effect).toMatchObject({ before: '6–8\u00a0working days', after: '9\u00a0working days' })
  const hindi = effect?.uses.filter(({ file }) => file.startsWith('pages/hi/')) ?? []
  expect(hindi.length).toBeGreaterThan(0)
  for (const { before, after } of hindi)
    expect([before, after].join()).toMatch(/6–8.कार्य दिवस.*9.कार्य दिवस/)
})

test('describes a page in another language with that language’s new words for the unit', () => {
  const site = readSite(bindery)
  const time = { ...fee, value: { kind: 'number', amount: 9, unit: 'evenings' } } as const
  const effect = factEffect(
    sharedContextOf(standardKit, site, today),
    groundOf(site).files,
    'sewing.time',
    time,
    { hi: { evenings: 'शाम' } },
  )
  const hindi = effect?.uses.filter(({ file }) => file.startsWith('pages/hi/')) ?? []
  expect(hindi.length).toBeGreaterThan(0)
  for (const { before, after } of hindi)
    expect([before, after].join()).toMatch(/6–8.कार्य दिवस.*9.शाम/)
})

test('reports a unit typed after a fact whose unit or plural form changes', () => {
  const hours = { amount: 24, unit: 'hours' }
  const typed = (was: object, is: object) => {
    const site = littleSite([
      {
        file: 'pages/_facts.json',
        at: '/facts/repair.fee/value',
        value: { kind: 'number', ...was },
      },
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'It takes {{repair.fee}}: within **{{repair.fee | number}}** hours you hear of us.',
      },
    ])
    const next = { ...fee, value: { kind: 'number', ...is } } as Fact
    return factEffect(
      sharedContextOf(standardKit, site, today),
      groundOf(site).files,
      'repair.fee',
      next,
    )?.uses.flatMap((use) => use.typed ?? [])
  }
  expect(typed(hours, { amount: 1, unit: 'working day' })).toEqual(['hours'])
  expect(typed(hours, { amount: 1, unit: 'hours' })).toEqual(['hours'])
  expect(typed(hours, { amount: 48, unit: 'hours' })).toEqual([])
  expect(typed({ amount: 24, unit: 'days' }, { amount: 1, unit: 'day' })).toEqual([])
})
