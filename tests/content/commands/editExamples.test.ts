import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { operations as usage } from '../../../scripts/usage/edit.mjs'
import { edit, operations } from '../../../src/content/commands/edit.ts'
import { OperationError } from '../../../src/content/commands/Ground.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import type { Sources } from '../../../src/core/document/sources.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { carryOut } from '../../../src/site/store/carryOut.ts'
import { readSite } from '../../../src/site/store/readSite.ts'
import { linesOf } from '../../support/linesOf.ts'
import { lintSite } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { carriedOut, planOf, textsOf, valueIn } from '../../support/operations.ts'
import { boatyard } from '../../support/sites.ts'
import { testEngine } from '../../support/testEngine.ts'

/** The little site with places that others lead to. */
const edits: readonly Edit[] = [
  { file: 'pages/_assets/stand.png', asset: { bytes: 900, width: 400, height: 300 } },
  { file: 'pages/_assets/bench.png', asset: { bytes: 900, width: 500, height: 300 } },
  {
    file: 'pages/about.json',
    at: '/blocks/2',
    value: {
      type: 'prose',
      heading: 'Who else',
      paragraphs: [
        'There are the [brakes](/services/repair#what-we-repair), and [us](#who-we-are). A visit costs £12.',
      ],
    },
  },
  {
    file: 'pages/about.json',
    at: '/blocks/3',
    value: {
      type: 'faq',
      id: 'asked',
      heading: 'What people ask',
      items: [
        { id: 'when', question: 'When do you open?', answer: ['At nine.'] },
        { question: 'Do you sell bicycles?', answer: ['No. See [when](#when).', 'We mend them.'] },
      ],
      actions: [{ label: 'Ask us', dialog: 'booking' }],
    },
  },
  {
    file: 'pages/about.json',
    at: '/blocks/4',
    value: {
      type: 'table',
      heading: 'Prices',
      caption: 'What it costs',
      columns: [{ heading: 'Work' }, { heading: 'Price', align: 'end' }],
      rows: [
        ['Tube', '£12'],
        ['Brakes', '£25'],
      ],
    },
  },
  {
    file: 'pages/about.json',
    at: '/blocks/5',
    value: {
      type: 'mediaText',
      heading: 'The stand',
      paragraphs: ['It holds.'],
      picture: { src: '/assets/stand.png', alt: 'A stand' },
    },
  },
  {
    file: 'pages/index.json',
    at: '/blocks/1/paragraphs/0',
    value:
      'Read [who we are](/about#who-we-are), [when](/about#when) and [what it costs](/about#prices). A tube is £12.',
  },
  {
    file: 'pages/_checks/workshop.json',
    value: {
      $schema: '../../schema/checks.schema.json',
      pages: { '/about': [{ name: 'what people ask', in: 'asked', says: ['At nine.'] }] },
    },
  },
]
const site = littleSite(edits)

const findings = (sources: Sources) => lintSite(standardKit, sources, { today }).findings
const told = (sources: Sources) =>
  findings(sources).map(({ file, message }) => `${file} ${message}`)
const done = (typed: string, on = site) => carriedOut(on, planOf(on, typed))
const about = (sources: Sources) => valueIn(sources, 'pages/about.json').blocks
const headings = (sources: Sources) =>
  about(sources).map(({ heading }: { heading?: string }) => heading)

test('the site used in the examples has only the unused-file finding', () => {
  expect(told(site)).toEqual(['pages/_assets/bench.png No document uses this file.'])
})

test('the help lists every operation', () => {
  expect(Object.keys(usage)).toEqual(operations)
})

