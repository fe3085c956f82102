import { isObject } from '../../../core/document/isObject.ts'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { said, type Words } from '../told.ts'
import type { Side } from './scene.ts'

/** The field of a dialog that an answer is filled into, by its label. */
export const sayField = (dialog: unknown, name: string, side: Side): Words =>
  said(
    (typeof dialog === 'string' ? side.asks(dialog) : []).find((field) => field.name === name)
      ?.label ?? nameInWords(name),
  )

/** An answer that is filled in: a choice by its label, anything else as it is written. What can be no answer is told whole; lint says so there. */
export const sayAnswer = (
  dialog: unknown,
  name: string,
  value: unknown,
  side: Side,
  as: 'was' | 'is',
): Words => {
  const field = (typeof dialog === 'string' ? side.asks(dialog) : []).find(
    (one) => one.name === name,
  )
  const written =
    typeof value === 'object' ? JSON.stringify(value).replaceAll('\\n', ' ') : String(value)
  return [
    '“',
    { as, text: field?.options.find((option) => option.value === value)?.label ?? written },
    '”',
  ]
}

/** What is filled into a dialog in advance, a line for each field. */
export const presetLines = (
  preset: unknown,
  dialog: unknown,
  side: Side,
  as: 'was' | 'is',
): Words[] =>
  Object.entries(isObject(preset) ? preset : {}).map(([name, value]) => [
    'Filled in, ',
    ...sayField(dialog, name, side),
    ': ',
    ...sayAnswer(dialog, name, value, side, as),
  ])
