import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/core/edits/apply.ts'
import { readerOf } from '../../../src/core/edits/readerOf.ts'
import { sourcesAfter } from '../../../src/core/edits/sourcesAfter.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { addLink } from '../../../src/site/scaffold/addLink.ts'
import { pageListsIn } from '../../../src/site/scaffold/pageLists.ts'
import { starterNames } from '../../../src/site/scaffold/starters.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { lint, lintSite } from '../../support/lintTexts.ts'
import { bicycle, boatyard, ownSite } from '../../support/sites.ts'

const today = '2026-12-01'
const page = { route: '/probate', title: 'Probate' }
/** The page that is listed, a draft as every new one is. */
const draft = {
  $schema: '../schema/page.schema.json',
  title: page.title,
  description:
    'Probate: a page that the lists of this site are given, with a description that is long enough.',
  draft: true,
  blocks: [{ type: 'hero', heading: page.title }],
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const folders = [
  ...starterNames.map((name) => `src/site/scaffold/starters/${name}`),
  boatyard,
  bicycle,
  ownSite,
]

describe.each(folders)('adding a page to each page list of %s', (folder) => {
  const sources = readSite(folder)
  const lists = lintSite(standardKit, sources, { today }).files.flatMap((file) =>
    file.place?.documentType === 'page'
      ? pageListsIn(standardKit, file.value?.['blocks']).map((list) => ({ file, list }))
      : [],
  )
  const before = new Set(
    lint(standardKit, sources, { today }).map(({ file, message }) => `${file} ${message}`),
  )

  it('copies no text from a single other entry into the new one', () => {
    expect(lists.length > 0 || folder === ownSite).toBe(true)
    for (const { file, list } of lists) {
      const edit = addLink(standardKit, file, page, { list: list.index })
      const added = textsIn(edit?.kind === 'insert' ? edit.values : [])
      const saidBefore = list.entries.flatMap(textsIn)
      const saidOnce = (text: string) => saidBefore.filter((other) => other === text).length === 1
      expect(added, file.path).toContain(page.route)
      expect(added.filter(saidOnce), file.path).toEqual([])
    }
  })

  it('causes no new lint findings in other documents', () => {
    const write = {
      kind: 'write',
      file: 'pages/probate.json',
      content: JSON.stringify(draft),
    } as const
    const edits = lists.flatMap(
      ({ file, list }) => addLink(standardKit, file, page, { list: list.index }) ?? [],
    )
    const after = sourcesAfter(
      sources,
      apply({ label: '', edits: [write, ...edits] }, readerOf(sources)),
    )
    const fresh = lint(standardKit, after, { today }).filter(
      ({ file, message }) => !before.has(`${file} ${message}`) && file !== write.file,
    )
    expect(fresh.map(({ file, message }) => `${file} ${message}`)).toEqual([])
  })
})
