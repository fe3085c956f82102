import { pointerOf } from '../../model/path.ts'
import { byStanding, copyOf } from '../byStanding.ts'
import type { KnownFile } from '../context.ts'
import { paragraphsOf } from '../paragraphsOf.ts'
import type { Report, Rule } from '../rule.ts'
import { fewestInCommon, likeness, shinglesOf } from '../shingles.ts'
import { endOfDocument, readSketches } from '../sketches.ts'

/** The share of common shingles that makes two paragraphs near-duplicates. */
const enough = 0.5

/** A paragraph by its number among those of its document, and its shingles once they have been needed. */
type Paragraph = { readonly file: KnownFile; readonly index: number; shingles?: ReadonlySet<number> }

const placed = ({ file, index }: Paragraph) => paragraphsOf(file)[index]

const shinglesIn = (paragraph: Paragraph): ReadonlySet<number> => {
  paragraph.shingles ??= shinglesOf(placed(paragraph)?.text ?? '')
  return paragraph.shingles
}

/**
 * Tells which numbers stand more than once in a row. It takes one for another where they end alike, a few of a hundred,
 * which costs a closer look: among millions it is much faster than a table of all.
 */
class Repeated {
  /** Two bits for a number: 0, 1, or 2 for more. */
  private readonly counts: Int32Array
  constructor(row: Int32Array) {
    this.counts = new Int32Array(2 ** Math.ceil(Math.log2(row.length + 1)))
    for (let at = 0; at < row.length; at += 1) this.add(row[at] ?? 0)
  }
  has(number: number): boolean {
    return (((this.counts[this.placeOf(number)] ?? 0) >>> (2 * (number & 15) + 1)) & 1) === 1
  }
  private placeOf(number: number): number {
    return (number >>> 4) & (this.counts.length - 1)
  }
  private add(number: number): void {
    if (number < 0) return
    const place = this.placeOf(number)
    const before = this.counts[place] ?? 0
    const shift = 2 * (number & 15)
    if (((before >>> shift) & 3) < 2) this.counts[place] = before + (1 << shift)
  }
}

type Candidate = Paragraph & { readonly numbers: readonly number[] }

/** The paragraphs that have enough numbers in common with others, with these numbers. */
const candidatesIn = (files: readonly KnownFile[]): Candidate[] => {
  const row = readSketches(files.map(({ summary }) => summary.paragraphs))
  const repeated = new Repeated(row)
  const candidates: Candidate[] = []
  let [document, index] = [0, 0]
  let numbers: number[] = []
  for (let at = 0; at < row.length; at += 1) {
    const number = row[at] ?? 0
    if (number >= 0) {
      if (repeated.has(number)) numbers.push(number)
      continue
    }
    const file = files[document]
    if (file && numbers.length >= fewestInCommon) candidates.push({ file, index, numbers })
    if (numbers.length > 0) numbers = []
    index = number === endOfDocument ? 0 : index + 1
    document += number === endOfDocument ? 1 : 0
  }
  return candidates
}

/** The paragraphs so far, by the numbers of their sketches. */
class Seen {
  private readonly byNumber = new Map<number, Candidate[]>()

  /** The earlier paragraph that is most like one, if any is like enough. */
  closest(paragraph: Candidate): Paragraph | undefined {
    let best: Paragraph | undefined
    let most = enough
    const common = new Map<Paragraph, number>()
    for (const number of paragraph.numbers) for (const other of this.byNumber.get(number) ?? []) common.set(other, (common.get(other) ?? 0) + 1)
    for (const [other, count] of common) {
      if (count < fewestInCommon) continue
      const alike = likeness(shinglesIn(paragraph), shinglesIn(other))
      if (alike < most || (alike === most && best)) continue
      most = alike
      best = other
    }
    return best
  }

  add(paragraph: Candidate): void {
    for (const number of paragraph.numbers) {
      const paragraphs = this.byNumber.get(number)
      if (!paragraphs) this.byNumber.set(number, [paragraph])
      else if (paragraphs.length < 20) paragraphs.push(paragraph) // the twentieth copy of a sentence finds the first ones just as well
    }
  }
}

const report = (paragraph: Paragraph, like: Paragraph): Report => {
  const at = pointerOf(placed(like)?.path)
  const where = like.file === paragraph.file ? `at ${at} on the same page` : `in ${like.file.path}, at ${at}`
  return {
    file: paragraph.file.path,
    pointer: pointerOf(placed(paragraph)?.path),
    ...(like.file === paragraph.file ? {} : { cause: copyOf(paragraph.file, like.file.path) }),
    message: `This paragraph is nearly the same as one ${where}.`,
    suggestion: 'Say what is particular here, or say it in one place and link to it.',
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
  *check(context) {
    const seen = new Seen()
    for (const candidate of candidatesIn(byStanding(context))) {
      const like = seen.closest(candidate)
      if (like) yield report(candidate, like)
      seen.add(candidate)
    }
  },
}
