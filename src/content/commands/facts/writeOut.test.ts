import { expect, test } from 'vitest'
import { authorLinesOf } from '../../../../tests/support/linesOf.ts'
import { groundOf } from '../../../../tests/support/operated.ts'
import { bindery, boatyard } from '../../../../tests/support/sites.ts'
import { placesInWords } from '../../../authoring/studio/protocol/placesInWords.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { readSite } from '../../../site/store/readSite.ts'
import { factEffect } from '../../facts/factEffect.ts'
import { sharedContextOf } from '../../lint/project/sharedContext.ts'
import { removeFact } from './removeFact.ts'
import { writeOut } from './writeOut.ts'

const sources = readSite(bindery)
const ground = groundOf(sources)
const name = 'sewing.time'

test.each([
  ['written out', () => writeOut(ground, name, undefined)],
  ['removed', () => removeFact(ground, name, undefined)],
])('a fact that is %s leaves its text on each page in the page’s language', (_, operation) => {
  const { edits } = operation().change
  const hindi = edits.flatMap((edit) =>
    edit.kind === 'set' && edit.file.startsWith('pages/hi/') ? [String(edit.value)] : [],
  )
  expect(hindi.length).toBeGreaterThan(0)
  expect(hindi.filter((text) => !/6[–-].*8.*कार्य दिवस/.test(text))).toEqual([])
})

test('counts the places of a fact alike in its effect and in its conversion to words', () => {
  const fact = {
    label: 'x',
    value: { kind: 'number', amount: 9 },
    source: 'x',
    asOf: '2026-01-01',
  } as const
  const uses =
    factEffect(sharedContextOf(standardKit, sources, '2026-01-15'), ground.files, name, fact)
      ?.uses ?? []
  expect(authorLinesOf(writeOut(ground, name, undefined))[0]).toContain(
    `is written out in ${placesInWords(uses)}`,
  )
})

test('a fact in a number property becomes a number again', () => {
  const sources = readSite(boatyard)
  const { edits } = writeOut(groundOf(sources), 'lift.fee', undefined).change
  expect(
    edits.flatMap((edit) =>
      edit.kind === 'set' && edit.pointer.endsWith('/amount') ? [edit.value] : [],
    ),
  ).toEqual([480])
})
