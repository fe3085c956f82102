import type { RuleTable } from '../../types/rule.ts'

const about = 'pages/about.json'
const text = (value: string) => [{ file: about, at: '/blocks/1/paragraphs/0', value }]

export const table: RuleTable = {
  accepts: {
    // What Urdu, Persian, Hindi, Malayalam, Hebrew and emoji are written with: joiners, non-joiners and marks of direction.
    'words that need joiners and marks': text(
      [
        'می\u200cخواهم',
        'کتاب\u200cها',
        'جی\u200cایس\u200cٹی',
        'ٹیکس (GST)\u200f، 18%\u200e',
        'क्\u200dष',
        'श्री\u200cमान',
        'ക്\u200d',
        'שלום\u200f!',
        '👩\u200d💼 👨\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 ❤️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      ].join(' '),
    ),
    'turns that are ended': text(
      'He wrote \u2067שלום, \u202aGST\u202c\u2069 and \u2068\u202eabc\u202c\u2069 below.\n\u202bשלום\u202c',
    ),
    'soft hyphens, no-break spaces and word joiners': text(
      'Tax\u00adation of ₹20\u00a0lakh \u2060or\u202fmore',
    ),
    'a tab and a line break': text('One\ttwo\nthree'),
  },
  rejects: {
    'signs that nobody sees': {
      edits: text('Ada\u200b began with\u0007 one\ufeff.'),
      finds: [
        'pages/about.json:15:13 error signs «\u200b» signUnseen {"sign":"\u200b","before":"Ada"} → delete',
        'pages/about.json:15:25 error signs «\\u0007» signUnseen {"sign":"\\u0007","before":"with"} → delete',
        'pages/about.json:15:35 error signs «\ufeff» signUnseen {"sign":"\ufeff","before":"one"} → delete',
      ],
    },
    'what another encoding has left': {
      edits: text('Ada\u0092s stand\u2028and tubes'),
      finds: [
        'pages/about.json:15:13 error signs «\u0092» signUnseen {"sign":"\u0092","before":"Ada"} → writeSignInstead {"put":"’"}',
        'pages/about.json:15:21 error signs «\u2028» signUnseen {"sign":"\u2028","before":"stand"} → writeSpaceOrBreak',
      ],
    },
    'turns that nothing ends, and ends of nothing': {
      edits: text('\u202eAda\nbegan \u2067with\u202a one\u2069 stand\u202c'),
      finds: [
        'pages/about.json:15:10 error signs «\u202e» signNotClosed {"sign":"\u202e","before":""} → delete',
        'pages/about.json:15:27 error signs «\u202a» signNotClosed {"sign":"\u202a","before":"with"} → delete',
        'pages/about.json:15:39 error signs «\u202c» signNotOpened {"sign":"\u202c","before":"stand"} → delete',
      ],
    },
    'in an address, which leads nowhere for that alone': {
      edits: [
        {
          file: 'pages/index.json',
          at: '/blocks/0/actions/1/href',
          value: '/services/repair\u200b',
        },
      ],
      finds: [
        'pages/index.json:17:36 error signs «\u200b» signUnseen {"sign":"\u200b","before":"repair"} → delete',
      ],
    },
    'in the name of a fact': {
      edits: text('It costs {{repair.f\u200bee}}.'),
      finds: [
        'pages/about.json:15:29 error signs «\u200b» signUnseen {"sign":"\u200b","before":"f"} → delete',
      ],
    },
    'in a key that authors choose': {
      edits: [
        {
          file: 'pages/services/repair.json',
          at: '/presets/booking',
          value: { 'serv\u200bice': 'repair' },
        },
      ],
      finds: [
        'pages/services/repair.json:8:7 error signs «"serv\u200bice"» signUnseen {"sign":"\u200b","before":"serv"} → retypeName',
      ],
    },
  },
}
