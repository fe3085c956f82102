import type { Schema } from '../../../core/document/documentSchemas.ts'
import { forms, roleOf } from '../../../core/document/roleOf.ts'
import { type Choices, choiceAt } from '../../../core/kit/choices.ts'
import type { ValidatorError } from '../../../core/kit/Validator.ts'
import { readColor } from '../../../core/model/color/readColor.ts'
import { escapeKey } from '../../../core/model/schema/path.ts'
import { meant, meantOrCertain } from '../links/meant.ts'
import { nearest } from '../links/nearest.ts'
import { type Message, msg } from '../messages/msg.ts'
import { patterns } from '../messages/patterns.ts'
import { type NamedValue, valueData } from '../messages/values.ts'
import type { Fault } from '../types/fault.ts'
import { expectedOf, firstOf, maxAllowed } from './expectedOf.ts'

/** A fault's place: the value there, the schema it should follow, its pointer, and how messages call it. `choices` tells schemas that are chosen by the value. */
export type CheckedValue = {
  readonly choices: Choices
  readonly value: unknown
  readonly schema: Schema
  readonly pointer: string
  readonly name: NamedValue
}

const property = (schema: Schema, key: string): Schema | undefined => {
  const properties = schema['properties'] as Readonly<Record<string, Schema>> | undefined // JSON Schema's own shape
  return properties && Object.hasOwn(properties, key) ? properties[key] : undefined
}

const more = (
  { name, pointer, value }: CheckedValue,
  limit: unknown,
  what: 'least' | 'most',
): Fault => {
  const count = (value as readonly unknown[]).length // ajv says so of lists only
  return what === 'least'
    ? {
        pointer,
        message: msg('tooFewEntries', { name, count, least: Number(limit) }),
        suggestion: msg('addEntries'),
      }
    : {
        pointer,
        message: msg('tooManyEntries', { name, count, most: Number(limit) }),
        suggestion: msg('removeLastEntries'),
      }
}

/** What to do about a value of the wrong kind: what stands there is kept where it can be. */
const otherKind = (value: unknown, { type, items }: Schema): Message => {
  if (value === null) return msg('writeValueOrRemove')
  if (type === 'string' && typeof value !== 'object')
    return msg('putInQuotes', { text: JSON.stringify(String(value)) })
  if (type === 'array')
    return (items as Schema | undefined)?.['type'] === typeof value
      ? msg('wrapInList')
      : msg('writeList')
  if (type === 'boolean') return msg('writeBoolean')
  if (type === 'integer' || type === 'number') return msg('writeNumber')
  return type === 'string' ? msg('writeOneText') : msg('writeObject')
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
    message: msg('wrongType', {
      name,
      is: valueData(value),
      expected: expectedOf(choices, schema),
    }),
    ...(asNumber || asBoolean
      ? {
          suggestion: msg('writeWithoutQuotes', { value: String(value) }),
          fix: { kind: 'value' as const, value: asNumber ? Number(value) : value === 'true' },
        }
      : { suggestion: otherKind(value, schema) }),
  }
}

/** As many values are listed as anyone reads; of more, the first ones. */
const maxListed = 60
const firstListed = 24

/** All values that are allowed, where the message has room for some of them only. */
const chooseWords = (values: readonly unknown[]): Message =>
  values.length <= maxAllowed
    ? msg('chooseOne')
    : msg('valuesAre', firstOf(values.map(String), maxListed, firstListed))

const wrongChoice = ({ choices, value, schema, pointer, name }: CheckedValue): Fault => {
  const bare = (schema['enum'] as readonly unknown[]).find(
    (allowed) => typeof allowed !== 'string' && String(allowed) === value,
  )
  if (bare !== undefined)
    return {
      pointer,
      message: msg('wrongType', {
        name,
        is: valueData(value),
        expected: expectedOf(choices, schema),
      }),
      suggestion: msg('writeWithoutQuotes', { value: String(value) }),
      fix: { kind: 'value', value: bare },
    }
  const values = (schema['enum'] as readonly unknown[]).map(String)
  const near = typeof value === 'string' ? nearest(value, values) : undefined
  return {
    pointer,
    message: msg('wrongChoice', {
      name,
      is: valueData(value),
      expected: expectedOf(choices, schema),
    }),
    ...(near
      ? meantOrCertain(String(value), near, {
          kind: 'value',
          value: (schema['enum'] as readonly unknown[]).find((one) => String(one) === near),
        })
      : { suggestion: chooseWords(schema['enum'] as readonly unknown[]) }),
  }
}

