import type { Schema } from '../../../core/document/documentSchemas.ts'
import { isFigure, plainFact } from '../../../core/document/parts.ts'
import { colorPattern } from '../../../core/document/theme.ts'
import type { Choices } from '../../../core/kit/choices.ts'
import type { ValidatorError } from '../../../core/kit/Validator.ts'
import { readColor } from '../../../core/model/color/readColor.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import { meantOrCertain } from '../links/meant.ts'
import { nearest } from '../links/nearest.ts'
import { allowedWords, expectedWords, kindWords, oneOfWords, quote } from '../texts/nouns.ts'
import type { Fault } from '../types/fault.ts'
import { patterns } from './patterns.ts'

/** A fault's place: the value there, the schema it should follow, its pointer, and how messages call it. `choices` tells schemas that are chosen by the value. */
export type CheckedValue = {
  readonly choices: Choices
  readonly value: unknown
  readonly schema: Schema
  readonly pointer: string
  readonly name: string
}

const property = (schema: Schema, key: string): Schema | undefined => {
  const properties = schema['properties'] as Readonly<Record<string, Schema>> | undefined // JSON Schema's own shape
  return properties && Object.hasOwn(properties, key) ? properties[key] : undefined
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const more = (place: CheckedValue, limit: unknown, what: 'least' | 'most'): Fault => {
  const length = (place.value as readonly unknown[]).length // ajv says so of lists only
  const end =
    what === 'least'
      ? `it needs at least ${count(Number(limit), 'entry').replace('entrys', 'entries')}`
      : `at most ${limit} are possible`
  return {
    pointer: place.pointer,
    message: `${place.name} has ${count(length, 'entry').replace('entrys', 'entries')}; ${end}.`,
    suggestion:
      what === 'least'
        ? 'Add entries, or leave the key out where it may be missing.'
        : 'Remove the last ones.',
  }
}

/** What to do about a value of the wrong kind: what stands there is kept where it can be. */
const otherKind = (value: unknown, { type, items }: Schema): string => {
  if (value === null) return 'Write a value in its place, or take the key out.'
  if (type === 'string' && typeof value !== 'object')
    return `Put it in quotes: ${JSON.stringify(String(value))}.`
  if (type === 'array')
    return (items as Schema | undefined)?.['type'] === typeof value
      ? 'Put [ ] around it.'
      : 'Write [ ] in its place, with entries in it.'
  if (type === 'boolean') return 'Write true or false.'
  if (type === 'integer' || type === 'number') return 'Write the figure alone.'
  return type === 'string'
    ? 'Write one text in its place.'
    : 'Write { } in its place, with keys and values in it.'
}

/** What follows "such as" in words on a form. */
const likeExample = (words: string | undefined): string => {
  const example = /such as ("[^"]+")/.exec(words ?? '')?.[1]
  return example ? `Write it like ${example}.` : 'Take out what does not fit.'
}

const wrongType = (place: CheckedValue): Fault => {
  const { choices, value, schema, pointer, name } = place
  const asNumber =
    (schema['type'] === 'number' || schema['type'] === 'integer') &&
    typeof value === 'string' &&
    /^-?\d+(\.\d+)?$/.test(value)
  const asBoolean = schema['type'] === 'boolean' && (value === 'true' || value === 'false')
  return {
    pointer,
    message: `${name} is ${kindWords(value)}; it must be ${expectedWords(choices, schema)}.`,
    ...(asNumber || asBoolean
      ? {
          suggestion: `Write ${value} without quotes.`,
          fix: { kind: 'value' as const, value: asNumber ? Number(value) : value === 'true' },
        }
      : { suggestion: otherKind(value, schema) }),
  }
}

/** All values that are allowed, where the message has room for some of them only; where they are more than anybody reads in one line, the first of them. */
const maxListed = 60
const firstListed = 24

const chooseWords = (values: readonly unknown[]): string => {
  if (allowedWords(values, 8) === allowedWords(values, values.length)) return 'Choose one of them.'
  const all =
    values.length > maxListed
      ? `${values.slice(0, firstListed).join(', ')} and ${values.length - firstListed} more, which an editor offers`
      : oneOfWords(values.map(String), 'and')
  return `There are ${all}.`
}

const wrongChoice = ({ choices, value, schema, pointer, name }: CheckedValue): Fault => {
  const bare = (schema['enum'] as readonly unknown[]).find(
    (allowed) => typeof allowed !== 'string' && String(allowed) === value,
  )
  if (bare !== undefined)
    return {
      pointer,
      message: `${name} is ${kindWords(value)}; it must be ${expectedWords(choices, schema)}.`,
      suggestion: `Write ${value} without quotes.`,
      fix: { kind: 'value', value: bare },
    }
  const values = (schema['enum'] as readonly unknown[]).map(String)
  const near = typeof value === 'string' ? nearest(value, values) : undefined
  return {
    pointer,
    message: `${name} is ${typeof value === 'string' ? quote(value) : kindWords(value)}; it must be ${expectedWords(choices, schema)}.`,
    ...(near
      ? meantOrCertain(String(value), near, {
          kind: 'value',
          value: (schema['enum'] as readonly unknown[]).find((one) => String(one) === near),
        })
      : { suggestion: chooseWords(schema['enum'] as readonly unknown[]) }),
  }
}

const missing = (place: CheckedValue, key: string): Fault => {
  const choice = place.choices.get(place.schema)
  const at = `${place.pointer}/${escapeKey(key)}`
  const meant =
    choice &&
    Object.entries(place.value as object).find(
      ([name, value]) =>
        typeof value === 'string' &&
        Object.hasOwn(choice.schemas, value) &&
        (nearest(name, [key]) ||
          !Object.hasOwn(
            (choice.schemas[value]?.['properties'] as object | undefined) ?? {},
            name,
          )), // JSON Schema's own shape
    )
  if (meant)
    return {
      pointer: `${place.pointer}/${escapeKey(meant[0])}`,
      on: 'key',
      meant: at,
      message: `${place.name} knows no "${meant[0]}".`,
      ...meantOrCertain(meant[0], key, { kind: 'key', name: key }),
    }
  if (choice)
    return {
      pointer: place.pointer,
      meant: at,
      message: `${place.name} has no "${key}".`,
      suggestion: `Add "${key}": it says which ${choice.noun} this is, ${oneOfWords(Object.keys(choice.schemas))}.`,
    }
  const schema = property(place.schema, key)
  const description = String(schema?.['description'] ?? '')
  return {
    pointer: place.pointer,
    meant: at,
    message: `${place.name} has no "${key}".`,
    suggestion: `Add "${key}": ${schema ? expectedWords(place.choices, schema) : '…'}.${description ? ` ${description}` : ''}`,
  }
}

const unknown = (place: CheckedValue, key: string): Fault => {
  const known = Object.keys((place.schema['properties'] as object | undefined) ?? {})
  const isThere = (name: string) => Object.hasOwn(place.value as object, name)
  const free = known.filter((name) => !isThere(name))
  const near = nearest(key, free)
  const doubled =
    near === undefined
      ? nearest(
          key,
          known.filter((name) => name !== key && isThere(name)),
        )
      : undefined
  return {
    pointer: `${place.pointer}/${escapeKey(key)}`,
    on: 'key',
    ...(near ? { meant: `${place.pointer}/${escapeKey(near)}` } : {}),
    message: `${place.name} knows no "${key.length > 60 ? `${key.slice(0, 57)}…` : key}".`,
    ...(near
      ? meantOrCertain(key, near, { kind: 'key', name: near })
      : doubled
        ? {
            suggestion: `"${doubled}" is there already; remove this one.`,
            offers: [{ label: `Remove "${key}"`, fix: { kind: 'remove' as const } }],
          }
        : {
            suggestion:
              free.length > 0
                ? `It takes ${oneOfWords(free.slice(0, 24), 'and')} besides what is there.`
                : 'Remove it.',
          }),
  }
}

const wrongForm = ({ choices, value, pointer, name, schema }: CheckedValue): Fault => {
  const blank = typeof value === 'string' && value.trim() === ''
  const words = patterns[String(schema['pattern'])]
  if (blank || !words)
    return {
      pointer,
      message: `${name} is empty.`,
      suggestion: `Write ${expectedWords(choices, schema)}.`,
    }
  const fault = {
    pointer,
    yields: true,
    message: `${name} is ${quote(String(value))}; it must be ${words}.`,
  } as const
  const color = schema['pattern'] === colorPattern ? readColor(String(value)) : undefined
  return color === undefined
    ? { ...fault, suggestion: likeExample(words) }
    : { ...fault, suggestion: `Write "${color}".`, fix: { kind: 'value', value: color } }
}

/** What a place takes that takes a number or a fact. */
const wrongFigure = ({ value, pointer, name }: CheckedValue): Fault => {
  const fault = {
    pointer,
    message: `${name} is ${kindWords(value)}; it must be a number without quotes, or ${patterns[plainFact.pattern]}.`,
  }
  const text = typeof value === 'string' ? value : ''
  if (/^-?\d+(\.\d+)?$/.test(text))
    return {
      ...fault,
      suggestion: `Write ${text} without quotes.`,
      fix: { kind: 'value', value: Number(text) },
    }
  const [whole, fact] = /^\{\{([^{}|]+)(?:\|[^{}]*)?\}\}$/.exec(text) ?? []
  const plain = `{{${fact?.trim()} | plain}}`
  return whole === undefined
    ? { ...fault, suggestion: 'Write the figure alone.' }
    : {
        ...fault,
        suggestion: `Write "${plain}": the number without its sign and unit.`,
        fix: { kind: 'value', value: plain },
      }
}

/** Says one error of the validator in words. `place` is where it was found. */
export const explain = (error: ValidatorError, place: CheckedValue): Fault | undefined => {
  const { params } = error
  if (isFigure(place.schema)) return error.keyword === 'anyOf' ? wrongFigure(place) : undefined // not each of its choices
  switch (error.keyword) {
    case 'required':
      return missing(place, String(params['missingProperty']))
    case 'additionalProperties':
      return unknown(place, String(params['additionalProperty']))
    case 'type':
      return wrongType(place)
    case 'enum':
      return wrongChoice(place)
    case 'pattern':
    case 'minLength':
      return wrongForm(place)
    case 'minItems':
      return more(place, params['limit'], 'least')
    case 'maxItems':
      return more(place, params['limit'], 'most')
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return {
        pointer: place.pointer,
        suggestion: error.keyword === 'maximum' ? 'Write a smaller one.' : 'Write a larger one.',
        message: `${place.name} is ${kindWords(place.value)}; it must be ${params['comparison'] === '>' ? 'more than' : error.keyword === 'maximum' ? 'at most' : 'at least'} ${params['limit']}.`,
      }
    case 'propertyNames': {
      const key = String(params['propertyName'])
      const words = patterns[String((place.schema['propertyNames'] as Schema)['pattern'])]
      return {
        pointer: `${place.pointer}/${escapeKey(key)}`,
        on: 'key',
        message: `The name "${key}" does not fit; it must be ${words ?? 'another'}.`,
        suggestion: likeExample(words),
      }
    }
    default:
      return undefined // what follows from another error, such as "propertyNames" from its "pattern"
  }
}
