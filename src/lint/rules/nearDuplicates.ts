import { pointerOf } from '../../model/path.ts'
import type { KnownFile } from '../context.ts'
import { paragraphsOf } from '../paragraphsOf.ts'
import type { Report, Rule } from '../rule.ts'
import { fewestInCommon, likeness, shinglesOf } from '../shingles.ts'

/** The share of common shingles that makes two paragraphs near-duplicates. */
const enough = 0.5

/** A paragraph by its number among those of its document, and its shingles once they have been needed. */
type Paragraph = { readonly file: KnownFile; readonly index: number; shingles?: ReadonlySet<number> }

const placed = ({ file, index }: Paragraph) => paragraphsOf(file)[index]

const shinglesIn = (paragraph: Paragraph): ReadonlySet<number> => {
  paragraph.shingles ??= shinglesOf(placed(paragraph)?.text ?? '')
  return paragraph.shingles
}

/** The numbers that stand in more than one sketch. Sorted numbers lie beside their like: much faster than a table of all. */
const sharedNumbers = (files: readonly KnownFile[]): Set<number> => {
  let count = 0
  for (const { summary } of files) for (const sketch of summary.paragraphs) count += sketch.length
  const all = new Int32Array(count)
  let at = 0
  for (const { summary } of files) for (const sketch of summary.paragraphs) for (const number of sketch) all[at++] = number
  all.sort()
  const shared = new Set<number>()
  for (at = 1; at < count; at += 1) if (all[at] === all[at - 1]) shared.add(all[at] ?? 0)
  return shared
}

/** The paragraphs so far, by the numbers of their sketches. */
class Seen {
  private readonly byNumber = new Map<number, Paragraph[]>()

  /** The earlier paragraph that is most like one, if any is like enough. */
  closest(paragraph: Paragraph, sketch: readonly number[]): Paragraph | undefined {
    let best: Paragraph | undefined
    let most = enough
    const common = new Map<Paragraph, number>()
    for (const number of sketch) for (const other of this.byNumber.get(number) ?? []) common.set(other, (common.get(other) ?? 0) + 1)
    for (const [other, count] of common) {
      if (count < fewestInCommon) continue
      const alike = likeness(shinglesIn(paragraph), shinglesIn(other))
      if (alike < most || (alike === most && best)) continue
      most = alike
      best = other
    }
    return best
  }

  add(paragraph: Paragraph, sketch: readonly number[]): void {
    for (const number of sketch) {
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
  *check({ files }) {
    const shared = sharedNumbers(files)
    const seen = new Seen()
    for (const file of files) {
      for (const [index, sketch] of file.summary.paragraphs.entries()) {
        const numbers = sketch.filter((number) => shared.has(number))
        if (numbers.length < fewestInCommon) continue
        const paragraph: Paragraph = { file, index }
        const like = seen.closest(paragraph, numbers)
        if (like) yield report(paragraph, like)
        seen.add(paragraph, numbers)
      }
    }
  },
}
