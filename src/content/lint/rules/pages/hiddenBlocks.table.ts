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
        'pages/about.json:20:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
        'pages/about.json:30:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
      ],
    },
    'a block that is hidden and does not follow its schema': {
      edits: [
        { file: about, at: '/blocks/-', value: { type: 'prose', hidden: true, heading: 'Later' } },
      ],
      finds: [
        'pages/about.json:18:5 error schema «{» The prose block has no "paragraphs". → Add "paragraphs": a list: [ … ] with a text in quotes in it. The text, one entry for each paragraph.',
        'pages/about.json:20:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
      ],
    },
    'the main heading of a page': {
      edits: [{ file: about, at: '/blocks/0/hidden', value: true }],
      finds: [
        'pages/about.json:5:3 error headings «"blocks"» The page has no main heading. → Begin it with a hero block.',
        'pages/about.json:10:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
      ],
    },
    'all that a page has': {
      edits: [
        { file: about, at: '/blocks/0/hidden', value: true },
        { file: about, at: '/blocks/1/hidden', value: true },
      ],
      finds: [
        'pages/about.json:5:3 error headings «"blocks"» The page has no main heading. → Begin it with a hero block.',
        'pages/about.json:10:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
        'pages/about.json:18:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
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
        'pages/about.json:17:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
        'pages/index.json:25:20 error links «/about#who-we-are» /about#who-we-are leads to a place "#who-we-are" that pages/about.json does not have. → The page has #two-generations-of-grease.',
      ],
    },
    'a form that pages fill in, and the only button that opens a dialog': {
      edits: [{ file: 'pages/_dialogs/booking.json', at: '/blocks/0/hidden', value: true }],
      finds: [
        'pages/_dialogs/booking.json:6:3 warning dialogs «"blocks"» This dialog has no form: who opens it can send nothing. → Add a block of the type "form", or make it a page and link to that.',
        'pages/_dialogs/booking.json:46:7 note hidden-blocks «"hidden"» This block is hidden: no visitor sees it. → To show it again, take "hidden" away.',
        'pages/_site.json:67:5 warning unused «"booking"» No page and no dialog has the form "booking". → Remove it, or add the form.',
      ],
    },
  },
}
