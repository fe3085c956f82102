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
        'pages/index.json:13:21 error dialogs «"bоoking"» noDialog {"written":"bоoking"} → didYouMean {"meant":"booking","sign":{"sign":"о","seen":"o","isHere":true}}',
        'pages/index.json:17:19 error links «"/services/repаir"» noPage {"path":"/services/repаir"} → didYouMean {"meant":"/services/repair","sign":{"sign":"а","seen":"a","isHere":true}}',
      ],
    },
    'a dialog that is not there': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/0/dialog', value: 'bokking' }],
      finds: [
        'pages/index.json:13:21 error dialogs «"bokking"» noDialog {"written":"bokking"} → didYouMean {"meant":"booking"}',
      ],
    },
    'a button that does nothing': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/0', value: { label: 'Ask us' } }],
      finds: [
        'pages/index.json:11:9 error dialogs «{» buttonLeadsNowhere {"label":"Ask us"} → addHrefOrDialog',
      ],
    },
    'a button that does both': {
      edits: [{ file: 'pages/index.json', at: '/blocks/0/actions/0/href', value: '/about' }],
      finds: ['pages/index.json:14:11 error dialogs «"href"» buttonHasBoth → removeOneOfTwo'],
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
        'pages/_dialogs/booking.json:6:3 warning dialogs «"blocks"» dialogWithoutForm → addFormOrMakePage',
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
        'pages/index.json:13:21 error dialogs «"quote"» noDialog {"written":"quote"} → dialogsAre {"known":["booking"],"file":"pages/_dialogs/quote.json"}',
        'pages/services/repair.json:19:21 error dialogs «"constructor"» noDialog {"written":"constructor"} → dialogsAre {"known":["booking"],"file":"pages/_dialogs/constructor.json"}',
      ],
    },
  },
}
