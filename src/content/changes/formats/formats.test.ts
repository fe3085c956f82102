import { expect, test } from 'vitest'
import { changeMsg } from '../messages/changeMessages.ts'
import type { Changes, Told } from '../told.ts'
import { formats } from './formats.ts'

const hostile =
  '</p><script>alert(1)</script> \u001b[31m\u202e *bold* _it_ [x](https://evil.example) @owner #12 `c` | ~~a~~\nSecond: **line**'
const change = (told: Partial<Told>): Told => ({
  kind: 'changed',
  file: 'pages/a.json',
  pointer: '/title',
  message: changeMsg('textChanged', {
    subject: { code: 'entry', data: { title: 'Title' } },
    before: [{ as: 'was', text: hostile }],
    after: [{ as: 'is', text: hostile }],
  }),
  lines: [
    changeMsg('markedText', {
      text: [
        { as: 'gone', text: hostile },
        { as: 'same', text: ' and ' },
        { as: 'new', text: hostile },
      ],
    }),
  ],
  pages: ['/a'],
  edits: [],
  follows: [],
  ...told,
})
const empty = changeMsg('sourceText', { text: '' })
const of = (...changes: Told[]): Changes => ({
  files: [{ file: 'pages/a.json', kind: 'page', name: hostile, route: '/a', changes }],
  everyPage: ['/', '/a'],
})

test('no format lets a document’s text become markup, a command or a new line', () => {
  const changes = of(change({}))
  for (const format of Object.values(formats))
    expect(format(changes, false)).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/,
    )
  expect(formats.html(changes, false)).not.toMatch(/<script|<\/p>[^<]/)
  expect(formats.text(changes, false).split('\n').length).toBe(
    formats.text(of(change({ message: empty, lines: [empty] })), false).split('\n').length,
  )
  expect(formats.text(changes, false)).not.toMatch(/^Second/m)
  const markdown = formats.markdown(changes, false)
  expect(markdown).not.toMatch(/^Second/m)
  expect(markdown).not.toMatch(/(?<!\\)[*_`|~]|<script|https:|(?<!\\)\]\(|@owner|(?<![\\#\n])#1/)
})

test('text marks removed and added words, on a terminal also by colour', () => {
  const changes = of(
    change({
      message: changeMsg('documentAdded'),
      lines: [
        changeMsg('markedText', {
          text: [
            { as: 'same', text: 'We ' },
            { as: 'gone', text: 'mend ' },
            { as: 'new', text: 'repair ' },
            { as: 'same', text: 'it.' },
          ],
        }),
      ],
    }),
  )
  expect(formats.text(changes, false)).toContain('      We [-mend-] [+repair+] it.\n')
  expect(formats.text(changes, true)).toContain(
    '\u001b[31m[-mend-] \u001b[0m\u001b[36m[+repair+] \u001b[0m',
  )
  expect(formats.text({ files: [], everyPage: [] }, false)).toBe('Nothing has changed.\n')
})

test('HTML and Markdown mark changes with del and ins elements', () => {
  const changes = of(
    change({
      message: changeMsg('propertyChanged', {
        title: 'Fee',
        before: { code: 'plain', data: { text: '£45' } },
        after: { code: 'plain', data: { text: '£48' } },
      }),
      lines: [],
    }),
  )
  expect(formats.html(changes, false)).toContain(
    '<p class="told">Fee: <del>£45</del> → <ins>£48</ins></p>',
  )
  expect(formats.markdown(changes, false)).toContain('- Fee\\: <del>£45</del> → <ins>£48</ins>\n')
})

test('JSON is one list in which each change names the one it follows', () => {
  const follower = change({
    file: 'pages/b.json',
    pointer: '/href',
    message: {
      code: 'value',
      data: { title: 'Link', value: { code: 'plain', data: { text: '/a' } }, as: 'is' },
    },
    lines: [],
    pages: ['*'],
  })
  const changes = of(
    change({
      message: changeMsg('addressChanged', { before: '/b', after: '/a', old: 'here' }),
      lines: [],
      follows: [follower],
    }),
  )
  expect(JSON.parse(formats.json(changes, false))).toEqual({
    changes: [
      {
        file: 'pages/a.json',
        pointer: '/title',
        kind: 'changed',
        code: 'addressChanged',
        words: 'The address /b is now /a; the old one leads there',
        pages: ['/a'],
      },
      {
        file: 'pages/b.json',
        pointer: '/href',
        kind: 'changed',
        code: 'value',
        words: 'Link: /a (on every page)',
        pages: ['/', '/a'],
        follows: 0,
      },
    ],
  })
})
