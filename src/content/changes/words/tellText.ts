import type { Schema } from '../../../core/document/documentSchemas.ts'
import { referencesIn } from '../../../core/model/figures/interpolate.ts'
import type { Part, Words } from '../told.ts'
import { hasMarks, marksIn } from './marksIn.ts'
import { withFacts } from './sayAddress.ts'
import { sayLength } from './sayLength.ts'
import type { Scene, Side } from './scene.ts'
import { alone, type Sentence } from './sentence.ts'
import { tellMarks } from './tellMarks.ts'
import { type Run, wordDiff } from './wordDiff.ts'

/** Texts up to this length stand side by side in their sentence, longer ones as one text below it. */
const short = 90
/** So many words stay around a change; further ones that are the same in both are left out. */
const contextWords = 12

const wordsIn = (text: string): string[] => text.match(/\S+\s*/g) ?? []

/** A run that is the same in both, cut to what stands next to changes. */
const cut = (text: string, isFirst: boolean, isLast: boolean): string => {
  const words = wordsIn(text)
  const lead = /^\s*/.exec(text)?.[0] ?? ''
  const shown = (isFirst ? 0 : contextWords) + (isLast ? 0 : contextWords)
  if (words.length <= shown + 4) return text
  const head = isFirst ? '' : lead + words.slice(0, contextWords).join('')
  const tail = isLast ? '' : words.slice(-contextWords).join('')
  return `${head}${isFirst ? '' : ' '}… ${tail}`
}

/** Names the facts that only one of two texts has; others are read as the figures that they are. */
type Named = (text: string, side: Side) => string

const marked = (runs: readonly Run[], scene: Scene, named: Named): Words =>
  runs.map(({ as, text }, index): Part => {
    const written = named(text, as === 'gone' ? scene.before : scene.after)
    return {
      as,
      text: as === 'same' ? cut(written, index === 0, index === runs.length - 1) : written,
    }
  })

/** One of the two texts, in which the words that differ from the other are marked. */
const half = (runs: readonly Run[], scene: Scene, isOld: boolean, named: Named): Words =>
  runs.flatMap(({ as, text }): Part[] => {
    if (as === (isOld ? 'new' : 'gone')) return []
    const written = named(text, isOld ? scene.before : scene.after)
    return [
      as === 'same' ? { as: 'said', text: written } : { as: isOld ? 'was' : 'is', text: written },
    ]
  })

/** What has become of a text: what follows its name in the sentence, and the lines below. */
export const tellText = (
  before: string,
  after: string,
  schema: Schema | undefined,
  scene: Scene,
): Sentence => {
  if (!hasMarks(schema)) return tellWords(before, after, scene)
  const lines = tellMarks(before, after, scene)
  const [old, now] = [marksIn(before).words, marksIn(after).words]
  if (old !== now) {
    const told = tellWords(old, now, scene)
    return { ...told, lines: [...told.lines, ...lines] }
  }
  const [first, ...more] = lines
  if (!first) return tellWords(before, after, scene) // other signs for the same
  return more.length === 0
    ? alone(': ', ...first)
    : { sentence: [', its words are the same:'], lines }
}

/** The same of plain words. */
const tellWords = (before: string, after: string, scene: Scene): Sentence => {
  const runs = wordDiff(before, after)
  const [old, now] = [before, after].map(
    (text) => new Set(referencesIn(text).map(({ name }) => name)),
  )
  const named: Named = (text, side) =>
    withFacts(text, side, (name) => !(old?.has(name) && now?.has(name)))
  if (Math.max(before.length, after.length) <= short)
    return {
      sentence: [
        ': “',
        ...half(runs, scene, true, named),
        '” → “',
        ...half(runs, scene, false, named),
        '”',
      ],
      lines: [],
    }
  const sameFacts = withFacts(before, scene.before) === withFacts(after, scene.after)
  return {
    sentence: [
      sameFacts
        ? ', reads the same, written in another way:'
        : `, ${sayLength(before, after, runs)}:`,
    ],
    lines: [marked(runs, scene, named)],
  }
}
