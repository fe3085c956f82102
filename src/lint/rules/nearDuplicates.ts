import { plainText } from '../../model/inline.ts'
import { type Path, pointerOf } from '../../model/path.ts'
import type { LintFile } from '../context.ts'
import type { Report, Rule } from '../rule.ts'
import { visibleStrings } from '../visibleStrings.ts'

/** Paragraphs shorter than this are no substance that could be repeated. In words. */
const fewest = 14
/** Words in a shingle, and the share of shingles that makes two paragraphs near-duplicates. */
const width = 4
const enough = 0.5
/** One shingle of this many serves to find candidates; all serve to compare them. */
const sample = 4

type Paragraph = { readonly file: LintFile; readonly path: Path | undefined; readonly text: string }

const wordsOf = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .match(/\{\{[^}]*\}\}|[\p{L}\p{N}]+/gu) ?? []

/** A number for each run of words (FNV-1a over their letters). */
const shinglesOf = (words: readonly string[]): Set<number> => {
  const shingles = new Set<number>()
  for (let at = 0; at + width <= words.length; at += 1) {
    let hash = 0x811c9dc5
    for (let word = at; word < at + width; word += 1) {
      const letters = words[word] ?? ''
      for (let letter = 0; letter < letters.length; letter += 1) hash = Math.imul(hash ^ letters.charCodeAt(letter), 0x01000193)
      hash = Math.imul(hash ^ 32, 0x01000193)
    }
    shingles.add(hash >>> 0)
  }
  return shingles
}

/** The share of shingles that two paragraphs have in common: 1 for the same words. */
const likeness = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let common = 0
  for (const shingle of a) if (b.has(shingle)) common += 1
  return common / (a.size + b.size - common)
}

/** The earlier paragraph that is most like one, of those that share sampled shingles with it. */
class Seen {
  private readonly paragraphs: Paragraph[] = []
  private readonly sampled = new Map<number, number[]>()

  closest(shingles: ReadonlySet<number>): Paragraph | undefined {
    const candidates = new Set<number>()
    for (const shingle of shingles) if (shingle % sample === 0) for (const place of this.sampled.get(shingle) ?? []) candidates.add(place)
    let best: Paragraph | undefined
    let most = enough
    for (const place of candidates) {
      const paragraph = this.paragraphs[place]
      const alike = paragraph ? likeness(shingles, shinglesOf(wordsOf(paragraph.text))) : 0
      if (alike < most) continue
      most = alike
      best = paragraph
    }
    return best
  }

  add(paragraph: Paragraph, shingles: ReadonlySet<number>): void {
    const place = this.paragraphs.push(paragraph) - 1
    for (const shingle of shingles) {
      if (shingle % sample !== 0) continue
      const places = this.sampled.get(shingle)
      if (!places) this.sampled.set(shingle, [place])
      else if (places.length < 20) places.push(place) // the twentieth copy of a sentence finds the first ones just as well
    }
  }
}

function* check(file: LintFile, seen: Seen): Iterable<Report> {
  for (const { text, role, path } of visibleStrings(file)) {
    if (role !== 'text' || text.length < fewest * 4) continue
    const words = wordsOf(text)
    if (words.length < fewest) continue
    const shingles = shinglesOf(words)
    const like = seen.closest(shingles)
    if (like) {
      const where = like.file === file ? `at ${pointerOf(like.path)} on the same page` : `in ${like.file.path}, at ${pointerOf(like.path)}`
      yield {
        file: file.path,
        pointer: pointerOf(path),
        message: `This paragraph is nearly the same as one ${where}.`,
        suggestion: 'Say what is particular here, or say it in one place and link to it.',
      }
    }
    seen.add({ file, path, text }, shingles)
  }
}

export const rule: Rule = {
  name: 'near-duplicates',
  severity: 'warning',
  what: 'No paragraph says nearly the same as another one of the site (half of all runs of four words).',
  why: 'Repeated text helps no reader, and search engines pick one of the pages and forget the other.',
  bad: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/-',
      value: 'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
    },
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/-',
      value: 'Before any part is ordered for your bicycle we look at it together on the stand, so you know what it will cost.',
    },
  ],
  good: [
    {
      file: 'pages/about.json',
      at: '/blocks/1/paragraphs/-',
      value: 'Before any part is ordered for your bicycle we look at it together on the stand and you hear what it will cost.',
    },
    {
      file: 'pages/index.json',
      at: '/blocks/1/paragraphs/-',
      value: 'A repair begins on the stand: we show you what is worn, name the price, and wait for your word until you have thought it over.',
    },
  ],
  *check({ files }) {
    const seen = new Seen()
    for (const file of files) yield* check(file, seen)
  },
}
