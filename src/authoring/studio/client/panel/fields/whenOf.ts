import { callOf } from '../../../../../content/commands/names/callOf.ts'
import { choicesInWords, choicesOf } from '../../../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../../../core/document/documentSchemas.ts'
import { isObject } from '../../../../../core/document/isObject.ts'
import type { Choices } from '../../../../../core/kit/choices.ts'
import { type FieldKind, kindOf, propertiesOf } from '../kindOf.ts'
import { isLeftOut, leftOutOf, openEndOf } from '../leftOut.ts'

/** When an entry is, in words: its days and weekdays unless it is called by them, its times, and what its schema says where it has none. Pure. */
export const whenOf = (
  choices: Choices,
  schema: Schema,
  value: unknown,
  dayInWords: (day: string) => string,
): string => {
  if (!isObject(value)) return ''
  const ofKind = (kind: FieldKind) =>
    Object.entries(propertiesOf(schema)).flatMap(([key, inner]) =>
      typeof value[key] === 'string' && kindOf(inner, choices) === kind ? [value[key]] : [],
    )
  const [days, times, leftOut] = [ofKind('date'), ofKind('time'), leftOutOf(schema)]
  const [first] = days
  const isCalledSo = days.length === 1 && first !== undefined && callOf(value) === callOf(first)
  const chosen = Object.entries(propertiesOf(schema)).flatMap(([key, inner]) => {
    const [choices, several] = [choicesOf(inner), value[key]]
    return choices && Array.isArray(several) ? [choicesInWords(choices, several)] : []
  })
  const weekdays = chosen.filter((words) => words !== callOf(value, schema))
  const lacks = leftOut && isLeftOut(leftOut, value) ? leftOut.says : ''
  return [
    isCalledSo ? '' : days.map(dayInWords).join('–'),
    openEndOf(schema, value),
    ...weekdays,
    times.join('–'),
    lacks,
  ]
    .filter(Boolean)
    .join(', ')
}
