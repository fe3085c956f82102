import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'a link instead': [
      {
        file: 'pages/index.json',
        at: '/blocks/0/actions/0',
        value: { label: 'Ask us', href: '/about' },
      },
    ],
  },
  rejects: {
    'letters that only look like others': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/0/dialog', value: 'b\u043eoking' },
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/1/href',
          value: '/services/rep\u0430ir',
        },
      ],
      finds: [
        'pages/index.json:13:21 error dialogs «"b\u043eoking"» There is no dialog "b\u043eoking". → Did you mean "booking"? The "\u043e" here is a Cyrillic letter (U+043E) and only looks like "o".',
        'pages/index.json:17:19 error links «"/services/rep\u0430ir"» There is no page /services/rep\u0430ir. → Did you mean "/services/repair"? The "\u0430" here is a Cyrillic letter (U+0430) and only looks like "a".',
      ],
    },
    'a dialog that is not there': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/0/dialog', value: 'bokking' }],
      finds: [
        'pages/index.json:13:21 error dialogs «"bokking"» There is no dialog "bokking". → Did you mean "booking"?',
      ],
    },
    'a button that does nothing': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/0', value: { label: 'Ask us' } }],
      finds: [
        'pages/index.json:11:9 error dialogs «{» "Ask us" leads nowhere and opens nothing. → Add "href" with an address, or "dialog" with the name of a dialog.',
      ],
    },
    'a button that does both': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/0/href', value: '/about' }],
      finds: [
        'pages/index.json:14:11 error dialogs «"href"» A button has either "href" or "dialog", not both. → Remove one of the two.',
      ],
    },
    'a dialog without a form': {
      edits: [
        {
          file: 'pages/_dialogs/booking.json',
          at: '/blocks/0',
          value: { type: 'prose', paragraphs: ['Ring us up.'] },
        },
        { file: 'pages/services/repair.json', at: '/presets' },
        { file: 'pages/_site.json', at: '/forms', value: {} },
      ],
      finds: [
        'pages/_dialogs/booking.json:6:3 warning dialogs «"blocks"» This dialog has no form: who opens it can send nothing. → Add a block of the type "form", or make it a page and link to that.',
      ],
    },
    'two at once': {
      edits: [
        { file: 'pages/index.json', at: '/blocks/0/actions/0/dialog', value: 'quote' },
        {
          file: 'pages/services/repair.json',
          at: '/blocks/0/actions/0/dialog',
          value: 'constructor',
        },
      ],
      finds: [
        'pages/index.json:13:21 error dialogs «"quote"» There is no dialog "quote". → There is only "booking". A new one would be pages/_dialogs/quote.json.',
        'pages/services/repair.json:19:21 error dialogs «"constructor"» There is no dialog "constructor". → There is only "booking". A new one would be pages/_dialogs/constructor.json.',
      ],
    },
  },
}
