import { dialogRoute } from '../../../core/document/addresses.ts'
import { choiceInWords, choicesInWords, choicesOf } from '../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../core/document/documentSchemas.ts'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { type Role, roleOf } from '../../../core/document/roleOf.ts'
import { plainDay } from '../../../core/model/text/plainDay.ts'
import { said, type Words } from '../told.ts'
import { hasMarks, marksIn } from './marksIn.ts'
import { shownAddress, withFacts } from './sayAddress.ts'
import type { Side } from './scene.ts'
import { lower } from './subject.ts'

const addresses: ReadonlySet<Role | undefined> = new Set<Role>([
  'href',
  'newAddress',
  'pageAddress',
])

/** What a choice means, as the first sentence of its description says; a description may begin with the choice itself. */
const meaningOf = (value: unknown, schema: Schema | undefined): string | undefined => {
  const [values, meanings] = [schema?.['enum'], schema?.['enumDescriptions']]
  const meaning: unknown =
    Array.isArray(values) && Array.isArray(meanings) ? meanings[values.indexOf(value)] : undefined
  if (typeof meaning !== 'string') return undefined
  const [sentence = ''] = meaning.split(/\.(?:\s|$)/)
  const [choice, ...rest] = sentence.split(': ')
  return lower(choice === choiceInWords(value) ? rest.join(': ') : sentence)
}

/** One of a few: in the words of the panel, which are no document's and stand without quotation marks. */
const sayChoice = (
  value: unknown,
  schema: Schema | undefined,
  as: 'said' | 'was' | 'is',
): Words | undefined => {
  const values = schema?.['enum']
  if (!Array.isArray(values) || !values.includes(value)) return undefined
  const meaning = meaningOf(value, schema)
  return [{ as, text: choiceInWords(value) }, ...(meaning ? [` (${meaning})`] : [])]
}

/** Several of a few, in one piece; undefined for any other list. */
export const saySeveral = (
  value: unknown,
  schema: Schema | undefined,
  as: 'said' | 'was' | 'is' = 'said',
): Words | undefined => {
  const choices = schema && choicesOf(schema)
  if (
    !choices ||
    !Array.isArray(value) ||
    value.length === 0 ||
    !value.every((one) => choices.includes(one))
  )
    return undefined
  return [{ as, text: choicesInWords(choices, value) }]
}

const names: ReadonlySet<Role | undefined> = new Set<Role>(['fieldName', 'formerName'])

/** A word that programs go by, as people read it: a day, the name of a field, a figure by what it is, a file. */
const plainWord = (value: string, schema: Schema | undefined, side: Side): string => {
  if (names.has(roleOf(schema))) return nameInWords(value)
  if (roleOf(schema) === 'factName') return side.labelOf(value) ?? value
  return shownAddress(plainDay(value))
}

/** A single value in words: a text in quotation marks, yes and no, choices in words, with what they mean, an address with its page. */
export const sayValue = (
  value: unknown,
  schema: Schema | undefined,
  side: Side,
  as: 'said' | 'was' | 'is' = 'said',
): Words => {
  const choice = sayChoice(value, schema, as) ?? saySeveral(value, schema, as)
  if (choice) return choice
  if (value === true) return [{ as, text: 'yes' }]
  if (value === false) return [{ as, text: 'no' }]
  if (value === null) return [{ as, text: 'nothing' }]
  if (typeof value === 'number') return [{ as, text: String(value) }]
  if (typeof value === 'string' && addresses.has(roleOf(schema))) {
    const title = side.titleAt(value)
    return [
      { as, text: shownAddress(value) },
      ...(title === undefined ? [] : [' (', ...said(title), ')']),
    ]
  }
  if (typeof value === 'string' && roleOf(schema) === 'dialogName') {
    const title = side.titleAt(dialogRoute(value))
    return [
      '“',
      { as, text: value },
      '”',
      ...(title === undefined ? [] : [' (', ...said(title), ')']),
    ]
  }
  if (typeof value === 'string') {
    const words = hasMarks(schema) ? marksIn(value).words : plainWord(value, schema, side)
    return ['“', { as, text: withFacts(words, side) }, '”']
  }
  return [{ as, text: JSON.stringify(value) }]
}