/** Each operation once: what is typed, what is said first, and what stands there then. */
const examples: readonly (readonly [
  typed: string,
  says: RegExp,
  holds: (after: Sources) => unknown,
  is: unknown,
])[] = [
  [
    'insert callout "Text: Ring first." --after /about#who-we-are',
    /New in the blocks of \/about: Note that stands out “Ring first\.”, number 3 of 7/,
    (s) => about(s)[2],
    { type: 'callout', kind: 'info', text: 'Ring first.' },
  ],
  [
    'insert "Question: May I wait?" "Answer: Yes." --after /about#asked/1',
    /Question “May I wait\?”, number 2 of 3/,
    (s) => about(s)[3].items[1],
    { question: 'May I wait?', answer: ['Yes.'] },
  ],
  [
    'insert Wheels £40 --into /about#prices/rows',
    /Row “Wheels”, number 3 of 3/,
    (s) => about(s)[4].rows[2],
    ['Wheels', '£40'],
  ],
  [
    'insert "Heading: Time" --before /about#prices/columns/2',
    /Each row gets a cell for it/,
    (s) => about(s)[4].rows,
    [
      ['Tube', 'TODO: Cell', '£12'],
      ['Brakes', 'TODO: Cell', '£25'],
    ],
  ],
  [
    'insert "Label: Prices" "Link: /about#prices" --after settings/navigation/2',
    /New in Navigation in the settings: Entry “Prices”, number 3 of 4/,
    (s) => valueIn(s, 'pages/_site.json').navigation[2],
    { label: 'Prices', href: '/about#prices' },
  ],
  [
    'insert "Label: Prices" "Link: /about#prices" --into settings/footer/groups/1/items',
    /^New in Links of “Footer” › “[^”]+” in the settings: /,
    (s) => valueIn(s, 'pages/_site.json').footer.groups[0].items.at(-1),
    { label: 'Prices', href: '/about#prices' },
  ],
  [
    'copy /about#asked',
    /The place #asked in it is called #asked-2 in the copy/,
    (s) => [about(s)[4].id, about(s)[4].items[0].id, about(s)[4].items[1].answer[0]],
    ['asked-2', 'when-2', 'No. See [when](#when-2).'],
  ],
  [
    'copy /enquire/booking#1/fields/email',
    /E-mail address “Email” stands a second time in Fields of “booking” on \/enquire\/booking, as number 3 of 4/,
    (s) =>
      valueIn(s, 'pages/_dialogs/booking.json').blocks[0].fields.map(
        ({ name }: { name: string }) => name,
      ),
    ['firstName', 'email', 'email2', 'service'],
  ],
  [
    'move /about#prices/columns/2 --before 1',
    /Its cells go along in every row/,
    (s) => about(s)[4].rows,
    [
      ['£12', 'Tube'],
      ['£25', 'Brakes'],
    ],
  ],
  [
    'move /about#asked 2',
    /becomes number 2 of 6 in the blocks of \/about; it was 4/,
    headings,
    [
      'Two generations of grease',
      'What people ask',
      'Who we are',
      'Who else',
      'Prices',
      'The stand',
    ],
  ],
  [
    'move /about#who-we-are last',
    /becomes number 6 of 6 in the blocks of \/about; it was 2/,
    headings,
    [
      'Two generations of grease',
      'Who else',
      'What people ask',
      'Prices',
      'The stand',
      'Who we are',
    ],
  ],
  [
    'move /about#who-we-are /services/repair',
    /What led to it leads there now in 2 places in 2 documents/,
    (s) => [valueIn(s, 'pages/index.json').blocks[1].paragraphs[0], about(s)[1].paragraphs[0]],
    [
      expect.stringContaining('[who we are](/services/repair#who-we-are)'),
      expect.stringContaining('[us](/services/repair#who-we-are)'),
    ],
  ],
  [
    'copy "/about#Who else" /services/repair',
    /is copied from the blocks of \/about to the blocks of \/services\/repair/,
    (s) => valueIn(s, 'pages/services/repair.json').blocks.at(-1).paragraphs[0],
    'There are the [brakes](/services/repair#what-we-repair), and [us](/about#who-we-are). A visit costs £12.',
  ],
  [
    'hide /about#prices',
    /is shown to nobody\.\nLeft to you[^\n]*pages\/index\.json:\d+/,
    (s) => about(s)[4].hidden,
    true,
  ],
  [
    'remove /about#asked/when',
    /Left to you[^\n]*pages\/index\.json:\d+/,
    (s) => about(s)[3].items.length,
    1,
  ],
  [
    'remove /about#prices --to /services/repair',
    /What led to it leads to \/services\/repair now in 1 place/,
    (s) => valueIn(s, 'pages/index.json').blocks[1].paragraphs[0],
    expect.stringContaining('[what it costs](/services/repair)'),
  ],
  ['remove /about#asked/actions/1', /It was the only one/, (s) => about(s)[3].actions, undefined],
  [
    'turn /about#asked cards',
    /becomes: Cards/,
    (s) => about(s)[3],
    {
      type: 'cards',
      id: 'asked',
      heading: 'What people ask',
      items: [
        { title: 'When do you open?', text: 'At nine.' },
        { title: 'Do you sell bicycles?', text: 'No. See [when](#when).\nWe mend them.' },
      ],
      actions: [{ label: 'Ask us', dialog: 'booking' }],
    },
  ],
  [
    'copy /about /us --title "About us all"',
    /It is a draft: nobody sees it, and nothing leads to it yet/,
    (s) => [valueIn(s, 'pages/us.json').title, valueIn(s, 'pages/us.json').draft],
    ['About us all', true],
  ],
  [
    'fact £12 tube.fee --label "A tube" --source "price list" --hits 1,3',
    /tube\.fee will be: A tube, £12; source: price list, stated 2026-01-15/,
    (s) => [
      valueIn(s, 'pages/_facts.json').facts['tube.fee'],
      about(s)[4].rows[0][1],
      valueIn(s, 'pages/index.json').blocks[1].paragraphs[0],
    ],
    [
      { label: 'A tube', value: { kind: 'money', amount: 12 }, source: 'price list', asOf: today },
      '£12',
      expect.stringContaining('A tube is {{tube.fee}}.'),
    ],
  ],
  [
    'write-out repair.time',
    /They no longer follow when the fact changes/,
    (s) => valueIn(s, 'pages/services/repair.json').blocks[0].text,
    'Ready within 2–3\u00a0working days.',
  ],
  [
    'replace "Mill Lane" "Mill Street" --hits all',
    /“Mill Lane” becomes “Mill Street” in \d+ places/,
    (s) => [valueIn(s, 'pages/_site.json').firm.address.street, about(s)[0].text],
    ['3 Mill Street', 'The workshop stands on Mill Street.'],
  ],
  [
    'replace "mill LANE" "mill street" --alike --hits all',
    /“Mill Lane” becomes “Mill Street” in \d+ places/,
    (s) => [valueIn(s, 'pages/_site.json').firm.address.street, about(s)[0].text],
    ['3 Mill Street', 'The workshop stands on Mill Street.'],
  ],
  [
    'replace /assets/stand.png /assets/bench.png --alt "A bench"',
    /In words it is “A bench” now, in 1 place/,
    (s) => about(s)[5].picture,
    { src: '/assets/bench.png', alt: 'A bench' },
  ],
]

