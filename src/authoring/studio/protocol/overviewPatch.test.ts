import { expect, it } from 'vitest'
import type { LiveOverview } from '../../workspace/liveOverviewOf.ts'
import type { ShownFinding } from '../../workspace/overview.ts'
import { overviewPatch, patchedOverview } from './overviewPatch.ts'

const listed = (path: string, title: string) => ({
  path,
  route: `/${path}`,
  title,
  draft: false,
  waits: false,
  shown: 'now' as const,
})
const found = (file: string, id: string) => ({ file, id, line: 1 }) as ShownFinding // all that is looked at
const before: LiveOverview = {
  firm: 'Oar & Sail',
  root: '/site',
  version: 1,
  gone: [],
  documents: [listed('a', 'A'), listed('b', 'B')],
  findings: [found('a', 'one'), found('a', 'two'), found('b', 'three')],
}

it.each<[string, Partial<LiveOverview>]>([
  ['nothing but the version', { version: 2 }],
  ['a title', { documents: [listed('a', 'A'), listed('b', 'Bells')] }],
  [
    'a day on which a page is shown',
    { documents: [listed('a', 'A'), { ...listed('b', 'B'), waits: true }] },
  ],
  [
    'a document that has come',
    { documents: [listed('a', 'A'), listed('aa', 'AA'), listed('b', 'B')], gone: ['c'] },
  ],
  [
    'a document that is gone, with what was found in it',
    { documents: [listed('b', 'B')], findings: [found('b', 'three')] },
  ],
  [
    'findings that have come, gone and moved',
    {
      findings: [found('a', 'two'), found('aa', 'new'), found('b', 'three')],
      problem: 'A rule failed.',
    },
  ],
])('a patch about %s rebuilds the next overview', (_what, change) => {
  const after = { ...before, ...change }
  expect(patchedOverview(before, overviewPatch(before, after))).toEqual(after)
})

it('a patch contains only what differs and keeps unchanged objects identical', () => {
  const after = { ...before, version: 2, documents: [listed('a', 'A'), listed('b', 'Bells')] }
  const patch = overviewPatch(before, after)
  expect(patch).toMatchObject({ documents: [{ title: 'Bells' }], isWhole: false, findings: {} })
  const next = patchedOverview(before, patch)
  expect(next.documents[0]).toBe(before.documents[0])
  expect(next.findings).toBe(before.findings)
})
