import { readFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { describe, expect, it } from 'vitest'
import { partsOf, plainParts } from './partsOf.ts'

const parser = new new Window().DOMParser()
const parse = (html: string) => parser.parseFromString(html, 'text/html') as unknown as Document // happy-dom's has what is read of it
const example = (name: string) =>
  partsOf(parse(readFileSync(`src/authoring/studio/paste/examples/${name}.txt`, 'utf8')))
const table = {
  kind: 'table',
  rows: [
    ['Service', 'Price'],
    ['Small', '£45'],
  ],
}

describe('copied content', () => {
  it.each(['word', 'googleDocs', 'libreOffice', 'pages', 'gmail', 'notion', 'webPage'])(
    'from %s is converted to clean parts',
    (name) =>
      expect(example(name)).toEqual([
        { kind: 'heading', text: 'What we mend' },
        {
          kind: 'paragraph',
          text: 'Every bicycle, **old or new**, within *two days*; ask us at [the desk](https://www.example.org/ask).',
        },
        { kind: 'list', items: ['Brakes', 'Gears and **chains**'], isNumbered: false },
        { kind: 'list', items: ['Bring it'], isNumbered: true },
        name === 'webPage' ? { ...table, hasHead: true } : table,
      ]),
  )
  it.each(['excel', 'calc', 'sheets'])('from %s is converted to rows', (name) =>
    expect(example(name)).toEqual([table]),
  )
  it('without style becomes rows by tabs and paragraphs by lines', () => {
    expect(plainParts('Service\tPrice\r\nSmall\t£45\r\n')).toEqual([table])
    expect(plainParts('One *star*\n\nTwo')).toEqual([
      { kind: 'paragraph', text: 'One \\*star\\*' },
      { kind: 'paragraph', text: 'Two' },
    ])
  })
  it('becomes a list where lines begin with a bullet', () => {
    const list = { kind: 'list', items: ['Parking', 'Lift'], isNumbered: false }
    expect(plainParts('Our office.\n•\tParking\n•\tLift')).toEqual([
      { kind: 'paragraph', text: 'Our office.' },
      list,
    ])
    expect(plainParts('•\tParking\n•\tLift')).toEqual([list])
    expect(plainParts('* Parking\n* Lift')).toEqual([list])
    expect(
      partsOf(
        parse(
          '<p class="MsoListParagraph">·&nbsp;&nbsp; Parking</p><p class="MsoListParagraph">·&nbsp;&nbsp; Lift</p>',
        ),
      ),
    ).toEqual([list])
  })
  it('becomes one paragraph when it is only part of one', () => {
    expect(
      partsOf(parse('<meta charset="utf-8"><span style="font-weight:700">old</span> or new')),
    ).toEqual([{ kind: 'paragraph', text: '**old** or new' }])
    expect(partsOf(parse('<table><tr><td>£45</td></tr></table>'))).toEqual([
      { kind: 'paragraph', text: '£45' },
    ])
  })
  it.each<[string, string, unknown]>([
    [
      'a cell over two rows holds for both',
      '<table><tr><th>Kind</th><th>Size</th></tr><tr><td rowspan="2">Loaf</td><td>small</td></tr><tr><td>large</td></tr></table>',
      [
        {
          kind: 'table',
          rows: [
            ['Kind', 'Size'],
            ['Loaf', 'small'],
            ['Loaf', 'large'],
          ],
          hasHead: true,
        },
      ],
    ],
    [
      'a cell over two rows and two columns shifts nothing',
      '<table><tr><td>A</td><td rowspan="2" colspan="2">B</td></tr><tr><td>C</td></tr></table>',
      [
        {
          kind: 'table',
          rows: [
            ['A', 'B', ''],
            ['C', 'B', ''],
          ],
        },
      ],
    ],
    [
      'what was deleted stays behind',
      '<p>Now <del>€50</del><ins>€40</ins>, <s>€9</s> <span style="text-decoration:line-through">€8</span> €7</p>',
      [{ kind: 'paragraph', text: 'Now €40, €7' }],
    ],
    [
      'comments stay behind',
      '<p>Open <a style="mso-comment-reference:MS_1">daily</a><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[MS1]</a></span>.<sup><a href="#cmnt1">[a]</a></sup></p><div style="mso-element:comment-list"><p class=MsoCommentText>Do we?</p></div><div><p><a href="#cmnt_ref1">[a]</a>Do we?</p></div>',
      [{ kind: 'paragraph', text: 'Open daily.' }],
    ],
    [
      'words of neighbours stay apart',
      '<ul><li><h4>Fresh</h4><p>Every morning</p></li><li><div>From</div>Tavira</li></ul>',
      [{ kind: 'list', items: ['Fresh Every morning', 'From Tavira'], isNumbered: false }],
    ],
    [
      'a list and a heading in cells stay apart',
      '<table><tr><td>Monday</td><td><ul><li>Rye</li><li>Broa</li></ul></td></tr><tr><td>Tuesday</td><td><h5>New</h5><p>Fig</p></td></tr></table>',
      [
        {
          kind: 'table',
          rows: [
            ['Monday', 'Rye Broa'],
            ['Tuesday', 'New Fig'],
          ],
        },
      ],
    ],
    [
      'deeper points are lines of the point above them',
      '<ul><li>Brakes<ul><li>Discs<ol><li>Front</li><li>Rear</li></ol></li><li>Pads</li></ul></li><ul><li>Cables</li></ul><li>Gears</li></ul>',
      [
        {
          kind: 'list',
          items: ['Brakes\n– Discs\n– – 1. Front\n– – 2. Rear\n– Pads\n– Cables', 'Gears'],
          isNumbered: false,
        },
      ],
    ],
    [
      'deeper points of Word are lines of the point above them',
      [
        ['level1', '1.', 'Weigh'],
        ['level2', 'a.', 'Flour'],
        ['level2', '·', 'Water'],
        ['level1', '2.', 'Bake'],
      ]
        .map(
          ([level, sign, text]) =>
            `<p class=MsoListParagraph style='mso-list:l0 ${level} lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span>${text}</p>`,
        )
        .join(''),
      [{ kind: 'list', items: ['Weigh\n– a. Flour\n– Water', 'Bake'], isNumbered: true }],
    ],
    [
      'a struck cell of Excel says nothing, and a hidden one',
      '<style><!-- .xl65 {mso-style-parent:style0; text-decoration:line-through;} .xl66 {display:none} --></style><table><tr><td>Loaf</td><td class=xl65>€5</td><td>€4</td></tr><tr><td>Roll <span class=xl66>x</span></td><td>–</td><td>€1</td></tr></table>',
      [
        {
          kind: 'table',
          rows: [
            ['Loaf', '', '€4'],
            ['Roll', '–', '€1'],
          ],
        },
      ],
    ],
    [
      'messages of WhatsApp keep their lines and signs',
      '<div class="copyable-text" data-pre-plain-text="[10:02, 27/11/2026] Asha: "><div><span dir="ltr" class="selectable-text copyable-text" style="white-space: pre-wrap"><span>Open <strong>Sunday</strong>\nfrom 9 </span><img crossorigin="anonymous" alt="😀" draggable="false" class="emoji apple" data-plain-text="😀" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"></span></div></div><div class="copyable-text"><div><span dir="ltr" style="white-space: pre-wrap"><span>Thanks</span></span></div></div>',
      [
        { kind: 'paragraph', text: 'Open **Sunday**\nfrom 9 😀' },
        { kind: 'paragraph', text: 'Thanks' },
      ],
    ],
    [
      'lines of a PDF viewer are one paragraph',
      '<span role="presentation" dir="ltr" style="left: 10%; top: 8%">Every bicycle, old or new, is mended within</span><br role="presentation"><span role="presentation" dir="ltr">two days.</span>',
      [{ kind: 'paragraph', text: 'Every bicycle, old or new, is mended within two days.' }],
    ],
    [
      'lines of preformatted text stay lines',
      '<pre>\nRua 1\nTavira</pre><p style="white-space: pre-wrap">One\ntwo <span style="white-space:normal">three\nfour</span></p>',
      [
        { kind: 'paragraph', text: 'Rua 1\nTavira' },
        { kind: 'paragraph', text: 'One\ntwo three four' },
      ],
    ],
  ])('%s', (_what, html, parts) => expect(partsOf(parse(html))).toEqual(parts))
  it('joins only lines of a PDF viewer that continue in lower case', () =>
    expect(
      plainParts(
        'Every bicycle, old or new, is mended within\ntwo days. We say what it costs before we be-\ngin.\nRua 1\nat the corner',
      ),
    ).toEqual(
      [
        'Every bicycle, old or new, is mended within two days. We say what it costs before we be-gin.',
        'Rua 1',
        'at the corner',
      ].map((text) => ({ kind: 'paragraph', text })),
    ))
  it('keeps line breaks in quotes within one cell', () =>
    expect(plainParts('Loaf\t"Rye\n""dark"" bread"\nRoll\tany\n')).toEqual([
      {
        kind: 'table',
        rows: [
          ['Loaf', 'Rye "dark" bread'],
          ['Roll', 'any'],
        ],
      },
    ]))
  it('contains no link that could run a script', () =>
    expect(
      partsOf(parse('<a href="javascript:steal()">Free</a> <a href="data:text/html,x">tea</a>')),
    ).toEqual([{ kind: 'paragraph', text: 'Free tea' }]))
})
