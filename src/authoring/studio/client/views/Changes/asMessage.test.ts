import { expect, it } from 'vitest'
import type { Words } from '../../../../../content/changes/told.ts'
import type { ToldFileAnswer } from '../../../protocol/publishing.ts'
import type { ShownChange } from '../../../protocol/viewAnswers.ts'
import { asMessage } from './asMessage.ts'

const change = (sentence: Words, ...lines: Words[]): ShownChange => ({
  ...{ key: '1', kind: 'changed', file: 'pages/a.json', pointer: '', pages: [], follows: 0 },
  sentence,
  lines,
})
const file = (
  path: string,
  route: string | undefined,
  ...changes: ShownChange[]
): ToldFileAnswer => ({
  file: path,
  about: 'Page',
  name: 'Hulls',
  route,
  changes,
})
const read = (text: string) => text.replace('{{fee}}', '$120')

it('tells each change below its page, and the words of a text before and now', () => {
  expect(
    asMessage(
      'Changes',
      [
        file(
          'pages/a.json',
          '/a',
          {
            ...change([
              '“Fee” says ',
              { as: 'was', text: '$100' },
              ' → ',
              { as: 'is', text: '$120' },
            ]),
            pages: ['/a'],
          },
          change(
            ['The introduction:'],
            [
              { as: 'same', text: 'It costs {{fee}} ' },
              { as: 'gone', text: 'a day' },
              { as: 'new', text: 'a week' },
            ],
          ),
          change(['New question:'], [{ as: 'new', text: 'Who lifts it?' }]),
          { ...change(['Gone again']), isBack: true },
        ),
        file('pages/b.json', undefined, { ...change(['Taken back']), isBack: true }),
        file('pages/_facts.json', undefined, { ...change(['A new figure']), pages: ['/a', '/b'] }),
      ],
      read,
      new Map([['/a', 'Hulls']]),
    ),
  ).toBe(
    `Changes

Hulls (/a)
- “Fee” says $100 → $120
- The introduction:
    before: It costs $120 a day
    now: It costs $120 a week
- New question:
    Who lifts it?

Fees & figures
- A new figure
    Seen on “Hulls”, /b.
`,
  )
})
