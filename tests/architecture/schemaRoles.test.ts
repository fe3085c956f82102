import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A comparison of a schema with a shared part, or a collection keyed by schemas. Caches may be weak. */
const asks =
  /(?:[sS]chema|\bitem|\bplace) [!=]== (?:parts\.)?(?:action|any[A-Z]\w*|\w+(?:Name|Address|Schema|Value)|href|id|options|picture|presets?)\b(?!\()|(?<!Weak)(?:Map|Set)<Schema\b/

const exempt = new Set([
  'authoring/studio/text/selectionMarks.ts', // a schema of ProseMirror
  'content/changes/describe/specials.ts', // whether one place has two schemas
])

test('code checks a schema’s role instead of comparing schema objects', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.test)\.tsx?$/.test(path) &&
      !exempt.has(path) &&
      asks.test(readFileSync(join('src', path), 'utf8')),
  )
  expect(found).toEqual([])
  for (const wrong of ['schema === picture', 'list.item !== anyField', 'new Map<Schema, Kind>'])
    expect(wrong).toMatch(asks)
})