const missing = (place: CheckedValue, key: string): Fault => {
  const choice = choiceAt(place.choices, place.schema)
  const at = `${place.pointer}/${escapeKey(key)}`
  const intended =
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
  if (intended)
    return {
      pointer: `${place.pointer}/${escapeKey(intended[0])}`,
      on: 'key',
      meant: at,
      message: msg('unknownKey', { name: place.name, key: intended[0] }),
      ...meantOrCertain(intended[0], key, { kind: 'key', name: key }),
    }
  if (choice)
    return {
      pointer: place.pointer,
      meant: at,
      message: msg('missingKey', { name: place.name, key }),
      suggestion: msg('addChoiceKey', {
        key,
        noun: choice.noun,
        names: Object.keys(choice.schemas),
      }),
    }
  const schema = property(place.schema, key)
  const description = String(schema?.['description'] ?? '')
  return {
    pointer: place.pointer,
    meant: at,
    message: msg('missingKey', { name: place.name, key }),
    suggestion: msg('addKey', {
      key,
      expected: schema ? expectedOf(place.choices, schema) : { kind: 'unknown' },
      description,
    }),
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
    message: msg('unknownKey', {
      name: place.name,
      key: key.length > 60 ? `${key.slice(0, 57)}…` : key,
    }),
    ...(near
      ? meantOrCertain(key, near, { kind: 'key', name: near })
      : doubled
        ? {
            suggestion: msg('removeDoubled', { doubled }),
            offers: [{ label: msg('removeKey', { key }), fix: { kind: 'remove' as const } }],
          }
        : {
            suggestion: free.length > 0 ? msg('knownKeysAre', { free }) : msg('remove'),
          }),
  }
}

/** The time of day that is meant by "9:00", "9.30" or "24:00". */
const readClock = (written: string): string | undefined => {
  const [, hours, minutes] = /^\s*(\d{1,2})[.:](\d{2})\s*$/.exec(written) ?? []
  if (hours === undefined) return undefined
  const clock = `${hours === '24' ? '00' : hours.padStart(2, '0')}:${minutes}`
  return new RegExp(forms.time).test(clock) ? clock : undefined
}

const wrongForm = ({ choices, value, pointer, name, schema }: CheckedValue): Fault => {
  const blank = typeof value === 'string' && value.trim() === ''
  const pattern = String(schema['pattern'])
  if (blank || !Object.hasOwn(patterns, pattern))
    return {
      pointer,
      message: msg('isEmpty', { name }),
      suggestion: msg('writeExpected', { expected: expectedOf(choices, schema) }),
    }
  const fault = {
    pointer,
    yields: true,
    message: msg('wrongForm', { name, text: String(value), pattern }),
  } as const
  const clock = roleOf(schema) === 'time' ? readClock(String(value)) : undefined
  if (clock !== undefined) return { ...fault, ...meant(String(value), clock) }
  const color = roleOf(schema) === 'color' ? readColor(String(value)) : undefined
  return color === undefined
    ? { ...fault, suggestion: msg('fitPattern', { pattern }) }
    : { ...fault, suggestion: msg('write', { value: color }), fix: { kind: 'value', value: color } }
}

const outOfRange = (
  keyword: string,
  { pointer, name, value }: CheckedValue,
  limit: number,
): Fault => {
  const is = valueData(value)
  if (keyword === 'maximum')
    return {
      pointer,
      message: msg('numberTooLarge', { name, is, most: limit }),
      suggestion: msg('writeSmallerNumber'),
    }
  return {
    pointer,
    message:
      keyword === 'minimum'
        ? msg('numberTooSmall', { name, is, least: limit })
        : msg('numberNotAbove', { name, is, limit }),
    suggestion: msg('writeLargerNumber'),
  }
}

/** What a place takes that takes a number or a fact. */
const wrongFigure = ({ value, pointer, name }: CheckedValue): Fault => {
  const fault = {
    pointer,
    message: msg('neitherNumberNorFact', { name, is: valueData(value) }),
  }
  const text = typeof value === 'string' ? value : ''
  if (/^-?\d+(\.\d+)?$/.test(text))
    return {
      ...fault,
      suggestion: msg('writeWithoutQuotes', { value: text }),
      fix: { kind: 'value', value: Number(text) },
    }
  const [whole, fact] = /^\{\{([^{}|]+)(?:\|[^{}]*)?\}\}$/.exec(text) ?? []
  const plain = `{{${fact?.trim()} | plain}}`
  return whole === undefined
    ? { ...fault, suggestion: msg('writeNumber') }
    : {
        ...fault,
        suggestion: msg('writePlainFact', { reference: plain }),
        fix: { kind: 'value', value: plain },
      }
}

/** Says one error of the validator in words. `place` is where it was found. */
export const explain = (error: ValidatorError, place: CheckedValue): Fault | undefined => {
  const { params } = error
  if (roleOf(place.schema) === 'figure')
    return error.keyword === 'anyOf' ? wrongFigure(place) : undefined // not each of its choices
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
      return outOfRange(error.keyword, place, Number(params['limit']))
    case 'propertyNames': {
      const key = String(params['propertyName'])
      const pattern = String((place.schema['propertyNames'] as Schema)['pattern'])
      return {
        pointer: `${place.pointer}/${escapeKey(key)}`,
        on: 'key',
        message: msg('wrongKeyName', { key, pattern }),
        suggestion: msg('fitPattern', { pattern }),
      }
    }
    default:
      return undefined // what follows from another error, such as "propertyNames" from its "pattern"
  }
}
