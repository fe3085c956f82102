import { indexJson, offsetInString, type Span } from '../../src/content/lint/positions/indexJson.ts'
import { removal } from '../../src/content/lint/positions/removal.ts'
import { documentSchemas, type Schema } from '../../src/core/document/documentSchemas.ts'
import { isObject } from '../../src/core/document/isObject.ts'
import { action, href } from '../../src/core/document/parts.ts'
import { placeOf, type SourceFile } from '../../src/core/document/sources.ts'
import { reference } from '../../src/core/model/figures/interpolate.ts'
import { escapeKey, pointerOf } from '../../src/core/model/schema/path.ts'
import { walkSchema } from '../../src/core/model/schema/walkSchema.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { pick } from './random.ts'

/** One harmful change of a document: the text with it, and the offsets between which it must be noticed. */
export type Mutation = {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly what: string
}
type MutationPlace = {
  readonly pointer: string
  readonly value: unknown
  readonly schema: Schema
  readonly span: Span
}
type Kind = (
  places: readonly MutationPlace[],
  text: string,
  random: () => number,
) => Mutation | undefined

const edit = (text: string, start: number, end: number, put: string, what: string): Mutation => ({
  text: text.slice(0, start) + put + text.slice(end),
  from: start,
  to: start + put.length,
  what,
})

/** A word with one letter doubled or changed, never the same word in other capitals. */
const misspell = (word: string, random: () => number): string => {
  const at = Math.floor(random() * word.length)
  const letter =
    pick(
      [...'qxzjkw'].filter((other) => other !== word[at]?.toLowerCase()),
      random,
    ) ?? 'q'
  return word.slice(0, at) + letter + word.slice(at + (random() < 0.5 ? 1 : 0))
}

const required = ({ schema, value }: MutationPlace): string[] =>
  isObject(value)
    ? ((schema['required'] as readonly string[] | undefined) ?? []).filter((key) =>
        Object.hasOwn(value, key),
      )
    : []

/** Keys whose schema is fixed: those of `presets`, `forms` and `facts` are the author's own. */
const knownKeys = ({ schema, value }: MutationPlace): string[] =>
  isObject(value) && schema['additionalProperties'] === false ? Object.keys(value) : []

const another: Readonly<Record<string, string>> = {
  string: '12',
  number: '"twelve"',
  boolean: '"yes"',
  object: '"nothing"',
  array: '{}',
}
const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

const strings = (places: readonly MutationPlace[]) =>
  places.filter(
    (place): place is MutationPlace & { value: string } => typeof place.value === 'string',
  )

