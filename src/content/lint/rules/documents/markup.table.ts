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
        'pages/about.json:15:10 error markup «1. » "1." at the beginning of a line makes no heading, list or quotation. → Use a block of its own: prose, list, quotation.',
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
        'pages/about.json:15:12 warning markup «_very_» _very_ is shown with its underscores. → Write *emphasis* with asterisks.',
        'pages/about.json:15:24 warning markup «~~£50~~» ~~£50~~ is shown with its tildes: no text is struck through. → Remove the tildes, or say in words what has changed.',
        'pages/about.json:16:10 warning markup «| What | Price |\\n|---|---|» Rows with | make no table, and are shown as they are typed. → Use a table block.',
      ],
    },
    'bold text that begins with a bracket within a word': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'A tube**(new)** is £5.' },
      ],
      finds: [
        'pages/about.json:15:16 warning markup «**(new)**» **(new)** is shown with its asterisks. → Write a space before it, or let the bold words begin with a letter.',
      ],
    },
    'backslashes that are not shown': {
      edits: [
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/0',
          value: 'Save it in \\\\server\\notes, in C:\\_data or for \\$5.',
        },
        {
          file: 'pages/about.json',
          at: '/blocks/1/paragraphs/-',
          value: 'We are open.\\nAlways.',
        },
      ],
      finds: [
        'pages/about.json:15:21 warning markup «\\\\\\\\server» Of "\\\\server" one backslash less is shown. → Write each backslash of the path twice.',
        'pages/about.json:15:43 warning markup «C:\\\\_» The backslash in "\\_" is not shown. → Write each backslash of the path twice.',
        'pages/about.json:15:60 warning markup «\\\\$» The backslash in "\\$" is not shown. → Remove it, or write "\\\\\\\\" in JSON if it is meant.',
        'pages/about.json:16:22 warning markup «\\\\n» "\\n" is shown as it is typed, and breaks no line. → Write a line break with one backslash: "\\n" in JSON.',
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
        'pages/about.json:15:30 error markup «<b>» <b> would be shown as it stands: texts take no HTML. → Use *emphasis*, **strong**, `code` or [label](/address).',
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
        'pages/about.json:15:24 error markup «<b>» <b> would be shown as it stands: texts take no HTML. → Use *emphasis*, **strong**, `code` or [label](/address).',
      ],
    },
    'emphasis that is not closed': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'We are *always open.' },
      ],
      finds: [
        'pages/about.json:15:17 error markup «*» A * opens emphasis that is never closed. → Close it, or write a backslash before it if the sign itself is meant: "\\\\*" in JSON.',
      ],
    },
    'a link that is not complete': {
      edits: [
        { file: 'pages/about.json', at: '/blocks/1/paragraphs/0', value: 'See [our prices].' },
      ],
      finds: [
        'pages/about.json:15:14 error markup «[» A [ opens a link that is not complete; a link is [label](/address). → Close it, or write a backslash before it if the sign itself is meant: "\\\\[" in JSON.',
      ],
    },
    'markup in a title': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/heading', value: 'Who **we** are' }],
      finds: [
        'pages/about.json:13:23 error markup «**we**» **we** would be shown as it stands: no markup is read here. → Write plain words.',
      ],
    },
    'HTML in a title, where no markup helps': {
      edits: [{ file: 'pages/about.json', at: '/blocks/1/heading', value: 'Who <b>we</b> are' }],
      finds: [
        'pages/about.json:13:23 error markup «<b>» <b> would be shown as it stands: texts take no HTML. → Write plain words.',
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
        'pages/about.json:15:20 error markup «- » "-" at the beginning of a line makes no heading, list or quotation. → Use a block of its own: prose, list, quotation.',
      ],
    },
    'an entity': {
      edits: [{ file: 'pages/about.json', at: '/title', value: 'Spoke &amp; Sons' }],
      finds: [
        'pages/about.json:3:19 error markup «&amp;» &amp; would be shown as it stands. → Type the sign itself.',
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
        'pages/about.json:15:10 error markup «![A wheel](https://example.org/a.png)» A picture cannot stand inside a text. → Use a figure or mediaText block.',
      ],
    },
  },
}
