import { expect, it } from 'vitest'
import type { Told } from '../../../../content/changes/told.ts'
import { bySection } from './bySection.ts'

const told = (pointer: string): Told => ({
  kind: 'changed',
  file: '',
  pointer,
  message: { code: 'documentAdded' },
  lines: [],
  pages: [],
  edits: [],
  follows: [],
})
const sectionsOf = (file: string, ...pointers: readonly string[]) =>
  bySection({ file, kind: 'site', name: '', route: undefined, changes: pointers.map(told) }).map(
    ({ section, changes }) => [section, ...changes.map(({ pointer }) => pointer)],
  )

const changed = [
  '/firm/hours/0/closes',
  '/announcement',
  '/navigation/1',
  '/actions/0/label',
  '/titleSuffix',
  '/firm/phone',
]

it.each(['pages/_site.json', 'pages/ur/_site.json'])(
  'groups changed settings into the sections that authors know: %s',
  (file) =>
    expect(sectionsOf(file, ...changed)).toEqual([
      ['navigation', '/navigation/1', '/actions/0/label'],
      ['announcement', '/announcement'],
      ['firm', '/firm/hours/0/closes', '/firm/phone'],
      ['more', '/titleSuffix'],
    ]),
)

it('keeps pages, new settings and settings of another schema in one piece', () => {
  expect(sectionsOf('pages/about.json', '/title', '/blocks/0')).toEqual([
    [undefined, '/title', '/blocks/0'],
  ])
  expect(sectionsOf('pages/ur/_site.json', '')).toEqual([[undefined, '']])
  expect(sectionsOf('pages/_site.json', '/schemaVersion', '/announcement')).toEqual([
    [undefined, '/schemaVersion', '/announcement'],
  ])
})
