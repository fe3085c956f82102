import { describe, expect, it, test } from 'vitest'
import { documentSchemas, type Schema } from '../../../src/core/document/documentSchemas.ts'
import { isObject } from '../../../src/core/document/isObject.ts'
import { dayKeys, isoDate } from '../../../src/core/document/parts.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'

const longest = 30

type Named = { readonly at: string; readonly schema: Schema }

/** What stands under each name in an object, and what one entry of a list or of a record is. */
const inside = ({
  at,
  schema,
}: Named): { readonly keys: readonly Named[]; readonly entries: readonly Named[] } => ({
  keys: Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>).map(
    ([key, own]) => ({ at: `${at}/${key}`, schema: own }),
  ), // JSON Schema's own shape
  entries: [schema['items'], schema['additionalProperties']].flatMap((own) =>
    isObject(own) ? [{ at: `${at}/*`, schema: own }] : [],
  ),
})

const sayWrong = ({ at, schema: { title } }: Named): string[] => {
  if (typeof title !== 'string' || title.trim() === '') return [`${at} has no title`]
  return [
    ...(title.length > longest ? [`${at}: "${title}" has more than ${longest} characters`] : []),
    ...(/[.:;,!?…\s]$/.test(title) ? [`${at}: "${title}" ends in a stop`] : []),
    ...(/^[^A-Z]/.test(title) ? [`${at}: "${title}" does not begin with a capital`] : []),
    ...(/[a-z][A-Z]|[_{}<>]/.test(title) ? [`${at}: "${title}" is a name of programmers`] : []),
  ]
}

const sayTwins = (together: readonly Named[]): string[] =>
  together.flatMap(({ at, schema: { title } }, index) => {
    const first = together.findIndex(
      (other) => String(other.schema['title']).toLowerCase() === String(title).toLowerCase(),
    )
    return title === undefined || first === index
      ? []
      : [`${at} is called "${String(title)}" like ${together[first]?.at}`]
  })

/** All that is wrong with the titles of a schema and of what it holds. */
const faultsIn = (named: Named): string[] => {
  const { keys, entries } = inside(named)
  return [...sayWrong(named), ...sayTwins(keys), ...[...keys, ...entries].flatMap(faultsIn)]
}

const sets: Record<string, Readonly<Record<string, Schema>>> = {
  documents: documentSchemas,
  ...Object.fromEntries(
    [...standardKit.choices.values()].map(({ name, schemas }) => [name, schemas]),
  ),
}

describe.each(Object.entries(sets))('schema titles of the %s', (_name, schemas) => {
  test.each(Object.entries(schemas))(
    'are present and well-formed in %s and all its properties',
    (at, schema) => {
      expect(faultsIn({ at, schema })).toEqual([])
    },
  )
  it('are unique', () => {
    expect(sayTwins(Object.entries(schemas).map(([at, schema]) => ({ at, schema })))).toEqual([])
  })
})

/** What tells a description for authors from one for programs: paths of files, JSON, and keys between quotation marks that fields beside it have. */
const machineWords = ({ at, schema }: Named, keys: readonly string[]): string[] => {
  const { description } = schema
  if (typeof description !== 'string') return []
  const named = keys.filter((key) => description.includes(`"${key}"`))
  return [
    ...(/\bpages\/|\bJSON\b|[[{]"/.test(description)
      ? [`${at} speaks of files: ${description}`]
      : []),
    ...(named.length > 0 ? [`${at} names keys (${named.join(', ')}): ${description}`] : []),
  ]
}

const machineWordsIn = (named: Named, around: readonly string[] = []): string[] => {
  const { keys, entries } = inside(named)
  const own = Object.keys((named.schema['properties'] ?? {}) as Readonly<Record<string, Schema>>) // as above
  const known = [...own.filter((key) => !isExampleToo.has(key)), ...around]
  return [
    ...machineWords(named, known),
    ...[...keys, ...entries].flatMap((inner) => machineWordsIn(inner, known)),
  ]
}
/** Keys that are also values that an author chooses or words that a page says, as in "from 45". */
const isExampleToo: ReadonlySet<string> = new Set(['from', 'all', 'optional', 'required'])

describe.each(Object.entries(sets))('schema descriptions of the %s', (_name, schemas) => {
  // What the studio and a command write themselves, nobody is asked for.
  const asked = Object.entries(schemas).filter(([name]) => name !== 'translations')
  test.each(asked)('contain no paths, JSON or property keys: %s', (at, schema) => {
    expect(machineWordsIn({ at, schema })).toEqual([])
  })
})

test('the check rejects a schema description with file paths, JSON or property keys', () => {
  const schema = {
    description: 'A bell in pages/bells.',
    properties: {
      tone: { description: 'See "rung" below.' },
      rung: { description: 'Such as ["ding"].' },
      name: { description: 'Such as "Big Ben".' },
    },
  }
  expect(machineWordsIn({ at: 'bell', schema })).toEqual([
    'bell speaks of files: A bell in pages/bells.',
    'bell/tone names keys (rung): See "rung" below.',
    'bell/rung speaks of files: Such as ["ding"].',
  ])
})

test('the check rejects missing, long, punctuated, duplicate and camel-case schema titles', () => {
  const line = (title?: string) => ({ type: 'string', ...(title === undefined ? {} : { title }) })
  const schema = {
    title: 'Bell.',
    properties: {
      a: line(),
      b: { type: 'array', title: 'Tones', items: line('firstTone') },
      c: {
        type: 'object',
        title: 'tones',
        additionalProperties: line('What the bell says when it is rung'),
      },
    },
  }
  expect(faultsIn({ at: 'bell', schema })).toEqual([
    'bell: "Bell." ends in a stop',
    'bell/c is called "tones" like bell/b',
    'bell/a has no title',
    'bell/b/*: "firstTone" does not begin with a capital',
    'bell/b/*: "firstTone" is a name of programmers',
    'bell/c: "tones" does not begin with a capital',
    'bell/c/*: "What the bell says when it is rung" has more than 30 characters',
  ])
})

/** The keys under which days stand in a schema and in what it holds. */
const daysIn = (named: Named): string[] => {
  const { keys, entries } = inside(named)
  return [
    ...(named.schema['pattern'] === isoDate('', '').pattern
      ? [named.at.split('/').at(-1) ?? '']
      : []),
    ...[...keys, ...entries].flatMap(daysIn),
  ]
}

test('the dates rule checks exactly the keys under which schemas hold dates', () => {
  const all = Object.values(sets).flatMap((schemas) =>
    Object.entries(schemas).flatMap(([at, schema]) => daysIn({ at, schema })),
  )
  expect(new Set(all)).toEqual(dayKeys)
})
