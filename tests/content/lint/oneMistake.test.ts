import { describe, expect, test } from 'vitest'
import { isObject } from '../../../src/core/document/isObject.ts'
import { standardKit } from '../../../src/kits/standard/kit.ts'
import { lint } from '../../support/lintTexts.ts'
import { documents, littleSite, today } from '../../support/littleSite.ts'

type Json = { readonly [key: string]: unknown }
type MistakePlace = {
  readonly file: string
  readonly keys: readonly (string | number)[]
  readonly key: string
}

/** Every key of a document with the way to its object. */
const placesIn = (
  file: string,
  value: unknown,
  keys: readonly (string | number)[] = [],
): MistakePlace[] => {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => placesIn(file, entry, [...keys, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    { file, keys, key },
    ...placesIn(file, inner, [...keys, key]),
  ])
}

/** A document with one key of one object in it changed; the others stay where they are. */
const changed = (
  { file, keys, key }: MistakePlace,
  change: (value: unknown) => readonly [string, unknown],
): unknown => {
  const at = (value: unknown, [first, ...rest]: readonly (string | number)[]): unknown => {
    if (Array.isArray(value))
      return value.map((entry, index) => (index === first ? at(entry, rest) : entry))
    const entries = Object.entries(value as Json) // the way was read from this document
    if (first === undefined)
      return Object.fromEntries(
        entries.map(([name, inner]) => (name === key ? change(inner) : [name, inner])),
      )
    return Object.fromEntries(
      entries.map(([name, inner]) => [name, name === first ? at(inner, rest) : inner]),
    )
  }
  return at(documents[file], keys)
}

const foundIn = (file: string, value: unknown): string[] =>
  lint(standardKit, littleSite([{ file, value }]), { today }).map(
    (finding) => `${finding.file}:${finding.line} ${finding.rule} ${finding.message}`,
  )

/** Names that the author chooses, which cannot be misspelt there, only where they are referred to. */
const chosen = /\/(?:presets|preset|forms)(?:\/[^/]*)?$|\/facts$/

const places = Object.entries(documents).flatMap(([file, value]) => placesIn(file, value))

describe('lint reports exactly one finding', () => {
  test('for a misspelt key at any location', { timeout: 120_000 }, () => {
    const several = places
      .filter(({ keys }) => !chosen.test(`/${keys.join('/')}`))
      .flatMap((place) => {
        const found = foundIn(
          place.file,
          changed(place, (value) => [`${place.key}x`, value]),
        )
        return found.length === 1
          ? []
          : [`${place.file} ${[...place.keys, place.key].join('/')}: ${found.join('; ')}`]
      })
    expect(several).toEqual([])
  })

  test('for a value of the wrong type at any location', { timeout: 120_000 }, () => {
    const several = places.flatMap((place) => {
      const found = foundIn(
        place.file,
        changed(place, (value) => [place.key, typeof value === 'object' ? 'text' : { a: 1 }]),
      )
      return found.length === 1
        ? []
        : [`${place.file} ${[...place.keys, place.key].join('/')}: ${found.join('; ')}`]
    })
    expect(several).toEqual([])
  })
})
