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
        'pages/_checks/workshop.json:4:5 error checks «"/services/repairs"» noPage {"path":"/services/repairs"} → didYouMeanKey {"meant":"/services/repair"}',
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
        'pages/_checks/workshop.json:4:5 error checks «"/repairs"» checkedPageRedirected {"address":"/repairs","to":"/services/repair"} → write {"value":"/services/repair"}',
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
        'pages/_checks/workshop.json:4:5 error checks «"/prices/*"» noPageBelow {"folder":"/prices/"} → checkExistingFolder',
        'pages/_checks/workshop.json:12:5 error checks «"/enquire/bookings"» noDialog {"written":"bookings"} also pages/_checks/workshop.json:15 → didYouMean {"meant":"booking"}',
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
        'pages/_checks/workshop.json:4:5 error checks «"/abuot"» noPage {"path":"/abuot"} → didYouMeanKey {"meant":"/about"}',
        'pages/_checks/workshop.json:8:12 error facts «{{repair.fees}}» noSuchFact {"name":"repair.fees"} → didYouMean {"meant":"repair.fee"}',
        'pages/_checks/workshop.json:14:11 error links «"/prices"» noPage {"path":"/prices"} → addPageOrLinkElsewhere {"path":"/prices"}',
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
        'pages/_checks/workshop.json:6:7 error checks «"fills"» keyNeedsPartner {"key":"fills","partner":"opens"} → addPartner {"partner":"opens"}',
        'pages/_checks/workshop.json:12:7 error checks «"offers"» keyNeedsPartner {"key":"offers","partner":"asks"} → addPartner {"partner":"asks"}',
        'pages/_checks/workshop.json:18:7 error checks «"entries"» keyNeedsPartner {"key":"entries","partner":"in"} → addPartner {"partner":"in"}',
        'pages/_checks/workshop.json:23:7 error checks «{» checkAsksNothing → addWhatPageHolds',
      ],
    },
  },
}
