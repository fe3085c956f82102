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

test('recordReads records only which language a document reads and passes the kit’s own on', () => {
  const view = viewOf()
  const recording = recordReads(view)()
  expect(recording.view.writing.language).toBe(view.writing.language)
  expect(Object.keys(recording.view.writing.language.typed.scales)).not.toEqual([])
  expect(recording.reads()).toContainEqual(['at /writing/language', 'en'])
  expect(recording.reads().filter(([question]) => question.includes('/typed'))).toEqual([])
})

test('recorded reads stay valid as long as the site’s language is the same', () => {
  const recording = recordReads(viewOf())()
  expect(recording.view.writing.language.name).not.toBe('')
  expect(readsHold(viewOf())(recording.reads())).toBe(true)
  expect(readsHold(viewOf([inGerman]))(recording.reads())).toBe(false)
})
