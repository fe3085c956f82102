import type { RuleTable } from '../../types/rule.ts'

export const table: RuleTable = {
  accepts: {
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
