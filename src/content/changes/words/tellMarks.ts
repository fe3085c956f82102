import type { Words } from '../told.ts'
import { type Mark, marksIn } from './marksIn.ts'
import { sayMark, sayTarget } from './sayMark.ts'
import type { Scene } from './scene.ts'

const looks = { strong: 'bold', emphasis: 'slanted', code: 'shown as code' } as const

const wordsIn = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
const shareWords = (one: Mark, other: Mark): boolean => {
  const known = new Set(wordsIn(one.words))
  return wordsIn(other.words).some((word) => known.has(word))
}

/** Takes the first of some marks that is as asked out of them. */
const take = (marks: Mark[], is: (mark: Mark) => boolean): Mark | undefined => {
  const at = marks.findIndex(is)
  return at < 0 ? undefined : marks.splice(at, 1)[0]
}

const isSame = (one: Mark, other: Mark): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A mark that is new, or another one than before; undefined where only its words are others, which these tell themselves. */
const tellNew = (mark: Mark, gone: Mark[], { before, after }: Scene): Words | undefined => {
  const name = sayMark(mark, after)
  if (mark.kind !== 'link')
    return take(gone, (one) => one.kind === mark.kind && shareWords(one, mark))
      ? undefined
      : [...name, ` is ${looks[mark.kind]} now`]
  const was = take(gone, (one) => one.kind === 'link' && one.words === mark.words)
  if (was?.kind === 'link')
    return [
      ...name,
      ' leads to ',
      ...sayTarget(mark, after),
      ' now; before, it led to ',
      ...sayTarget(was, before),
    ]
  return take(gone, (one) => one.kind === 'link' && one.href === mark.href)
    ? undefined
    : [...name, ' leads to ', ...sayTarget(mark, after), ' now']
}

/** A mark that is gone. That words which are gone were bold nobody needs to know; where they led, one does. */
const tellGone = (mark: Mark, words: string, { before }: Scene): Words | undefined => {
  const [name, stays] = [sayMark(mark, before), words.includes(mark.words)]
  if (mark.kind !== 'link')
    return stays ? [...name, ` is no longer ${looks[mark.kind]}`] : undefined
  return stays
    ? [...name, ' no longer leads to ', ...sayTarget(mark, before)]
    : ['The link ', ...name, ' to ', ...sayTarget(mark, before), ' is gone']
}

/** What has become of the marks and links of a text: a line for each. Pure. */
export const tellMarks = (before: string, after: string, scene: Scene): Words[] => {
  const [old, now] = [marksIn(before), marksIn(after)]
  const gone = [...old.marks]
  const fresh = now.marks.filter((mark) => !take(gone, (one) => isSame(one, mark)))
  const told = fresh.map((mark) => tellNew(mark, gone, scene))
  return [...told, ...gone.map((mark) => tellGone(mark, now.words, scene))].filter(
    (line) => line !== undefined,
  )
}
