import { expect, test } from 'vitest'
import { littleSite, today } from '../../../../tests/support/littleSite.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { sharedContextOf } from '../project/sharedContext.ts'
import { sharedViewOf } from '../project/sharedView.ts'
import type { Edit } from '../types/rule.ts'
import { readsHold, recordReads } from './recordReads.ts'

const viewOf = (edits: readonly Edit[] = []) =>
  sharedViewOf(sharedContextOf(standardKit, littleSite(edits), today))
const inGerman: Edit = { file: 'pages/_site.json', at: '/language', value: 'de' }

test('a language is the kit’s own for each document, which reads no more of it than which one it is', () => {
  const view = viewOf()
  const recording = recordReads(view)()
  expect(recording.view.writing.language).toBe(view.writing.language)
  expect(Object.keys(recording.view.writing.language.typed.scales)).not.toEqual([])
  expect(recording.reads()).toContainEqual(['at /writing/language', 'en'])
  expect(recording.reads().filter(([question]) => question.includes('/typed'))).toEqual([])
})

test('what was read of a site holds as long as it is written in the same language', () => {
  const recording = recordReads(viewOf())()
  expect(recording.view.writing.language.name).not.toBe('')
  expect(readsHold(viewOf())(recording.reads())).toBe(true)
  expect(readsHold(viewOf([inGerman]))(recording.reads())).toBe(false)
})
