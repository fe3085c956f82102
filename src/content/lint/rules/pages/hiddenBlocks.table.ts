import type { RuleTable } from '../../types/rule.ts'

const about = 'pages/about.json'

export const table: RuleTable = {
  accepts: {
    'a block that says it is not hidden': [{ file: about, at: '/blocks/1/hidden', value: false }],
  },
  rejects: {
    'two hidden blocks, whatever other rules would say of what they hold': {
      edits: [
        {
          file: about,
          at: '/blocks/-',
          value: {
            type: 'prose',
            hidden: true,
            level: 3,
            heading: 'TODO',
            paragraphs: ['[There](/nowhere) for {{no.fact}}, *so', '[Fees](#nowhere)'],
          },
        },
        {
          file: about,
          at: '/blocks/-',
          value: {
            type: 'hero',
            hidden: true,
            heading: 'More',
            picture: { src: '/assets/none.jpg', alt: '' },
          },
        },
      ],
      finds: [
        'pages/about.json:20:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
        'pages/about.json:30:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
      ],
    },
    'a block that is hidden and does not follow its schema': {
      edits: [
        { file: about, at: '/blocks/-', value: { type: 'prose', hidden: true, heading: 'Later' } },
      ],
      finds: [
        'pages/about.json:18:5 error schema «{» missingKey {"name":{"part":"prose","noun":"block","by":"type"},"key":"paragraphs"} → addKey {"key":"paragraphs","expected":{"kind":"list","of":{"kind":"text"}},"description":"The text, one entry for each paragraph."}',
        'pages/about.json:20:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
      ],
    },
    'the main heading of a page': {
      edits: [{ file: about, at: '/blocks/0/hidden', value: true }],
      finds: [
        'pages/about.json:5:3 error headings «"blocks"» noMainHeading → beginWithHero',
        'pages/about.json:10:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
      ],
    },
    'all that a page has': {
      edits: [
        { file: about, at: '/blocks/0/hidden', value: true },
        { file: about, at: '/blocks/1/hidden', value: true },
      ],
      finds: [
        'pages/about.json:5:3 error headings «"blocks"» noMainHeading → beginWithHero',
        'pages/about.json:10:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
        'pages/about.json:18:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
      ],
    },
    'what a link leads to, whose block is hidden': {
      edits: [
        { file: about, at: '/blocks/1/hidden', value: true },
        {
          file: 'pages/index.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Ask [Ada](/about#who-we-are).',
        },
      ],
      finds: [
        'pages/about.json:17:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
        'pages/index.json:25:20 error links «/about#who-we-are» noSuchPlace {"href":"/about#who-we-are","name":"who-we-are","path":"pages/about.json"} → pageHasPlaces {"ids":["two-generations-of-grease"]}',
      ],
    },
    'a form that pages fill in, and the only button that opens a dialog': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/hidden', value: true }],
      finds: [
        'pages/_dialogs/booking.json:6:3 warning dialogs «"blocks"» dialogWithoutForm → addFormOrMakePage',
        'pages/_dialogs/booking.json:46:7 note hidden-blocks «"hidden"» blockHidden → showBlock',
        'pages/_site.json:67:5 warning unused «"booking"» formUnused {"name":"booking"} → removeOrAddForm',
      ],
    },
  },
}