describe.each(examples)('the edit command: %s', (typed, message, holds, is) => {
  it('describes its change, makes it and restores every byte on undo', () => {
    expect(linesOf(planOf(site, typed)).join('\n')).toMatch(message)
    expect(holds(done(typed))).toEqual(is)
  })
})

test('moving a block to another page and back restores its content and links', () => {
  const there = done('move /about#who-we-are /services/repair')
  const back = done('move /services/repair#who-we-are --before /about#2', there)
  const values = ({ files }: Sources) => files.map(({ path, text }) => [path, JSON.parse(text)])
  expect(values(back)).toEqual(values(site))
})

test('removing a field or an option also removes its presets', () => {
  const after = done('remove /enquire/booking#1/fields/service')
  expect(valueIn(after, 'pages/services/repair.json').presets).toEqual({ booking: {} })
  expect(told(after)).toEqual(told(site))
  expect(
    valueIn(
      done('remove /enquire/booking#1/fields/service/options/repair'),
      'pages/services/repair.json',
    ).presets,
  ).toEqual({ booking: {} })
})

test('moving a block to another page moves its suppressions too', () => {
  const suppressed = littleSite([
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/0',
      value: 'The fee for a repair is £45, as it ever was.',
    },
    {
      file: 'pages/about.json',
      at: '/silence',
      value: [
        { rule: 'facts-repeated', reason: 'A quotation.', pointer: '/blocks/1/paragraphs/0' },
      ],
    },
  ])
  expect(told(suppressed).filter((line) => /silence|£45/.test(line))).toEqual([])
  const after = done('move /about#who-we-are --before /services/repair#2', suppressed)
  expect(valueIn(after, 'pages/about.json').silence).toBeUndefined()
  expect(valueIn(after, 'pages/services/repair.json').silence).toEqual([
    { rule: 'facts-repeated', reason: 'A quotation.', pointer: '/blocks/1/paragraphs/0' },
  ])
  expect(told(after).filter((line) => /silence|£45/.test(line))).toEqual([])
})

