import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkSite } from '../../../src/content/contentChecks/checkSite.ts'
import { spellingOf } from '../../../src/content/contentChecks/spelling.ts'
import { readDocument } from '../../../src/content/lint/project/readDocument.ts'
import type { Expectation } from '../../../src/core/document/checks.ts'
import { siteVersion } from '../../../src/core/model/history/siteVersion.ts'
import { buildModel } from '../../../src/core/model/site/buildModel.ts'
import { standardPageKit } from '../../../src/kits/standard/pageKit.ts'
import { drawingOf } from '../../../src/site/build/pages/drawing.tsx'
import { readSite } from '../../../src/site/store/readSite.ts'
import { checkLines, checksOf } from '../../support/checkLines.ts'
import { withTexts } from '../../support/lintTexts.ts'
import { littleSite, today } from '../../support/littleSite.ts'
import { runMain } from '../../support/runMain.ts'
import { bindery } from '../../support/sites.ts'
import { writingFor } from '../../support/writingFor.ts'

const repair = '/services/repair'
/** What is told of one expectation of the page on repairs, without its place and the advice that all messages end with. */
const told = (asked: Omit<Expectation, 'name'>, address = repair): string | undefined =>
  checkLines([checksOf({ pages: { [address]: [{ name: 'this', ...asked }] } })])[0]
    ?.replace('pages/_checks/workshop.json:5:7 pages/services/repair.json no longer ', '')
    .replace('; if the change is meant, change what is asked for here.', '')
const asks = ', which pages/_checks/workshop.json:5 asks for.'

const accepts: readonly Omit<Expectation, 'name'>[] = [
  { says: ['within 2 to 3 working days', 'Set so that they stay set'] },
  { says: ['{{repair.fee}}', '{{repair.time | words}}'] },
  { says: ['GBP 45'] },
  { together: ['Brakes', '{{repair.fee}}'] },
  { in: 'what-we-repair', together: ['Gears', 'stay set'] },
  { in: 'what-we-repair', entries: 2 },
  { in: 'top' },
  { opens: 'booking', says: ['Book a repair'], fills: { service: 'repair' }, in: 'top' },
  { leadsTo: ['/'] },
]

const rejects: readonly (readonly [Omit<Expectation, 'name'>, string])[] = [
  [
    { says: ['{{repair.fee}} a day', 'Wheels', 'Brakes'] },
    `says this${asks} → Say "£45 a day" and "Wheels" there again`,
  ],
  [{ says: ['Brakes'], in: 'top' }, `says this${asks} → Say "Brakes" there again`],
  [{ says: ['3 working days'] }, `says this${asks} → Say "3 working days" there again`],
  [
    { together: ['Gears', '{{repair.fee}}'] },
    `says this${asks} "Gears" and "£45" all stand there, but not together. → Say them in one row, card, entry or paragraph again`,
  ],
  [
    { says: ['x'], in: 'prices' },
    `says this${asks} It has no part "prices". → Give the block that is meant the "id" "prices" again`,
  ],
  [
    { in: 'what-we-repair', entries: 3 },
    `has this${asks} There are 2, not 3. → Add what was there`,
  ],
  [{ leadsTo: ['/', '/about'] }, `leads to this${asks} → Add a link to /about again`],
  [
    { says: ['Book a repair'], leadsTo: ['/about'] },
    `leads to this${asks} a link that says "Book a repair" leads to /enquire/booking. → Add a link that says "Book a repair" to /about again`,
  ],
  [
    { opens: 'booking', says: ['Call'] },
    `opens this${asks} → Let a button that says "Call" open the dialog "booking" again`,
  ],
  [
    { opens: 'booking', fills: { service: 'check' } },
    `opens this${asks} The dialog is opened with {"service":"repair"} filled in. → Fill in {"service":"check"} again`,
  ],
  [{ asks: ['email'] }, `asks for this${asks} → Give the form a field of the "name" "email" again`],
]

describe('a content check expectation', () => {
  test.each(accepts)('passes: %o', (asked) => {
    expect(told(asked)).toBeUndefined()
  })
  test.each(rejects)('fails with a message: %o', (asked, line) => {
    expect(told(asked)).toBe(line)
  })
})

