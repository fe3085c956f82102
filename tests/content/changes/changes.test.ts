import { describe, expect, it } from 'vitest'
import { allTold } from '../../../src/content/changes/told.ts'
import type { Edit } from '../../../src/content/lint/types/rule.ts'
import { weekdays } from '../../../src/core/document/weekdays.ts'
import { littleSite } from '../../support/littleSite.ts'
import { changesOf, toldOf } from '../../support/statesOf.ts'

const questions = (...words: string[]) => ({
  type: 'faq',
  heading: 'Asked at the counter',
  items: words.map((word) => ({
    question: `What about ${word}?`,
    answer: [`We look at ${word} first, and say what it costs.`],
  })),
})
const text =
  'Whoever rides every day has the brakes looked at once a year, and whoever rides on Sundays every second year.'
const base = (): readonly Edit[] => [
  { file: 'pages/about.json', at: '/blocks/2', value: questions('bells', 'brakes', 'gears') },
  {
    file: 'pages/about.json',
    at: '/blocks/3',
    value: { type: 'prose', heading: 'Who has to come', paragraphs: [text] },
  },
]
const about = (at: string, value?: unknown): Edit => ({ file: 'pages/about.json', at, value })
const site = (at: string, value?: unknown): Edit => ({ file: 'pages/_site.json', at, value })
const fact = (at: string, value?: unknown): Edit => ({
  file: 'pages/_facts.json',
  at: `/facts/${at}`,
  value,
})

/** What is told of edits of the site above, without the headings. */
const told = (...edits: Edit[]) =>
  toldOf(littleSite(base()), littleSite([...base(), ...edits])).filter((line) =>
    line.startsWith('  '),
  )

const wheels = {
  $schema: '../../../schema/page.schema.json',
  title: 'Wheels',
  description: 'Wheels are trued and spoked anew while you wait.',
  blocks: [
    { type: 'hero', heading: 'Wheels', text: 'Round again.' },
    { type: 'list', heading: 'Sizes', items: ['26', '28'] },
  ],
}
const field = { type: 'text', name: 'website', label: 'Website' }
const price = {
  label: 'The fee for a repair',
  value: { kind: 'money', amount: 45 },
  source: 'price list',
  asOf: '2025-12-01',
}
const links = (...names: string[]) =>
  names.map((name) => ({ label: name, href: name === 'Home' ? '/' : '/about' }))
const dialog = 'pages/_dialogs/booking.json'

