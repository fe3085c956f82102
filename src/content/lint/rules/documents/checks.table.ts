import type { Edit, RuleTable } from '../../types/rule.ts'

const file = 'pages/_checks/workshop.json'
const checks = (pages: object, frame?: object): Edit => ({
  file,
  value: { $schema: '../../schema/checks.schema.json', ...(frame ? { frame } : {}), pages },
})
const fee = { name: 'the fee', says: ['{{repair.fee}}'] }

export const table: RuleTable = {
  accepts: {
    'a page, a folder of pages, a dialog, the not-found page, header and footer': [
      checks(
        {
          '/services/repair': [fee],
          '/services/*': [fee],
          '/enquire/booking': [fee],
          '/404.html': [fee],
        },
        [{ name: 'the home page', leadsTo: ['/'] }],
      ),
    ],
    'a draft, which is told when the pages are compared': [
      { file: 'pages/services/repair.json', at: '/draft', value: true },
      { file: 'pages/_site.json', at: '/navigation/2' },
      { file: 'pages/index.json', at: '/blocks/0/actions/1' },
      checks({ '/services/repair': [fee] }),
    ],
    'every key beside the one that it needs': [
      checks({
        '/services/repair': [
          { name: 'a part', in: 'what-we-repair', entries: 2 },
          { name: 'a button', opens: 'booking', fills: { service: 'repair' } },
          { name: 'a choice', asks: ['service'], offers: ['repair'] },
        ],
      }),
    ],
  },
  rejects: {
    'a page that is not there': {
      edits: [checks({ '/services/repairs': [fee] })],
      finds: [
        'pages/_checks/workshop.json:4:5 error checks «"/services/repairs"» There is no page /services/repairs. → Did you mean "/services/repair"?',
      ],
    },
    'a page that has moved': {
      edits: [
        {
          file: 'pages/_site.json',
          at: '/redirects',
          value: [{ from: '/repairs', to: '/services/repair' }],
        },
        checks({ '/repairs': [fee], '/services/repair': [fee] }),
      ],
      finds: [
        'pages/_checks/workshop.json:4:5 error checks «"/repairs"» /repairs leads on to /services/repair: there is no page of that address any more. → Write "/services/repair".',
      ],
    },
    'an empty folder, and two dialogs that are not there': {
      edits: [
        checks({
          '/prices/*': [fee],
          '/enquire/bookings': [{ name: 'the booking', opens: 'bookings' }],
        }),
      ],
      finds: [
        'pages/_checks/workshop.json:4:5 error checks «"/prices/*"» There is no page below /prices/. → Name a folder that has pages, or remove what is asked of it.',
        'pages/_checks/workshop.json:12:5 error checks «"/enquire/bookings"» There is no dialog "bookings". The same holds for one more place: line 15. → Did you mean "booking"?',
      ],
    },
    'a page, a fact and a link that lead nowhere': {
      edits: [
        checks({
          '/abuot': [
            { name: 'the fee', says: ['{{repair.fees}}'] },
            { name: 'the prices', leadsTo: ['/prices'] },
          ],
        }),
      ],
      finds: [
        'pages/_checks/workshop.json:4:5 error checks «"/abuot"» There is no page /abuot. → Did you mean "/about"?',
        'pages/_checks/workshop.json:8:12 error facts «{{repair.fees}}» There is no fact "repair.fees". → Did you mean "repair.fee"?',
        'pages/_checks/workshop.json:14:11 error links «"/prices"» There is no page /prices. → Add pages/prices.json, or link to a page that is there.',
      ],
    },
    'a name alone, and keys without the one that they need': {
      edits: [
        checks({ '/about': [{ name: 'nothing' }] }, [
          { name: 'the booking', fills: { service: 'repair' } },
          { name: 'choices', offers: ['repair'] },
          { name: 'the list', entries: 2 },
        ]),
      ],
      finds: [
        'pages/_checks/workshop.json:6:7 error checks «"fills"» "fills" stands without "opens", so it asks for nothing. → Add "opens": name the dialog that is opened.',
        'pages/_checks/workshop.json:12:7 error checks «"offers"» "offers" stands without "asks", so it asks for nothing. → Add "asks": name the field that offers them.',
        'pages/_checks/workshop.json:18:7 error checks «"entries"» "entries" stands without "in", so it asks for nothing. → Add "in": name the part of the page whose entries are counted.',
        'pages/_checks/workshop.json:23:7 error checks «{» This has a name, but asks for nothing. → Add "says": [ … ], "leadsTo": [ … ] or "opens": what the page must hold.',
      ],
    },
  },
}
