import { describe, expect, test } from 'vitest'
import { readSite } from '../src/files/readSite.ts'
import type { Finding } from '../src/lint/finding.ts'
import { lint } from '../src/lint/lint.ts'
import { indexJson } from '../src/lint/positions/indexJson.ts'
import { lineAndColumn, lineStarts } from '../src/lint/positions/lineIndex.ts'
import { rememberNotes } from '../src/lint/rememberNotes.ts'
import type { SourceFile } from '../src/model/sources.ts'
import { damage, kinds, type Mutation, placesOf } from './support/mutations.ts'
import { pick, randomOf } from './support/random.ts'

const rounds = process.env['LONG'] ? 2000 : 300
const sources = readSite('.')
/** Checks only what has changed; the rest is remembered. */
const cache = rememberNotes()

const lintWith = (file: SourceFile, text: string): Finding[] =>
  lint({ ...sources, files: sources.files.map((other) => (other === file ? { ...file, text } : other)) }, { cache })

const keyOf = ({ file, rule, pointer, message }: Finding) => `${file} ${rule} ${pointer} ${message}`
const before = new Set(lint(sources, { cache }).map(keyOf))

/** The findings that a change has brought. */
const broughtBy = (file: SourceFile, { text }: Mutation): Finding[] => lintWith(file, text).filter((finding) => !before.has(keyOf(finding)))

const lineOf = (text: string, offset: number) => lineAndColumn(lineStarts(text), offset).line

const isPlaced =
  (file: SourceFile, { text, from, to }: Mutation) =>
  (finding: Finding) =>
    finding.file === file.path && finding.severity === 'error' && finding.line >= lineOf(text, from) && finding.line <= lineOf(text, to)

const perKind = Math.ceil((rounds * 0.7) / Object.keys(kinds).length)

describe.each(Object.entries(kinds))('%s', (name, mutate) => {
  test(`is found on its line, ${perKind} times in any document`, () => {
    const random = randomOf(name.length * 7919)
    const missed: string[] = []
    let made = 0
    for (let tries = 0; made < perKind && tries < perKind * 40; tries += 1) {
      const file = pick(sources.files, random)
      const mutation = file && mutate(placesOf(file), file.text, random)
      if (!file || !mutation) continue
      made += 1
      const found = broughtBy(file, mutation)
      if (!found.some(isPlaced(file, mutation))) {
        missed.push(
          `${file.path}: ${mutation.what}, line ${lineOf(mutation.text, mutation.from)}: ${found.map(({ line, message }) => `${line} ${message}`).join('; ') || 'nothing found'}`,
        )
      }
    }
    expect(missed).toEqual([])
    expect(made).toBe(perKind)
  })
})

/** The lines on which a bracket opens that is open at an offset, or closes there. */
const openedAround = (text: string, offset: number): number[] =>
  [...indexJson(text).values()]
    .filter(({ start, end }) => '[{'.includes(text[start] ?? '') && start <= offset && offset <= end)
    .map(({ start }) => lineOf(text, start))

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('damaged bytes', () => {
  const count = rounds - perKind * Object.keys(kinds).length
  test(`are found on their line, the next one, or where a bracket was opened, ${count} times in any document`, () => {
    const random = randomOf(20_251)
    const missed: string[] = []
    let made = 0
    while (made < count) {
      const file = pick(sources.files, random)
      const mutation = file && damage(file.text, random)
      if (!file || !mutation || isJson(mutation.text)) continue
      made += 1
      const found = broughtBy(file, mutation).filter((finding) => finding.file === file.path)
      const line = lineOf(file.text, mutation.from)
      const right = new Set([line - 1, line, line + 1, ...openedAround(file.text, mutation.from)])
      if (found.length !== 1 || !right.has(found[0]?.line ?? 0))
        missed.push(`${file.path}:${line} ${mutation.what}: ${found.map((one) => `${one.line} ${one.message}`).join('; ') || 'nothing found'}`)
    }
    expect(missed).toEqual([])
  })
})
