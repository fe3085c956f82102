import { expect, test } from 'vitest'
import { littleSite, today } from '../../../../tests/support/littleSite.ts'
import { standardKit } from '../../../kits/standard/kit.ts'
import { lint } from '../lint.ts'
import { ownWords } from '../messages/ownWords.ts'
import type { Context } from '../types/context.ts'
import type { Report } from '../types/report.ts'
import type { Edit, ProjectRule } from '../types/rule.ts'
import { memoryCache } from './memoryCache.ts'

const about = 'pages/about.json'
const title: Edit = { file: about, at: '/title', value: 'All about the workshop' }
const text: Edit = { file: about, at: '/blocks/1/paragraphs/0', value: 'Other words.' }

/** How often a rule runs that looks like this: on the little site, then on the same with these edits. */
const runsOf = (
  look: (context: Context) => unknown,
  edits: readonly Edit[],
  finds: readonly Report[] = [],
): number => {
  let runs = 0
  const check: ProjectRule['check'] = (context) => {
    runs += 1
    look(context)
    return finds
  }
  const kit = {
    ...standardKit,
    rules: [
      {
        name: 'example',
        severity: 'warning',
        what: '',
        why: '',
        bad: [],
        good: [],
        check,
      } satisfies ProjectRule,
    ],
  }
  const cache = memoryCache()
  for (const some of [[], [], edits]) lint(kit, littleSite(some), { today, cache })
  return runs
}

const titles = ({ files }: Context) => files.map(({ summary }) => summary.title)
const ofAbout = ({ files }: Context) => files.find(({ path }) => path === about)?.summary.title
const blocks = ({ files }: Context) => files.map((file) => file.path === about && file.blocks)

test.each<[string, number, (context: Context) => unknown, readonly Edit[]]>([
  ['once where nothing has changed', 1, titles, []],
  ['once where a part of a summary has changed that it has not looked at', 1, titles, [text]],
  ['again where one has changed that it has looked at', 2, titles, [title]],
  [
    'once where it has changed in a document that it has not looked at',
    1,
    ofAbout,
    [{ file: 'pages/index.json', at: '/title', value: 'Home' }],
  ],
  ['again where it has changed in the one that it has looked at', 2, ofAbout, [title]],
  ['again where a document has changed that it has opened', 2, blocks, [text]],
  [
    'once where another one has',
    1,
    blocks,
    [{ file: 'pages/index.json', at: '/title', value: 'Home' }],
  ],
  ['again where the site has a page more', 2, () => [], [{ file: 'pages/more.json', text: '{}' }]],
  ['again where it has one less', 2, () => [], [{ file: about }]],
  [
    'again where what there is once has changed',
    2,
    () => [],
    [{ file: 'pages/_site.json', at: '/firm/name', value: 'Hub & Sons' }],
  ],
  [
    'again where a document can no longer be read',
    2,
    ({ complete }) => complete,
    [{ file: about, text: '{' }],
  ],
])('a project rule runs %s', (_when, runs, look, edits) => {
  expect(runsOf(look, edits)).toBe(runs)
})

test.each<[string, string, number, Report]>([
  ['is placed again', 'once', 1, { file: about, pointer: '/title', message: ownWords('So.') }],
  [
    'is found again, where the report says more than a pointer',
    'again',
    2,
    { file: about, pointer: '/title', index: 1, length: 2, message: ownWords('So.') },
  ],
])(
  'the report of a rule on a changed document %s: the rule runs %s',
  (_what, _when, runs, report) => {
    expect(runsOf(() => [], [text], [report])).toBe(runs)
  },
)

const firstWords = ({ files }: Context) => files.map(({ paragraphs }) => paragraphs.length)

test.each<[string, number, readonly Edit[]]>([
  ['again where a paragraph has changed', 2, [text]],
  [
    'again where it stands elsewhere',
    2,
    [{ file: about, at: '/blocks/1/paragraphs/0', value: '' }],
  ],
  ['once where something else has', 1, [title]],
])('a rule that compares paragraphs runs %s', (_when, runs, edits) => {
  expect(runsOf(firstWords, edits)).toBe(runs)
})
