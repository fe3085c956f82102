import { expect, it } from 'vitest'
import {
  type ChangeMessage,
  changeMsg,
} from '../../../../../content/changes/messages/changeMessages.ts'
import type { MarkedText } from '../../../../../content/changes/messages/values.ts'
import type { ToldFileAnswer } from '../../../protocol/publishing.ts'
import type { ShownChange } from '../../../protocol/viewAnswers.ts'
import { asMessage } from './asMessage.ts'

const change = (message: ChangeMessage, ...lines: ChangeMessage[]): ShownChange => ({
  ...{ key: '1', kind: 'changed', file: 'pages/a.json', pointer: '', pages: [], follows: 0 },
  message,
  lines,
})
const file = (
  path: string,
  route: string | undefined,
  ...changes: ShownChange[]
): ToldFileAnswer => ({
  file: path,
  kind: 'page',
  name: 'Hulls',
  route,
  changes,
})
const text = (...marked: MarkedText) => changeMsg('markedText', { text: marked })
const read = (text: string) => text.replace('{{fee}}', '$120')

it('lists each change below its page with the text before and after', () => {
  expect(
    asMessage(
      'Changes',
      [
        file(
          'pages/a.json',
          '/a',
          {
            ...change(changeMsg('factChanged', { label: 'Fee', before: '$100', after: '$120' })),
            pages: ['/a'],
          },
          change(
            changeMsg('textRewritten', { subject: { code: 'entry', data: { title: 'Text' } } }),
            text(
              { as: 'same', text: 'It costs {{fee}} ' },
              { as: 'gone', text: 'a day' },
              { as: 'new', text: 'a week' },
            ),
          ),
          change(changeMsg('documentAdded'), text({ as: 'new', text: 'Who lifts it?' })),
          { ...change(changeMsg('draftMade')), isBack: true },
        ),
        file('pages/b.json', undefined, { ...change(changeMsg('draftMade')), isBack: true }),
        file('pages/_facts.json', undefined, {
          ...change(changeMsg('factAdded', { label: 'Fee', value: '$1' })),
          pages: ['/a', '/b'],
        }),
      ],
      read,
      new Map([['/a', 'Hulls']]),
    ),
  ).toBe(
    `Changes

Hulls (/a)
- Fee: $100 → $120
- Text, reads the same, written in another way:
    before: It costs $120 a day
    now: It costs $120 a week
- It is new:
    Who lifts it?

Fees & figures
- New figure: Fee, $1
    Seen on “Hulls”, /b.
`,
  )
})
