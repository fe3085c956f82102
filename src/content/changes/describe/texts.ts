import type { Schema } from '../../../core/document/documentSchemas.ts'
import { interpolate, referencesIn } from '../../../core/model/figures/interpolate.ts'
import { changeMsg } from '../messages/changeMessages.ts'
import type { Subject } from '../messages/things.ts'
import type { FactText, MarkedText } from '../messages/values.ts'
import type { Described } from './Described.ts'
import { describeMarks, hasMarks, marksIn } from './marks.ts'
import type { Scene, Side } from './scene.ts'
import { type Run, wordCounts, wordDiff } from './wordDiff.ts'

/** Texts up to this length are side by side in their sentence, longer ones are one text below it. */
const short = 90
/** So many words stay around a change; more that are the same in both are left out. */
const contextWords = 12

const wordsIn = (text: string): string[] => text.match(/\S+\s*/g) ?? []

/** A run that is the same in both, cut to what is next to changes. */
const cut = (text: string, isFirst: boolean, isLast: boolean): string => {
  const words = wordsIn(text)
  const lead = /^\s*/.exec(text)?.[0] ?? ''
  const shown = (isFirst ? 0 : contextWords) + (isLast ? 0 : contextWords)
  if (words.length <= shown + 4) return text
  const head = isFirst ? '' : lead + words.slice(0, contextWords).join('')
  const tail = isLast ? '' : words.slice(-contextWords).join('')
  return `${head}${isFirst ? '' : ' '}… ${tail}`
}

/** A text with its facts as visitors see them; those that `isNamed` with what they are. */
const withFacts = (text: string, side: Side, isNamed: (name: string) => boolean): FactText => {
  const found = referencesIn(text)
  if (!found.some(({ name }) => isNamed(name))) return interpolate(text, side.lookup)
  const ends = [...found.map(({ index }) => index), text.length]
  return [
    text.slice(0, ends[0]),
    ...found.flatMap(({ name, format, index, length }, at) => {
      const written = side.lookup(name, format)
      const whole = text.slice(index, index + length)
      return [
        written === undefined
          ? whole
          : isNamed(name)
            ? { written, label: side.labelOf(name) ?? name }
            : written,
        text.slice(index + length, ends[at + 1]),
      ]
    }),
  ]
}

type Named = (text: string, side: Side) => FactText

const marked = (runs: readonly Run[], { before, after }: Scene, named: Named): MarkedText =>
  runs.map(({ as, text }, index) => {
    if (as !== 'same') return { as, text: named(text, as === 'gone' ? before : after) }
    const written = interpolate(text, after.lookup)
    return { as, text: cut(written, index === 0, index === runs.length - 1) }
  })

/** One of the two texts, in which the words that differ from the other are marked. */
const half = (runs: readonly Run[], side: Side, as: 'was' | 'is', named: Named): MarkedText =>
  runs.flatMap((run) =>
    run.as === (as === 'was' ? 'new' : 'gone')
      ? []
      : [{ as: run.as === 'same' ? ('said' as const) : as, text: named(run.text, side) }],
  )

/** What has become of plain words. */
const describeWords = (
  subject: Subject,
  before: string,
  after: string,
  scene: Scene,
): Described => {
  const runs = wordDiff(before, after)
  const [old, now] = [before, after].map(
    (text) => new Set(referencesIn(text).map(({ name }) => name)),
  )
  const named: Named = (text, side) =>
    withFacts(text, side, (name) => !(old?.has(name) && now?.has(name)))
  if (Math.max(before.length, after.length) <= short)
    return {
      message: changeMsg('textChanged', {
        subject,
        before: half(runs, scene.before, 'was', named),
        after: half(runs, scene.after, 'is', named),
      }),
      lines: [],
    }
  const isSame = interpolate(before, scene.before.lookup) === interpolate(after, scene.after.lookup)
  return {
    message: isSame
      ? changeMsg('textRewritten', { subject })
      : changeMsg('textReworded', { subject, words: wordCounts(before, after, runs) }),
    lines: [changeMsg('markedText', { text: marked(runs, scene, named) })],
  }
}

/** What has become of a text, and of its marks. */
export const describeText = (
  subject: Subject,
  before: string,
  after: string,
  schema: Schema | undefined,
  scene: Scene,
): Described => {
  if (!hasMarks(schema)) return describeWords(subject, before, after, scene)
  const lines = describeMarks(before, after, scene)
  const [old, now] = [marksIn(before).words, marksIn(after).words]
  if (old !== now) {
    const described = describeWords(subject, old, now, scene)
    return { ...described, lines: [...described.lines, ...lines] }
  }
  const [mark, ...more] = lines
  if (!mark) return describeWords(subject, before, after, scene) // other signs for the same
  return more.length === 0
    ? { message: changeMsg('markChanged', { subject, mark }), lines: [] }
    : { message: changeMsg('marksChanged', { subject }), lines }
}