describe('describes a change in a sentence:', () => {
  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a figure, with where it is shown',
      [fact('repair.fee/value/amount', 48), fact('repair.fee/asOf', '2026-01-01')],
      [
        '  • The fee for a repair: £45 → £48, shown on 1 page: /services/repair',
        '      Stated on: “1 Dec 2025” → “1 Jan 2026”',
      ],
    ],
    [
      'what a button and a page fill into a dialog, by the labels of its fields and choices',
      [
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/0/preset',
          value: { service: 'repair', firstName: 'Ada' },
        },
        { file: 'pages/services/repair.json', at: '/presets/booking/service', value: 'check' },
        about('/blocks/0/actions', [
          { label: 'Book a check', dialog: 'booking', preset: { service: 'check' } },
        ]),
      ],
      [
        '  • Buttons added to “Two generations of grease”',
        "      Button's label: “Book a check”",
        '      Form: “booking” (“Book a repair”)',
        '      Filled in, “Service”: “Yearly check”',
        '  • Filled in by the button “Book a repair” in “Back on the road”:',
        '      “Service”: “Repair”',
        '      “First Name”: “Ada”',
        '  • Filled into the dialog “Book a repair”: “Service”: “Repair” → “Yearly check”',
      ],
    ],
    [
      'where a figure comes from',
      [fact('repair.fee/source', 'till')],
      ['  • Fact “The fee for a repair”, source: “price list” → “till”'],
    ],
    [
      'the name of a figure, with what uses it',
      [
        fact('repair.fee'),
        fact('repair.price', price),
        {
          file: 'pages/services/repair.json',
          at: '/blocks/1/items/0/text',
          value: 'Pads and cables are changed for {{repair.price}}.',
        },
      ],
      [
        '  • Fact “The fee for a repair”: the name repair.fee is now repair.price',
        '      1 place in 1 file follows: pages/services/repair.json',
      ],
    ],
    [
      'the name of a figure and the figure, each once',
      [
        fact('repair.fee'),
        fact('repair.price', { ...price, value: { kind: 'money', amount: 48 } }),
      ],
      [
        '  • Fact “The fee for a repair”: the name repair.fee is now repair.price',
        '  • The fee for a repair: £45 → £48, shown on 1 page: /services/repair',
      ],
    ],
    [
      'a block that has become another one',
      [
        about('/blocks/3', {
          type: 'list',
          heading: 'Who has to come',
          items: [text, 'Everybody else.'],
        }),
      ],
      [
        '  • “Who has to come” is another kind of thing now: “Text” → “List”; all other texts stay:',
        '      new: Point: “Everybody else.”',
      ],
    ],
    [
      'a block that was moved and has become another one, line below line, and not the one that it has changed places with',
      [
        about('/blocks/0/heading', 'Two generations of grease and one of glue'),
        about('/blocks/2', { type: 'list', heading: 'Who has to come', level: 3, items: [text] }),
        about('/blocks/3', questions('bells', 'brakes', 'gears')),
      ],
      [
        '  • Main heading of the beginning of the page: “Two generations of grease” → “Two generations of grease and one of glue”',
        '  • Block “Who has to come” moved from 4th to 3rd',
        '  • “Who has to come” is another kind of thing now: “Text” → “List”; all other texts stay:',
        '      new: Level of the heading: 3 (a part of the section above)',
      ],
    ],
    [
      'a block without a name that was moved and has become another one',
      [
        about('/blocks/2', { type: 'list', items: [text, 'Everybody else.'] }),
        about('/blocks/3', questions('bells', 'brakes', 'gears')),
      ],
      [
        '  • The list moved from 4th to 3rd',
        '  • The list is another kind of thing now: “Text” → “List”; all other texts stay:',
        '      gone: Heading: “Who has to come”',
        '      new: Point: “Everybody else.”',
      ],
    ],
    [
      'a figure that is no fact any more',
      [
        {
          file: 'pages/services/repair.json',
          at: '/blocks/1/items/0/text',
          value: 'Pads and cables are changed for £45.',
        },
      ],
      [
        '  • Text of the card “Brakes” in “What we repair”: “Pads and cables are changed for £45 (figure: The fee for a repair).” → “Pads and cables are changed for £45.”',
      ],
    ],
    [
      'a question in another place',
      [about('/blocks/2', questions('gears', 'bells', 'brakes'))],
      [
        '  • Question “What about gears?” in “Asked at the counter” moved from 3rd to 1st, words unchanged',
      ],
    ],
    [
      'a button that does something else',
      [
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/1',
          value: { label: 'What we repair', dialog: 'booking' },
        },
      ],
      [
        '  • Button “What we repair” in “Back on the road” now opens the dialog “Book a repair” (/enquire/booking); before, it led to “Bicycle repairs” (/services/repair)',
      ],
    ],
    [
      'a text, with its changed words marked',
      [
        about(
          '/blocks/3/paragraphs/0',
          'Whoever rides every day has the brakes looked at once a year.',
        ),
      ],
      [
        '  • Paragraph of “Who has to come”, shortened by a third:',
        '      Whoever rides every day has the brakes looked at once a year[-, and whoever rides on Sundays every second year-].',
      ],
    ],
    [
      'words that are bold now',
      [about('/blocks/3/paragraphs/0', text.replace('once a year', '**once a year**'))],
      ['  • Paragraph of “Who has to come”: “once a year” is bold now'],
    ],
    [
      'a link, bold words and other words of one text, each by itself',
      [
        about(
          '/blocks/3/paragraphs/0',
          text.replace('the brakes', '[the brakes](/services/repair)').replace('second', '*third*'),
        ),
      ],
      [
        '  • Paragraph of “Who has to come”, changed in a few words:',
        '      … brakes looked at once a year, and whoever rides on Sundays every [-second-][+third+] year.',
        '      “the brakes” leads to “Bicycle repairs” (/services/repair) now',
        '      “third” is slanted now',
      ],
    ],
    [
      'a new text, with where its links lead',
      [about('/blocks/3/paragraphs/-', 'See [what we mend](/services/repair).')],
      [
        '  • Paragraph added to “Who has to come” at the end:',
        '      “See what we mend.”',
        '      “what we mend” leads to “Bicycle repairs” (/services/repair)',
      ],
    ],
    [
      'a table, row by row',
      [
        about('/blocks/4', {
          type: 'table',
          heading: 'By bus',
          caption: 'Buses to the workshop',
          columns: [{ heading: 'Day' }, { heading: 'Bus' }, { heading: 'Stop' }],
          rows: [
            ['Monday', '12', 'Mill'],
            ['Tuesday', '14', 'Mill'],
          ],
          groups: [{ title: 'Sundays', rows: [['Sunday', '12', 'Bridge']] }],
        }),
      ],
      [
        '  • Block “By bus” (table) added at the end',
        '      Name of the table: “Buses to the workshop”',
        '      Columns: “Day”, “Bus”, “Stop”',
        '      Row: “Monday”, “12”, “Mill”',
        '      Row: “Tuesday”, “14”, “Mill”',
        '      Heading: “Sundays”',
        '      Row: “Sunday”, “12”, “Bridge”',
      ],
    ],
    [
      'a field that is new',
      [{ file: dialog, at: '/blocks/0/fields/-', value: field }],
      [
        '  • Field “Website” (line of text), not required, added to the enquiry form at the end (it opens from every page)',
      ],
    ],
    [
      'a field that has nothing but its name, in words',
      [
        {
          file: dialog,
          at: '/blocks/0/fields/-',
          value: { type: 'hidden', name: 'howDidYouHear', value: 'by the bell' },
        },
      ],
      [
        '  • Field “How did you hear” (hidden value), not required, added to the enquiry form at the end (it opens from every page)',
        '      What is sent: “by the bell”',
      ],
    ],
    [
      'the name under which a field is sent, in words',
      [{ file: dialog, at: '/blocks/0/fields/0/name', value: 'whatWeCallYou' }],
      [
        '  • Name in the enquiry of the field “First Name” in the enquiry form: “First name” → “What we call you” (it opens from every page)',
      ],
    ],
    [
      'a field that may be left empty',
      [{ file: dialog, at: '/blocks/0/fields/1/required' }],
      ['  • Field “Email” in the enquiry form may be left empty now (it opens from every page)'],
    ],
    [
      'a choice',
      [{ file: dialog, at: '/blocks/0/fields/2/options/0/label', value: 'Mending' }],
      [
        '  • Label of choice 1 of the field “Service” in the enquiry form: “Repair” → “Mending” (it opens from every page)',
      ],
    ],
    [
      'a block that is hidden',
      [about('/blocks/3/hidden', true)],
      ['  • “Who has to come” is hidden now: it is kept, and shown to nobody'],
    ],
    [
      'a block without a name that is hidden',
      [about('/blocks/3/hidden', true), about('/blocks/3/heading')],
      [
        '  • Heading removed from block 4 (text): “Who has to come”',
        '  • Block 4 (text) is hidden now: it is kept, and shown to nobody',
      ],
    ],
    ['a draft', [about('/draft', true)], ['  • It becomes a draft: visitors no longer find it']],
    [
      'the look',
      [site('/theme/accent', 'green')],
      ['  • Accent colour of the look: Blue → Green (on every page)'],
    ],
    [
      'a choice that says what it is, without saying so twice',
      [site('/theme/composition', 'folio')],
      [
        '  • Composition added to the look: Folio (reads like a good book: one column of text, titles in the middle, wide plates, hardly a line) (on every page)',
      ],
    ],
    [
      'the kind of a note, in words, with what it means',
      [about('/blocks/4', { type: 'callout', kind: 'tip', title: 'Bells', text: 'Ring them.' })],
      [
        '  • Block “Bells” (note that stands out) added at the end',
        '      Kind of note: Tip (advice)',
        '      Text: “Ring them.”',
      ],
    ],
    [
      'weekdays, together',
      [
        site('/firm/hours', [
          { days: [...weekdays.slice(0, 5), 'sunday'], opens: '09:00', closes: '18:00' },
        ]),
      ],
      [
        '  • Days of hours 1 of the firm: Monday, Tuesday → Monday–Friday, Sunday (on every page)',
        '  • Closes of hours 1 of the firm: “17:00” → “18:00” (on every page)',
      ],
    ],
    [
      'weekdays of which some are others now',
      [site('/firm/hours/0/days', ['monday', 'tuesday', 'thursday'])],
      [
        '  • Days of hours 1 of the firm: Monday, Tuesday → Monday, Tuesday, Thursday (on every page)',
      ],
    ],
    [
      'hours that are new, by their days',
      [site('/firm/hours/-', { days: ['sunday'], opens: '10:00', closes: '14:00' })],
      [
        '  • Hours “Sunday” added to the firm at the end (on every page)',
        '      Days: Sunday',
        '      Opens: “10:00”',
        '      Closes: “14:00”',
      ],
    ],
    [
      'an announcement with a link, by its words',
      [
        site('/announcement', {
          text: 'Enrolment for the winter term is open until the fifth of January. [Lessons](/repairs)',
        }),
      ],
      [
        '  • Announcement “Enrolment for the winter term is open until the fifth of January.…” added (on every page)',
        '      Text: “Enrolment for the winter term is open until the fifth of January. Lessons”',
        '      “Lessons” leads to /repairs',
      ],
    ],
    [
      'weekdays of other hours',
      [
        site('/firm/otherHours', [
          {
            from: '2026-12-24',
            until: '2026-12-31',
            days: ['monday', 'tuesday', 'wednesday'],
            opens: '09:00',
            closes: '12:00',
          },
        ]),
      ],
      [
        '  • Closed days and other hours added to the firm (on every page)',
        '      Day: “24 Dec 2026”',
        '      Last day: “31 Dec 2026”',
        '      Weekdays: Monday–Wednesday',
        '      Opens: “09:00”',
        '      Closes: “12:00”',
      ],
    ],
    [
      'an announcement, by its text',
      [
        site('/announcement', {
          id: 'closed',
          text: 'Closed in May.',
          from: '2026-12-15',
          until: '2026-12-24',
        }),
      ],
      [
        '  • Announcement “Closed in May.” added (on every page)',
        '      Name: “closed”',
        '      First day: “15 Dec 2026”',
        '      Last day: “24 Dec 2026”',
      ],
    ],
    [
      'a menu',
      [
        site('/navigation', [
          { label: 'Repairs', href: '/services/repair' },
          ...links('Home', 'About us'),
        ]),
      ],
      [
        '  • Entry “Repairs” in the navigation moved from 3rd to 1st, words unchanged (on every page)',
      ],
    ],
    [
      'a page that is gone, with what its visitors find',
      [{ file: 'pages/about.json', value: undefined }],
      [
        '  • Page “About the workshop” at /about removed; whoever comes by its address finds no page',
        '      “Two generations of grease” (beginning of the page)',
        '      “Who we are” (text)',
        '      “Asked at the counter” (questions and answers, 3 entries)',
        '      “Who has to come” (text)',
      ],
    ],
    [
      'what no title tells, by its path',
      [about('/blocks/3/colour', 'red')],
      ['  • What stands at /blocks/3/colour added: “red”'],
    ],
    [
      'a file, with the pages that show it',
      [
        { file: 'pages/_assets/stand.png', asset: { bytes: 900 } },
        about('/blocks/0/picture', { src: '/assets/stand.png', alt: 'A stand' }),
      ],
      [
        '  • Picture added to “Two generations of grease”',
        '      File of the picture: “stand.png”',
        '      Picture in words: “A stand”',
        '  • New file (900 bytes), shown on 1 page: /about',
      ],
    ],
  ])('%s', (_, edits, lines) => {
    expect(told(...edits)).toEqual(lines)
  })

  it.each<[string, string, readonly string[]]>([
    [
      'See [our fees](/about).',
      'See [our fees](/services/repair).',
      [
        '“our fees” leads to “Bicycle repairs” (/services/repair) now; before, it led to “About the workshop” (/about)',
      ],
    ],
    [
      'See [our fees](/about).',
      'See our fees.',
      ['“our fees” no longer leads to “About the workshop” (/about)'],
    ],
    ['**Two** terms.', 'Two terms.', ['“Two” is no longer bold']],
    [
      'It is `free`.',
      'It is **free**.',
      ['“free” is bold now', '“free” is no longer shown as code'],
    ],
    [
      'Call *us*, call us.',
      'Call us, call [*us*](/about).',
      ['“us” leads to “About the workshop” (/about) now'],
    ],
    ['Two terms.', 'Two \\terms.', []],
  ])('formatting and link changes of %s → %s', (before, after, lines) => {
    const at = (value: string) => littleSite([...base(), about('/blocks/3/paragraphs/0', value)])
    const [sentence = '', ...below] = toldOf(at(before), at(after)).filter((line) =>
      line.startsWith('  '),
    )
    const told =
      lines.length === 1
        ? [sentence.replace(/^.*?of “Who has to come”: /, '')]
        : below.map((line) => line.trim())
    if (lines.length === 0) expect(sentence).toMatch(/“Two terms\.” → “Two \\terms\.”$/)
    else expect(told).toEqual(lines)
  })

  it('a link whose text changed, by the new text', () => {
    const at = (value: string) => littleSite([...base(), about('/blocks/3/paragraphs/0', value)])
    const lines = toldOf(
      at('See [our **old** fees](/about).'),
      at('See [our **old, fair** fees](/about).'),
    ).filter((line) => line.startsWith('  '))
    expect(lines).toEqual([
      '  • Paragraph of “Who has to come”: “See our old fees.” → “See our old, fair fees.”',
    ])
  })

  it('a link that is removed with its text', () => {
    const at = (value: string) => littleSite([...base(), about('/blocks/3/paragraphs/0', value)])
    expect(toldOf(at('We mend. See [our fees](/about).'), at('We mend.')).at(-1)).toBe(
      '      The link “our fees” to “About the workshop” (/about) is gone',
    )
  })

  it('a replaced picture, with a note when its alternative text stays the same', () => {
    const shown = (src: string, alt: string) =>
      littleSite([...base(), about('/blocks/0/picture', { src, alt })])
    const before = shown('/assets/wheel.svg', 'A wheel')
    const sentence =
      '  • The picture in “Two generations of grease” is another one now: “wheel.svg” → “stand.jpg”'
    expect(
      toldOf(before, shown('/assets/stand.jpg', 'A wheel')).filter((line) => line.startsWith('  ')),
    ).toEqual([sentence, '      In words it is still “A wheel”: does that fit?'])
    expect(
      toldOf(before, shown('/assets/stand.jpg', 'A stand')).filter((line) => line.startsWith('  ')),
    ).toEqual([sentence, '      Picture in words: “A wheel” → “A stand”'])
  })

  it('a new page, with the pages that link to it', () => {
    expect(
      told(
        { file: 'pages/services/wheels.json', value: wheels },
        about('/blocks/1/paragraphs/0', 'See [wheels](/services/wheels).'),
      ).slice(-4),
    ).toEqual([
      '  • New page “Wheels” at /services/wheels; linked from “About the workshop”',
      '      Description: “Wheels are trued and spoked anew while you wait.”',
      '      “Wheels” (beginning of the page)',
      '      “Sizes” (list, 2 entries)',
    ])
  })

  it('a moved page, with whether the old URL redirects and which files were updated', () => {
    const page = JSON.parse(
      littleSite(base()).files.find(({ path }) => path === 'pages/services/repair.json')?.text ??
        '',
    ) as object
    const move: readonly Edit[] = [
      { file: 'pages/services/repair.json', value: undefined },
      { file: 'pages/repairs.json', value: { ...page, $schema: '../schema/page.schema.json' } },
      site('/navigation/2/href', '/repairs'),
      { file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: '/repairs' },
    ]
    expect(told(...move)).toEqual([
      '  • The address /services/repair is now /repairs; the old one leads nowhere: whoever comes by it finds no page',
      '      3 places in 3 files follow: pages/_site.json, pages/index.json, pages/repairs.json',
    ])
    expect(
      told(...move, site('/redirects', [{ from: '/services/repair', to: '/repairs' }])),
    ).toContain('  • The address /services/repair is now /repairs; the old one leads there')
  })

  it('a document that is no longer valid JSON', () => {
    expect(told({ file: 'pages/about.json', text: '{ "title": "About' })[0]).toBe(
      '  • It can’t be read as a document any more (npm run lint tells where); its lines:',
    )
  })
})