describe('content checks', () => {
  const said = (name: string, ...says: string[]): Expectation => ({ name, says })

  test('report each failed expectation with its page’s file and the check’s line', () => {
    const edits = [
      checksOf({
        frame: [said('the town', '{{firm.city}}'), said('the fax', '0113 496 0000')],
        pages: {
          '/services/*': [said('the hours', '9:00')],
          '/enquire/booking': [
            said('the words of success', 'Booked!'),
            { name: 'the service', asks: ['service'], offers: ['repair', 'loan'] },
          ],
          '/404.html': [said('the way home', 'Home')],
        },
      }),
    ]
    expect(checkLines(edits).map((line) => line.replace(/ → .*/, ''))).toEqual([
      'pages/_checks/workshop.json:10:5 pages/_site.json no longer says the fax, which pages/_checks/workshop.json:10 asks for.',
      'pages/_checks/workshop.json:19:7 pages/services/repair.json no longer says the hours, which pages/_checks/workshop.json:19 asks for.',
      'pages/_checks/workshop.json:33:7 pages/_dialogs/booking.json no longer offers the service, which pages/_checks/workshop.json:33 asks for.',
      'pages/_checks/workshop.json:45:7 pages/_404.json no longer says the way home, which pages/_checks/workshop.json:45 asks for.',
    ])
  })

  test('skip a draft page and report it once', () => {
    const draft = { file: 'pages/services/repair.json', at: '/draft', value: true }
    expect(
      checkLines([draft, checksOf({ pages: { [repair]: [said('a', 'a'), said('b', 'b')] } })]),
    ).toEqual([
      'pages/_checks/workshop.json:4:5 /services/repair is a draft: visitors do not get what pages/_checks/workshop.json:4 asks of it. → Publish it, or take out what is asked of it.',
    ])
  })

  test('resolve redirects in expected links and in the page’s links', () => {
    const redirects = {
      file: 'pages/_site.json',
      at: '/redirects',
      value: [{ from: '/mending', to: repair }],
    }
    const asked = checksOf({ pages: { '/': [{ name: 'the repairs', leadsTo: ['/mending'] }] } })
    const linked = { file: 'pages/index.json', at: '/blocks/0/actions/1/href', value: '/mending' }
    expect(checkLines([redirects, asked])).toEqual([])
    expect(
      checkLines([
        redirects,
        linked,
        checksOf({ pages: { '/': [{ name: 'the repairs', leadsTo: [repair] }] } }),
      ]),
    ).toEqual([])
  })
})

describe('number and range formats in content checks', () => {
  const indian = spellingOf(writingFor('en-IN', 'INR'))
  const british = spellingOf(writingFor('en-GB', 'GBP'))
  test('are normalised in Hindi, Urdu and German ranges', () => {
    const [hindi, german] = [
      spellingOf(writingFor('hi-IN', 'INR')),
      spellingOf(writingFor('de-DE', 'EUR')),
    ]
    expect(hindi.plain('15 से 20 दिन, ₹500 प्रति दिन')).toBe('15-20 दिन, ₹500/दिन')
    expect([hindi.holds('यह हिंदी में है', 'दी'), hindi.holds('फ़ीस दी गई', 'दी')]).toEqual([
      false,
      true,
    ]) // a vowel sign is a part of its word
    const urdu = spellingOf(writingFor('ur-IN', 'INR'))
    expect(urdu.holds('تاخیری فیس \u200e₹25 فی دن ہے', '₹25 فی دن')).toBe(true) // what keeps the sign on its side is not asked for
    expect(urdu.plain('15 تا 20 دن، 15 سے 20 دن، 15–20 دن')).toBe('15-20 دن، 15-20 دن، 15-20 دن')
    expect(german.plain('15 bis 20 Tage, 500\u00a0€ pro Tag')).toBe(
      german.plain('15–20 Tage, 500 € pro Tag'),
    )
  })
  test.each([
    ['₹20 lakh', '₹2000000'],
    ['₹50 lakh–₹5 crore', '₹5000000-₹50000000'],
    ['INR 1,00,000 per default', '₹100000/default'],
    ['1.5 lakh rupees', '₹150000'],
    ['15 to 20 working days', '15-20 working days'],
    ['20% to 40%', '20%-40%'],
    ['₹25 a day', '₹25/day'],
    ['24% per annum', '24%/year'],
    ['₹5,00,00,000', '₹50000000'],
  ])('are normalised: %s becomes %s', (text, written) => {
    expect(indian.plain(text)).toBe(written)
  })
  test.each([
    ['£2 million', '£2000000'],
    ['GBP 2,000,000', '£2000000'],
    ['45 pounds', '£45'],
    ['an “old” bicycle’s', 'an "old" bicycle\'s'],
  ])('are normalised: %s becomes %s', (text, written) => {
    expect(british.plain(text)).toBe(written)
  })
  test('don’t match a number inside a longer one', () => {
    expect(indian.holds('115 days', '15 days')).toBe(false)
    expect(indian.holds('15.5 days', '15')).toBe(false)
    expect(indian.holds('15–20 days', '20 days')).toBe(false)
    expect(indian.holds('₹1,00,000', '₹1,000')).toBe(false)
    expect(indian.holds('cost-free', 'ost')).toBe(false)
  })
})

