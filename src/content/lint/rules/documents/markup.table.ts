import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
    'dates and figures at the beginning of a text': [
      ...[
        '24. Dezember',
        '17. mai',
        '1998. Da war ich noch ein Kind.',
        '1. Mai\n2. Mai',
        '24. Dezember: zu\n25. Dezember: zu',
        '1) Platz',
        '- 10 %',
        '+ 5 °C',
        '> 100 kg',
        '> £100',
        '# 5',
      ].map((value, index) => ({
        file: 'pages/about.json',
        at: `/blocks/1/paragraphs/${index === 0 ? 0 : '-'}`,
        value,
      })),
    ],
    'stars and backslashes that are shown as they are typed': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Prices*, postage* and 20*30*40 cm in C:\\Users\\notes or `C:\\`.',
      },
    ],
    'underscores, tildes and bars within words': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'my_file_name, _ and _, ~~, a | b, \\_so\\_ and `_code_`, https://a.example/_x_',
      },
    ],
    'backslashes that take a sign its meaning': [
      ...[
        '1\\. Mai\n2\\) Mai\n\\- so\n\\# so\n\\> so',
        '\\[x\\]\\(y\\), \\<b\\>, \\&amp; and \\![x](/about)',
      ].map((value, index) => ({
        file: 'pages/about.json',
        at: `/blocks/1/paragraphs/${index === 0 ? 0 : '-'}`,
        value,
      })),
    ],
    'the markup that there is': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: '*Soft*, **loud**, `code`, [a page](/about), 2 * 3 and a \\* of its own.',
      },
    ],
    'any sign in code': [
      {
        file: 'pages/about.json',
        at: '/blocks/1/paragraphs/0',
        value: 'Write `<b>`, `&amp;`, `**b**` or\n`# a heading`; a <-> b, and 1 < 2.',
      },
    ],
    'a hyphen within a line': [
      { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'We are open - always.' },
    ],
  },
  rejects: {
    'a numbered list inside a text': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '1. tubes\n2. chains' },
      ],
      finds: [
        'pages/about.json:15:10 error markup «1. » blockMarkInText {"found":"1. "} → useOwnBlock',
      ],
    },
    'markup of other programs': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'A _very_ good ~~£50~~ price',
        },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/-',
          value: '| What | Price |\n|---|---|\n| Bell | £5 |',
        },
      ],
      finds: [
        'pages/about.json:15:12 warning markup «_very_» underscoresShown {"found":"_very_"} → useAsterisks',
        'pages/about.json:15:24 warning markup «~~£50~~» tildesShown {"found":"~~£50~~"} → removeTildes',
        'pages/about.json:16:10 warning markup «| What | Price |\\n|---|---|» pipesMakeNoTable → useTableBlock',
      ],
    },
    'bold text that begins with a bracket within a word': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'A tube**(new)** is £5.' },
      ],
      finds: [
        'pages/about.json:15:16 warning markup «**(new)**» asterisksShown {"found":"**(new)**"} → moveBoldMarks',
      ],
    },
    'marked text that ends with punctuation before a letter': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '**Note:**bring *it!*now, **please',
        },
      ],
      finds: [
        'pages/about.json:15:10 warning markup «**Note:**» asterisksShown {"found":"**Note:**"} → moveClosingMarks',
        'pages/about.json:15:25 warning markup «*it!*» asterisksShown {"found":"*it!*"} → moveClosingMarks',
        'pages/about.json:15:35 error markup «*» strongNotClosed → closeOrEscapeMark {"mark":"*"}',
      ],
    },
    'backslashes that are not shown': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Save it in \\\\server\\notes, in C:\\My notes\\_data or for \\$5.',
        },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/-',
          value: 'We are open.\\nAlways.',
        },
      ],
      finds: [
        'pages/about.json:15:21 warning markup «\\\\\\\\server» oneBackslashLess {"found":"\\\\\\\\server"} → doubleBackslashes',
        'pages/about.json:15:43 warning markup «C:\\\\My notes\\\\_» backslashNotShown {"found":"C:\\\\My notes\\\\_"} → doubleBackslashes',
        'pages/about.json:15:70 warning markup «\\\\$» backslashNotShown {"found":"\\\\$"} → removeOrDoubleBackslash',
        'pages/about.json:16:22 warning markup «\\\\n» escapeShown {"found":"\\\\n"} → writeLineBreak',
      ],
    },
    HTML: {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'You bring it in the <b>morning</b>.',
        },
      ],
      finds: [
        'pages/about.json:15:30 error markup «<b>» textHasHtml {"found":"<b>"} → useInlineMarks',
      ],
    },
    'HTML beside code, and after a sign that opens none': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'A `<b>` and a <b>b</b>; \\`<i>\\`.',
        },
      ],
      finds: [
        'pages/about.json:15:24 error markup «<b>» textHasHtml {"found":"<b>"} → useInlineMarks',
      ],
    },
    'emphasis that is not closed': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'We are *always open.' },
      ],
      finds: [
        'pages/about.json:15:17 error markup «*» emphasisNotClosed → closeOrEscapeMark {"mark":"*"}',
      ],
    },
    'a link that is not complete': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'See [our prices].' },
      ],
      finds: [
        'pages/about.json:15:14 warning markup «[» linkNotComplete → closeOrEscapeMark {"mark":"["}',
      ],
    },
    'a link whose address is not closed': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'See [our prices](/about',
        },
      ],
      finds: [
        'pages/about.json:15:14 error markup «[» linkNotComplete → closeOrEscapeMark {"mark":"["}',
      ],
    },
    'backslashes before signs that need none': {
      edits: [
        ...['¯\\(ツ)/¯', '\\d+\\.\\d+', 'a\\-b', 'R\\&D', 'Smile :\\)'].map((value, index) => ({
          file: 'pages/about.json',
          at: `/blocks/1/paragraphs/${index === 0 ? 0 : '-'}`,
          value,
        })),
      ],
      finds: [
        'pages/about.json:15:11 warning markup «\\\\(» backslashNotShown {"found":"\\\\("} → removeOrDoubleBackslash',
        'pages/about.json:16:14 warning markup «\\\\.» backslashNotShown {"found":"\\\\."} → removeOrDoubleBackslash',
        'pages/about.json:17:11 warning markup «\\\\-» backslashNotShown {"found":"\\\\-"} → removeOrDoubleBackslash',
        'pages/about.json:18:11 warning markup «\\\\&» backslashNotShown {"found":"\\\\&"} → removeOrDoubleBackslash',
        'pages/about.json:19:17 warning markup «\\\\)» backslashNotShown {"found":"\\\\)"} → removeOrDoubleBackslash',
      ],
    },
    'a list with asterisks': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: '* tubes\n* chains' },
      ],
      finds: [
        'pages/about.json:15:10 warning markup «* tubes\\n* c» blockMarkInText {"found":"* "} → useOwnBlock',
      ],
    },
    'a comment and strong text of other programs': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Open <!-- for now --> and __loud__.',
        },
      ],
      finds: [
        'pages/about.json:15:15 error markup «<!-- for now -->» textHasHtml {"found":"<!-- for now -->"} → useInlineMarks',
        'pages/about.json:15:36 warning markup «__loud__» underscoresNotStrong → useStrong',
      ],
    },
    'markup in a title': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/heading', value: 'Who **we** are' }],
      finds: [
        'pages/about.json:13:23 error markup «**we**» markupNotRead {"found":"**we**"} → writePlainWords',
      ],
    },
    'HTML in a title, where no markup helps': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/heading', value: 'Who <b>we</b> are' }],
      finds: [
        'pages/about.json:13:23 error markup «<b>» textHasHtml {"found":"<b>"} → writePlainWords',
      ],
    },
    'a list inside a text': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'We have:\n- tubes\n- chains',
        },
      ],
      finds: [
        'pages/about.json:15:20 error markup «- » blockMarkInText {"found":"- "} → useOwnBlock',
      ],
    },
    'an entity': {
      edits: [{ file: 'pages/about.json', at: '/title', value: 'Spoke &amp; Sons' }],
      finds: [
        'pages/about.json:3:19 error markup «&amp;» textHasEntity {"found":"&amp;"} → typeSign',
      ],
    },
    'a picture inside a text': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: '![A wheel](https://example.org/a.png)',
        },
      ],
      finds: [
        'pages/about.json:15:10 error markup «![A wheel](https://example.org/a.png)» pictureInText → useFigureBlock',
      ],
    },
  },
}
