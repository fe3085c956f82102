import type { FromSchema } from 'json-schema-to-ts'
import { actions, id, line, text, texts } from '../../../core/document/parts.ts'
import type { BlockContent } from '../../../core/kit/BlockContent.ts'
import { asTexts, entryOf, present } from '../../../core/model/text/contentForms.ts'

export const schema = {
  type: 'object',
  title: 'Note that stands out',
  description: 'A note that stands out from the text around it.',
  required: ['type', 'kind', 'text'],
  additionalProperties: false,
  properties: {
    type: { enum: ['callout'] },
    id,
    kind: {
      enum: ['info', 'tip', 'warning', 'deadline'],
      enumDescriptions: [
        'Good to know.',
        'Advice.',
        'What goes wrong.',
        'A date that must not be missed.',
      ],
      title: 'Kind of note',
      description: 'What kind of note it is; decides its colour and sign.',
    },
    title: line('Title', 'A short title.'),
    text: text('Text', 'The note itself.'),
    items: texts('Points', 'Point', 'Points, if the note has several.'),
    actions,
  },
} as const

export type CalloutBlock = FromSchema<typeof schema>

export const knownAs = ['note', 'hint', 'warning', 'notice', 'alert', 'tip', 'important'] as const

export const region = 'aside' as const

export const content = {
  read: ({ id: name, title, text: note, items, actions: buttons }: CalloutBlock): BlockContent =>
    items
      ? { id: name, heading: title, intro: note, entries: items.map(entryOf), actions: buttons }
      : {
          id: name,
          heading: title,
          entries: note.split('\n').map(entryOf),
          isRunning: true,
          actions: buttons,
        },
  write: (said: BlockContent) => {
    const { id: name, heading, intro, note, isRunning, actions: buttons } = said
    const texts = asTexts(said)
    const head = [intro, ...(isRunning ? texts : [])].filter((one) => one !== undefined)
    const [first = '', ...points] =
      head.length > 0 ? [head.join('\n'), ...(isRunning ? [] : texts)] : texts
    return {
      type: 'callout',
      ...present({ id: name }),
      kind: 'info',
      ...present({ title: heading }),
      text: first,
      ...present({ items: [...points, ...(note === undefined ? [] : [note])], actions: buttons }),
    }
  },
}