describe('npm run checks', () => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-checks-'))
  const put = (edits: Parameters<typeof littleSite>[0]) => {
    rmSync(join(root, 'pages'), { recursive: true, force: true })
    for (const { path, text } of littleSite(edits).files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  const run = (...args: string[]) => runMain(['checks', '--root', root, ...args])
  const fee = checksOf({ pages: { [repair]: [{ name: 'the fee', says: ['{{repair.fee}}'] }] } })
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  test('exits with 0 if every page meets its checks or there are none', async () => {
    put([fee])
    expect(await run()).toEqual({ status: 0, stdout: '1 document, nothing found.\n', stderr: '' })
    put([])
    expect(await run()).toMatchObject({
      status: 0,
      stderr: 'The site asks nothing of its pages: it has no documents in pages/_checks/.\n',
    })
  })

  test('exits with 1 and reports the check’s line in pretty and JSON formats', async () => {
    put([
      fee,
      {
        file: 'pages/services/repair.json',
        at: '/blocks/1/items/0/text',
        value: 'Pads and cables.',
      },
      { file: 'pages/about.json', at: '/blocks/0/text', value: 'From {{repair.fee}}.' },
    ])
    expect(await run()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'services/repair.json no longer says the fee, which pages/_checks/workshop.json:5 asks for.',
      ),
    })
    const { status, stdout, stderr } = await run('--format', 'json')
    expect([status, stderr]).toEqual([1, ''])
    expect(JSON.parse(stdout)).toMatchObject({
      files: 1,
      errors: 1,
      findings: [
        {
          file: 'pages/_checks/workshop.json',
          line: 5,
          rule: 'checks',
          pointer: '/pages/~1services~1repair/0',
        },
      ],
    })
  })

  test('reports lint errors instead of comparing pages if lint finds any', async () => {
    put([fee, { file: 'pages/about.json', at: '/blocks/1/type', value: 'prosa' }])
    expect(await run()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('pages/about.json:'),
      stderr: 'Pages are compared once lint finds no error in them:\n',
    })
  })
})

test('content checks of a translated page use its language’s figures, units and dialogs', async () => {
  const { files, ...rest } = readSite(bindery)
  const site = buildModel(standardPageKit, { files, ...rest })
  const ask = (list: readonly Omit<Expectation, 'name'>[]) => {
    const { file, value } = checksOf({
      pages: {
        '/hi/repairs': list.map((one) => ({ name: 'this', ...one })),
        '/ur': [{ name: 'the dialog', opens: 'ask', leadsTo: ['/ur/repairs'] }],
      },
    })
    return checkSite(
      site,
      [
        readDocument(standardPageKit, file, JSON.stringify(value), {
          writtenFor: siteVersion({ files }),
        }),
      ],
      drawingOf(site, standardPageKit, today),
    )
  }
  expect(
    ask([
      { says: ['{{sewing.time}}'] },
      { says: ['6 से 8 कार्य दिवस'] },
      { together: ['₹1800', '{{sewing.time | words}}'] },
    ]),
  ).toEqual([])
  expect(ask([{ says: ['6–8 working days'] }]).map((one) => withTexts(one).message)).toEqual([
    expect.stringMatching(/^pages\/hi\/repairs\.json no longer says this/),
  ])
})