export const kinds: Readonly<Record<string, Kind>> = {
  'a required key dropped': (places, text, random) => {
    const place = pick(
      places.filter((one) => required(one).length > 0),
      random,
    )
    const key = place && pick(required(place), random)
    const span =
      key === undefined
        ? undefined
        : places.find(({ pointer }) => pointer === `${place?.pointer}/${escapeKey(key)}`)?.span
    if (!place || !span) return undefined
    const { offset, length } = removal(text, span)
    return {
      ...edit(text, offset, offset + length, '', `${place.pointer} without ${key}`),
      from: place.span.start,
      to: place.span.end - length,
    }
  },
  'a key misspelt': (places, text, random) => {
    const place = pick(
      places.filter((one) => knownKeys(one).length > 0),
      random,
    )
    const key = place && pick(knownKeys(place), random)
    const span =
      key === undefined
        ? undefined
        : places.find(({ pointer }) => pointer === `${place?.pointer}/${escapeKey(key)}`)?.span.key
    return key && span
      ? edit(
          text,
          span.start,
          span.end,
          JSON.stringify(misspell(key, random)),
          `key ${key} of ${place?.pointer}`,
        )
      : undefined
  },
  'a value of another kind': (places, text, random) => {
    const place = pick(
      places.filter(({ pointer }) => pointer !== ''),
      random,
    )
    return (
      place &&
      edit(
        text,
        place.span.start,
        place.span.end,
        another[typeOf(place.value)] ?? 'null',
        `kind of ${place.pointer}`,
      )
    )
  },
  'a value that is not allowed': (places, text, random) => {
    const place = pick(
      strings(places).filter(
        ({ schema, pointer }) => schema['enum'] || /\/(type|kind)$/.test(pointer),
      ),
      random,
    )
    return (
      place &&
      edit(
        text,
        place.span.start,
        place.span.end,
        JSON.stringify(misspell(place.value, random)),
        `value ${place.value} of ${place.pointer}`,
      )
    )
  },
  'an empty text': (places, text, random) => {
    const place = pick(
      strings(places).filter(({ schema }) => schema['pattern'] === '\\S'),
      random,
    )
    return (
      place &&
      edit(
        text,
        place.span.start,
        place.span.end,
        pick(['""', '" "', '"\\n"'], random) ?? '""',
        `empty ${place.pointer}`,
      )
    )
  },
  'a link broken': (places, text, random) => {
    const place = pick(
      strings(places).filter(
        ({ schema, value }) =>
          (schema === href || schema['pattern'] === '^/') && /^\/[^/]/.test(value),
      ),
      random,
    )
    return (
      place &&
      edit(
        text,
        place.span.end - 1,
        place.span.end - 1,
        pick(['zq', '/', '.html', '#nowhere', '?/../zq'].slice(0, 4), random) ?? 'zq',
        `link ${place.value}`,
      )
    )
  },
  'an address that runs a script': (places, text, random) => {
    const place = pick(
      strings(places).filter(({ schema }) => schema === href),
      random,
    )
    const put = pick(
      [
        'javascript:alert(1)',
        'JavaScript:alert(1)',
        'data:text/html,x',
        'vbscript:x',
        '//evil.example/x',
        '/\\\\evil.example',
        ' https://a.example',
      ],
      random,
    )
    return (
      place &&
      edit(text, place.span.start, place.span.end, `"${put}"`, `address of ${place.pointer}`)
    )
  },
  'a link in a text broken': (places, text, random) => {
    const place = pick(
      strings(places).filter(
        ({ schema, value }) => schema['contentMediaType'] && /\]\(\/[a-z]/.test(value),
      ),
      random,
    )
    const index = place?.value.indexOf('](/') ?? 0
    const at = place && offsetInString(text, place.span.start, index + 3)
    return at === undefined ? undefined : edit(text, at, at, 'zq', `link in ${place?.pointer}`)
  },
  'a fact misspelt': (places, text, random) => {
    const place = pick(
      strings(places).filter(({ value }) => value.includes('{{')),
      random,
    )
    const match = place && pick([...place.value.matchAll(reference)], random)
    if (!place || !match) return undefined
    const start = offsetInString(
      text,
      place.span.start,
      match.index + match[0].indexOf(match[1] ?? ''),
    )
    return edit(
      text,
      start,
      start + (match[1]?.length ?? 0),
      misspell(match[1] ?? '', random),
      `fact ${match[1]}`,
    )
  },
  'a dialog misspelt': (places, text, random) => {
    const place = pick(
      strings(places).filter(
        ({ pointer }) =>
          pointer.endsWith('/dialog') &&
          places.some((one) => `${one.pointer}/dialog` === pointer && one.schema === action),
      ),
      random,
    )
    return (
      place &&
      edit(
        text,
        place.span.start,
        place.span.end,
        JSON.stringify(misspell(place.value, random)),
        `dialog ${place.value}`,
      )
    )
  },
  'an id doubled': (places, text, random) => {
    const ids = strings(places).filter(
      ({ pointer }) => pointer.endsWith('/id') && pointer.startsWith('/blocks/'),
    )
    const [first] = ids
    const second = pick(ids.slice(1), random)
    return (
      first &&
      second &&
      edit(
        text,
        second.span.start,
        second.span.end,
        JSON.stringify(first.value),
        `id ${second.value}`,
      )
    )
  },
  'a key doubled': (places, text, random) => {
    const place = pick(
      places.filter(({ span }) => span.key),
      random,
    )
    const key = place?.span.key
    if (!place || !key) return undefined
    const copy = `, ${text.slice(key.start, key.end)}: null`
    return edit(text, place.span.end, place.span.end, copy, `key ${place.pointer} twice`)
  },
  'a cell dropped': (places, text, random) => {
    const place = pick(
      places.filter(
        ({ pointer, value }) =>
          /\/rows\/\d+$/.test(pointer) && Array.isArray(value) && value.length > 1,
      ),
      random,
    )
    const last =
      place && Array.isArray(place.value)
        ? places.find(
            ({ pointer }) =>
              pointer === `${place.pointer}/${(place.value as unknown[]).length - 1}`,
          )
        : undefined
    if (!place || !last) return undefined
    const { offset, length } = removal(text, last.span)
    return {
      ...edit(text, offset, offset + length, '', `cell of ${place.pointer}`),
      from: place.span.start,
      to: place.span.end - length,
    }
  },
}

/** Every value of a document with its schema and its place in the text. */
export const placesOf = ({ path, text }: SourceFile): MutationPlace[] => {
  const kind = placeOf(path)?.kind
  if (!kind) return []
  const spans = indexJson(text)
  const places: MutationPlace[] = []
  walkSchema(
    standardKit.choices,
    JSON.parse(text),
    documentSchemas[kind],
    (value, schema, path) => {
      const pointer = pointerOf(path)
      const span = spans.get(pointer)
      if (span) places.push({ pointer, value, schema, span })
    },
  )
  return places
}

/** Some bytes of a text lost, changed or put in. */
export const damage = (text: string, random: () => number): Mutation => {
  const at = Math.floor(random() * text.length)
  const put =
    pick(
      [
        '',
        '',
        '"',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '\\',
        '\0',
        '\u0007',
        '\ufffd',
        '\n',
        "'",
        '//',
        '\ud800',
        'x',
      ],
      random,
    ) ?? ''
  return edit(
    text,
    at,
    at + (random() < 0.7 ? 1 : 0),
    put,
    `${JSON.stringify(text[at])} at ${at} becomes ${JSON.stringify(put)}`,
  )
}
