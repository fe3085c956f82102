import { type Path, pointerOf } from '../../model/path.ts'
import type { LintFile } from '../context.ts'
import type { Report, Rule } from '../rule.ts'
import { likeness, shinglesOf, sketch } from '../shingles.ts'
import { visibleStrings } from '../visibleStrings.ts'

/** Paragraphs shorter than this are no substance that could be repeated. In words. */
const fewest = 14
/** The share of common shingles that makes two paragraphs near-duplicates. */
const enough = 0.5

type Paragraph = { readonly file: LintFile; readonly path: Path | undefined; readonly text: string }

/** The paragraphs so far, by the sketches of their shingles. */
class Seen {
  private readonly bySketch = new Map<number, Paragraph[]>()

  /** The earlier paragraph that is most like one, if any is like enough. */
  closest(shingles: ReadonlySet<number>, sketched: readonly number[]): Paragraph | undefined {
    const candidates = new Set(sketched.flatMap((shingle) => this.bySketch.get(shingle) ?? []))
    let best: Paragraph | undefined
    let most = enough
    for (const paragraph of candidates) {
      const alike = likeness(shingles, shinglesOf(paragraph.text, fewest))
      if (alike < most || (alike === most && best)) continue
      most = alike
      best = paragraph
    }
    return best
  }

  add(paragraph: Paragraph, sketched: readonly number[]): void {
    for (const shingle of sketched) {
      const paragraphs = this.bySketch.get(shingle)
      if (!paragraphs) this.bySketch.set(shingle, [paragraph])
      else if (paragraphs.length < 20) paragraphs.push(paragraph) // the twentieth copy of a sentence finds the first ones just as well
    }
  }
}

function* check(file: LintFile, seen: Seen): Iterable<Report> {
  for (const { text, role, path } of visibleStrings(file)) {
    if (role !== 'text' || text.length < fewest * 4) continue
    const shingles = shinglesOf(text, fewest)
    if (shingles.size === 0) continue
    const sketched = sketch(shingles)
    const like = seen.closest(shingles, sketched)
    if (like) {
      const where = like.file === file ? `at ${pointerOf(like.path)} on the same page` : `in ${like.file.path}, at ${pointerOf(like.path)}`
      yield {
        file: file.path,
        pointer: pointerOf(path),
        message: `This paragraph is nearly the same as one ${where}.`,
        suggestion: 'Say what is particular here, or say it in one place and link to it.',
      }
    }
    seen.add({ file, path, text }, sketched)
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
