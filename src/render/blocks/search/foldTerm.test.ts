import { expect, test } from 'vitest'
import { finder } from './behaviour.find.ts'
import { foldTerm } from './foldTerm.ts'

test.each([
  ['Müller', 'muller'],
  ['Straße', 'strasse'],
  ['ŒUVRE', 'oeuvre'],
  ['أحمد', 'احمد'],
  ['شركة', 'شرکه'],
  ['على', 'علی'],
  ['مُحَاسَبَة', 'محاسبة'],
  ['کمپنی', 'كمپني'],
  ['٢٠٢٥', '2025'],
  ['क़ानून', 'कानून'],
  ['पाँच', 'पांच'],
])('"%s" is found by "%s"', (written, typed) => {
  const find = finder({ pages: [['/here', written, '']], parts: [] })
  expect([foldTerm(written), find(typed).length, find(written).length]).toEqual([
    foldTerm(typed),
    1,
    1,
  ])
})

test.each([
  ['काम', 'कम'],
  ['مال', 'مل'],
  ['bar', 'bär-tig'],
])('"%s" is another word than "%s"', (one, other) =>
  expect(foldTerm(one)).not.toBe(foldTerm(other)),
)
