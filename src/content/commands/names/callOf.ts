import { choicesInWords, choicesOf } from '../../../core/document/choicesInWords.ts'
import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isObject } from '../../../core/document/isObject.ts'
import { nameInWords } from '../../../core/document/nameInWords.ts'
import { roleOf } from '../../../core/document/roleOf.ts'
import { plainText } from '../../../core/model/text/inline.ts'
import { plainDay } from '../../../core/model/text/plainDay.ts'
import { askedBy } from '../../../core/model/text/unfinished.ts'

const longest = 48

/** What a thing is called by, before its first text. */
const callingKeys = ['heading', 'title', 'question', 'label', 'name', 'alt', 'rule', 'from']

export const titleOf = ({ title }: Schema): string => (typeof title === 'string' ? title : 'Entry')

/** The beginning of a text without its marks; a reference to a figure is never cut in two. */
export const shorten = (text: string): string => {
  const plain = plainDay(plainText(text).replace(/\s+/g, ' ').trim())
  return plain.length > longest
    ? `${plain
        .slice(0, longest)
        .replace(/\s+\S*$/, '')
        .replace(/\s*\{\{[^}]*$/, '')} …`
    : plain
}

const callingKey = (value: Readonly<Record<string, unknown>>) => {
  const isSaid = (name: string) =>
    typeof value[name] === 'string' && askedBy(value[name]) === undefined
  const key = callingKeys.find(isSaid)
  return key === 'from' && isSaid('text') ? 'text' : key // an announcement is known by what it says, and not by the day from which it is shown
}

/** Whether a thing has no words but a name under which it is sent, which its schema says. */
const hasOnlyName = (value: unknown, schema: Schema | undefined): boolean => {
  const key = isObject(value) ? callingKey(value) : undefined
  const properties = schema?.['properties']
  const own = key !== undefined && isObject(properties) ? properties[key] : undefined
  return isObject(own) && roleOf(own) === 'fieldName'
}

/** The words by which people tell a thing from others of its kind; none where it has no words of its own yet. A name for programs, which `schema` tells, is put in words. */
export const callOf = (value: unknown, schema?: Schema): string | undefined => {
  if (typeof value === 'string')
    return askedBy(value) === undefined ? shorten(value) || undefined : undefined
  if (Array.isArray(value)) {
    const choices = schema && choicesOf(schema)
    return choices
      ? choicesInWords(choices, value) || undefined
      : value.map((one) => callOf(one)).find((call) => call !== undefined)
  }
  if (!isObject(value)) return undefined
  const key = callingKey(value)
  if (key !== undefined)
    return hasOnlyName(value, schema)
      ? nameInWords(String(value[key]))
      : shorten(String(value[key]))
  const properties = isObject(schema?.['properties']) ? schema['properties'] : {}
  const schemaOf = (name: string) => (isObject(properties[name]) ? properties[name] : undefined)
  return Object.entries(value).flatMap(([name, entry]) =>
    name === 'type' || name === 'kind' || name === 'id'
      ? []
      : (callOf(entry, schemaOf(name)) ?? []),
  )[0]
}

/** The same in a list of such things: one that has only a name among others with words says what it is, too: "Director count (hidden value)". */
export const callAmong = (value: unknown, schema: Schema): string | undefined => {
  const call = callOf(value, schema)
  return call !== undefined && hasOnlyName(value, schema)
    ? `${call} (${titleOf(schema).toLowerCase()})`
    : call
}
