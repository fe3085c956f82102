import type { KnownFile } from '../types/file.ts'
import { Repeated } from './repeated.ts'
import { fewestInCommon, likeness } from './shingles.ts'
import { endOfDocument, readNumbers, readSketches } from './sketches.ts'

/** The share of common shingles that makes two paragraphs near-duplicates. */
const minShare = 0.5
/** So many paragraphs are remembered for each number of a sketch: the next copy of a sentence finds the first ones just as well. */
const maxRemembered = 20
/** With so many others a paragraph is compared: those of which the sketches have most in common. */
export const maxCompared = 10

/** A paragraph by its number among those of its document. */
export type Paragraph = { readonly file: KnownFile; readonly index: number }

/** With its sketch's numbers, and its shingles once they have been needed. */
type Candidate = Paragraph & {
  readonly numbers: readonly number[]
  shingles: readonly number[] | undefined
}

/** The paragraphs whose sketches have enough numbers in common with others, with these numbers. */
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
    if (file && numbers.length >= fewestInCommon)
      candidates.push({ file, index, numbers, shingles: undefined })
    if (numbers.length > 0) numbers = []
    index = number === endOfDocument ? 0 : index + 1
    document += number === endOfDocument ? 1 : 0
  }
  return candidates
}

const shinglesOf = (candidate: Candidate): readonly number[] => {
  candidate.shingles ??= readNumbers(candidate.file.paragraphs[candidate.index]?.[1] ?? '')
  return candidate.shingles
}

/** The candidates so far by the numbers of their sketches, each by its place among all. */
class Seen {
  private readonly byNumber = new Map<number, number[]>()
  private readonly counts: Uint8Array
  constructor(size: number) {
    this.counts = new Uint8Array(size)
  }

  /** The earlier ones that have most numbers in common with these, up to the most that are compared; and whether there may be more. */
  nearest(numbers: readonly number[]): {
    readonly places: readonly number[]
    readonly isBounded: boolean
  } {
    const found: number[] = []
    let isBounded = false
    for (const number of numbers) {
      const places = this.byNumber.get(number) ?? []
      isBounded ||= places.length === maxRemembered
      for (const place of places) {
        const count = this.counts[place] ?? 0
        if (count === 0) found.push(place)
        this.counts[place] = count + 1
      }
    }
    const places: number[] = []
    for (let common = numbers.length; common >= fewestInCommon; common -= 1)
      for (const place of found) if (this.counts[place] === common) places.push(place)
    for (const place of found) this.counts[place] = 0
    return {
      places: places.slice(0, maxCompared),
      isBounded: places.length > maxCompared || (isBounded && places.length > 0),
    }
  }

  add(place: number, numbers: readonly number[]): void {
    for (const number of numbers) {
      const places = this.byNumber.get(number)
      if (!places) this.byNumber.set(number, [place])
      else if (places.length < maxRemembered) places.push(place)
    }
  }
}

/** A paragraph and the earlier one that is most like it; or, without `like`, one that has words in common with more than it was compared with. */
export type Compared = { readonly paragraph: Paragraph; readonly like?: Paragraph }

/**
 * Compares paragraphs with those before them, in the order of their documents. Sketches find those that may be alike, so that the work for
 * a paragraph has a bound however many are like it; of two that are just as like, the first is named.
 */
export function* likeParagraphs(files: readonly KnownFile[]): Generator<Compared> {
  const candidates = candidatesIn(files)
  const seen = new Seen(candidates.length)
  for (const [own, paragraph] of candidates.entries()) {
    const { places, isBounded } = seen.nearest(paragraph.numbers)
    let like: number | undefined
    let best = minShare
    for (const place of places) {
      const alike = likeness(
        shinglesOf(paragraph),
        shinglesOf(candidates[place] as Candidate),
        best,
      ) // a place among them
      if (alike < best || (alike === best && like !== undefined && like < place)) continue
      best = alike
      like = place
    }
    if (like !== undefined)
      yield { paragraph, like: candidates[like] as Candidate } // as above
    else if (isBounded) yield { paragraph }
    seen.add(own, paragraph.numbers)
  }
}