describe('a changed page name', () => {
  it('lists the pages that show it in lists and breadcrumbs', () => {
    const related = { type: 'related', heading: 'More', items: [{ href: '/services/repair' }] }
    const more: readonly Edit[] = [
      about('/blocks/4', related),
      { file: 'pages/services/wheels.json', value: { ...wheels, parent: '/services/repair' } },
      {
        file: 'pages/services/wheels/spokes.json',
        value: { ...wheels, title: 'Spokes', parent: '/services/wheels' },
      },
    ]
    const edit: Edit = { file: 'pages/services/repair.json', at: '/name', value: 'Mending' }
    const lines = toldOf(littleSite([...base(), ...more]), littleSite([...base(), ...more, edit]))
    expect(lines).toContain(
      '  • Short name added: “Mending”, shown on 3 other pages: /about, /services/wheels, /services/wheels/spokes',
    )
  })
})

describe('formatting and key order', () => {
  it('are not reported as changes', () => {
    const before = littleSite(base())
    const turned = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value
    const after = {
      ...before,
      files: before.files.map(({ path, text: old }) => ({
        path,
        text: JSON.stringify(turned(JSON.parse(old)), null, 4),
      })),
    }
    expect(allTold(changesOf(before, after))).toEqual([])
  })
})

describe('a described change', () => {
  it('includes the file, pointer, kind and affected pages as data', () => {
    const after = littleSite([
      ...base(),
      fact('repair.fee/value/amount', 48),
      about('/blocks/0/heading', 'Grease'),
    ])
    expect(
      allTold(changesOf(littleSite(base()), after)).map(({ file, pointer, kind, pages }) => ({
        file,
        pointer,
        kind,
        pages,
      })),
    ).toEqual([
      {
        file: 'pages/_facts.json',
        pointer: '/facts/repair.fee',
        kind: 'changed',
        pages: ['/services/repair'],
      },
      {
        file: 'pages/about.json',
        pointer: '/blocks/0/heading',
        kind: 'changed',
        pages: ['/about'],
      },
    ])
  })
})

it('a change of digits is reported even when the numeric value stays the same', () => {
  const priced = (amount: string) => {
    const { files, ...others } = littleSite(base())
    return {
      ...others,
      files: files.map((one) => ({
        ...one,
        text: one.text.replace(/("amount": ?)45\b/, `$1${amount}`),
      })),
    }
  }
  const [money, percent] = [
    toldOf(priced('45.5'), priced('45.501')),
    toldOf(priced('45.125'), priced('45.1250')),
  ]
  expect(money.join('\n')).toContain('£45.50 → £45.501')
  expect(percent.join('\n')).toContain('£45.125 → £45.1250')
})