test('a new fact is inserted after facts with the same prefix', () => {
  const after = done(
    'fact £12 repair.tube --label "A tube" --source "price list" --hits all',
    littleSite([
      ...edits,
      {
        file: 'pages/_facts.json',
        at: '/facts/visit.length',
        value: {
          label: 'How long',
          value: { kind: 'number', amount: 9, unit: 'days' },
          source: 'x',
          asOf: today,
        },
      },
    ]),
  )
  expect(Object.keys(valueIn(after, 'pages/_facts.json').facts)).toEqual([
    'repair.fee',
    'repair.time',
    'repair.tube',
    'visit.length',
  ])
})

test('blocks with the same heading keep their anchors when one is removed or moved', () => {
  const two = littleSite([
    {
      file: 'pages/about.json',
      at: '/blocks/2',
      value: { type: 'prose', heading: 'Who we are', paragraphs: ['And her sons.'] },
    },
  ])
  expect(about(done('remove /about#2', two))[1]).toEqual({
    type: 'prose',
    id: 'who-we-are-2',
    heading: 'Who we are',
    paragraphs: ['And her sons.'],
  })
  expect(about(done('move /about#3 --before 2', two)).map(({ id }: { id?: string }) => id)).toEqual(
    [undefined, 'who-we-are-2', undefined],
  )
})

test('the edit command describes its change and writes nothing with --dry-run', () => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-edit-'))
  cpSync(boatyard, root, { recursive: true })
  const before = textsOf(readSite(root))
  const lines: string[] = []
  const run = (dryRun: boolean) =>
    carryOut(
      standardKit,
      {
        root,
        engine: testEngine,
        today,
        dryRun,
        tellsFindings: true,
        tell: (line) => lines.push(line),
      },
      (ground) => edit(ground, ['insert', 'callout'], { after: '/repairs#work', today }),
    )
  run(true)
  expect(textsOf(readSite(root))).toEqual(before)
  expect(lines).toEqual([
    'New in the blocks of /repairs: Note that stands out, number 3 of 9.',
    'To be written in it: 1 text that begins with "TODO:".',
    'What lint says then and does not say now:',
    expect.stringMatching(
      /^ {2}error pages\/repairs\.json:31 "TODO" says that this is not finished\./,
    ),
    expect.stringMatching('Nothing was changed'),
  ])
  run(false)
  expect(
    textsOf(readSite(root))
      .filter(([path, text]) => !before.some(([other, was]) => other === path && was === text))
      .map(([path]) => path),
  ).toEqual(['pages/repairs.json'])
  expect(lines.at(-1)).toMatch(/^Done\. "npm run lint" and "npm run checks" tell whether/)
  rmSync(root, { recursive: true })
})

test('the edit command accepts a page by URL, with or without slashes, or by file', () => {
  for (const typed of ['copy about us', 'copy /about/ /us/', 'copy pages/about.json pages/us.json'])
    expect(valueIn(done(typed), 'pages/us.json').title, typed).toBe('Us')
  expect(linesOf(planOf(site, 'replace Lane Road --in about/'))).toEqual(
    linesOf(planOf(site, 'replace Lane Road --in /about')),
  )
})

test('a copied page gets a single duplicate-content finding', () => {
  for (const [sources, typed, path] of [
    [site, 'copy /about /us', 'pages/us.json'],
    [readSite(boatyard), 'copy /repairs /rigging', 'pages/rigging.json'],
    [
      readSite(boatyard),
      'copy /log/halyards-that-chafe /log/sheets-that-chafe',
      'pages/log/sheets-that-chafe.json',
    ],
  ] as const) {
    const before = told(sources)
    const more = told(done(typed, sources)).filter((line) => !before.includes(line))
    expect(more, typed).toEqual([
      expect.stringMatching(`${path} This document says the same as pages/`),
    ])
  }
})

test('look, and replace or fact without --hits, change nothing', () => {
  for (const typed of [
    'look /about',
    'look /about#asked',
    'look settings',
    'replace £12 £13',
    'fact £12 a.b --label x --source y',
  ]) {
    expect(planOf(site, typed).change.edits, typed).toEqual([])
    expect(linesOf(planOf(site, typed)).length).toBeGreaterThan(1)
  }
  expect(linesOf(planOf(site, 'look /about'))[2]).toBe('  2  /about#who-we-are  Text “Who we are”')
  expect(textsOf(done('look /about'))).toEqual(textsOf(site))
})

test.each([
  ['look /abuot', 'There is no page /abuot. Did you mean "/about"?'],
  ['hide /about#askd', 'Did you mean "asked"?'],
  ['hide /about', '"npm run edit -- look /about" shows what there is'],
  ['hide /about#asked/1', 'is no block: only blocks can be hidden.'],
  ['show /about#asked', 'is not hidden.'],
  ['insert stpes --after /about#2', 'There is no kind of block "stpes". Did you mean "steps"?'],
  ['insert "Qestion: x" --after /about#asked/1', 'Did you mean "Question"?'],
  ['insert callout', 'Say where: --after or --before something'],
  [
    'move /about#asked/1 --after /about#prices/rows/1',
    "Question can't stand in Rows of “Prices” on /about: something else is listed there.",
  ],
  ['move /about#asked --before 99', 'There are only 6.'],
  ['move /about#asked 7', 'There are only 6.'],
  ['move /about#asked 4', 'stands there already.'],
  ['move /about#1 up', 'It is the first already.'],
  ['turn /about#asked', 'Say into which kind of block'],
  [
    'remove /about#prices/columns/1',
    "Columns of “Prices” on /about can't be fewer than 2. Put another one in first, or remove all of Table.",
  ],
  ['turn /about#prices list', 'can\'t be turned into "list"'],
  ['turn /about#asked card', 'It can become: '],
  ['turn "/about#Who else" steps', 'can\'t be turned into "steps"'],
  ['copy fact:repair.fee /us', 'is no page: pages and dialogs are copied.'],
  ['replace Lane Road --in /abuot', 'There is no page /abuot'],
  ['copy /abuot /us', 'Did you mean "/about"?'],
  ['copy /about /services/repair', 'There is a page /services/repair already'],
  [
    'copy /about /index',
    'No page can have the address /index: its file would be that of the page at /.',
  ],
  [
    'copy /about /services/repair/index',
    'that of the page at /services/repair. Use /services/repair or another name.',
  ],
  ['copy /about /us --title "bicycle repairs"', 'There is a page “bicycle repairs” already'],
  ['replace "mill lane" x', 'No page says “mill lane”. “Mill Lane” stands there'],
  ['replace "£45" "£50"', 'It is what the fact repair.fee says'],
  ['replace £12 £13 --hits 1,9', 'There is no hit 9'],
  ['fact £12 repair.fee --label x --source y', 'There is a fact repair.fee already.'],
  ['fact £99 a.b --label x --source y', 'No page says “£99”.'],
  ['write-out repair.tim', 'Did you mean "repair.time"?'],
  ['replace /assets/stnd.png /assets/bench.png', 'Did you mean "/assets/stand.png"?'],
  ['mvoe /about#asked --before 1', 'Did you mean "move"?'],
])('the edit command rejects %s with an explanation', (typed, message) => {
  expect(() => planOf(site, typed)).toThrow(OperationError)
  expect(() => planOf(site, typed)).toThrow(message)
  expect(() => planOf(site, typed)).toThrow('Nothing was changed.')
})
