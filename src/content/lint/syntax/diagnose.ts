import { msg } from '../messages/msg.ts'
import { lineAndColumn, lineStarts } from '../positions/lineIndex.ts'
import type { SyntaxProblem } from '../types/problem.ts'
import { oneTooMany } from './brackets.ts'
import { comment, control, onlyComments } from './messages.ts'
import { Reader } from './reader.ts'
import { type Token, tokenize } from './tokenize.ts'

/** Tells mistakes of one kind once, at the first place, with the edits of all: a file in single quotes is one mistake. */
const alike = (problems: readonly SyntaxProblem[]): SyntaxProblem[] => {
  const kinds = new Map<string, SyntaxProblem[]>()
  for (const problem of problems) {
    const known = kinds.get(problem.like ?? '')
    if (known) known.push(problem)
    else if (problem.like !== undefined) kinds.set(problem.like, [problem])
  }
  return problems.flatMap((problem) => {
    const same = problem.like === undefined ? [problem] : (kinds.get(problem.like) ?? [])
    if (same[0] !== problem) return []
    if (same.length === 1) return [problem]
    const edits = same.flatMap((one) => one.edits ?? [])
    return [
      {
        ...problem,
        message: msg('manyAlike', { first: problem.message, more: same.length - 1 }),
        ...(edits.length > 0 ? { edits } : {}),
      },
    ]
  })
}

/**
 * Leaves out what likely follows from the problem before it: another one on the same line, and the last one where it
 * stands on the next line. The edits of problems told together are made together, or not at all.
 */
const withoutConsequences = (
  problems: readonly SyntaxProblem[],
  text: string,
  last: SyntaxProblem | undefined,
): SyntaxProblem[] => {
  const starts = lineStarts(text)
  const remaining: SyntaxProblem[] = []
  let line = -1
  for (const problem of problems) {
    const here = lineAndColumn(starts, problem.offset).line
    const before = remaining.at(-1)
    if (!before || (here !== line && (here !== line + 1 || problem !== last || problem.edits))) {
      remaining.push(problem)
      line = here
      continue
    }
    const { edits, ...rest } = before
    remaining[remaining.length - 1] =
      edits && problem.edits ? { ...rest, edits: [...edits, ...problem.edits] } : rest
  }
  return remaining
}

/** So many signs that JSON does not allow are taken out of a file at once: those of a pasted page, with which each line is indented. */
const maxControls = 20_000

/** Whether a problem stands beside a comment, which may have swallowed what it misses. */
const isNear = (
  { offset }: SyntaxProblem,
  comments: readonly SyntaxProblem[],
  text: string,
): boolean =>
  comments.some(
    (one) =>
      (text.slice(Math.min(offset, one.offset), Math.max(offset, one.offset)).match(/\n/g)
        ?.length ?? 0) < 2,
  )

/** So many closing brackets before the place where the reading stopped may be the one too many. */
const maxTried = 6

/**
 * The closing bracket without which the text is JSON, if there is one: then it is too many, wherever the reading
 * stopped. Of several in a row any would do; the last one is named, since it stands where one looks.
 */
const tooMany = (text: string, closed: readonly Token[]): SyntaxProblem | undefined => {
  const tried = closed.slice(-maxTried).reverse()
  const token = tried.find(({ start, end }) => isJson(text.slice(0, start) + text.slice(end)))
  return token && oneTooMany(token)
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Says in words why a text is no JSON, and where to edit. It reads on after a mistake where it is clear what was
 * meant (a comma, a quote, a comment), so that several mistakes give several problems, and stops where it is not.
 */
export const diagnose = (text: string): SyntaxProblem[] => {
  const all = tokenize(text)
  const tokens = all.filter(({ kind }) => kind !== 'comment' && kind !== 'control')
  if (tokens.length === 1) return [onlyComments]
  const reader = new Reader(tokens)
  reader.read()
  const comments = all
    .filter(({ kind }) => kind === 'comment')
    .slice(0, 100)
    .map(comment)
  const controls = all
    .filter(({ kind }) => kind === 'control')
    .slice(0, maxControls)
    .map(control)
  const clear = [
    ...comments,
    ...controls,
    ...reader.problems.filter((problem) => !isNear(problem, comments, text)),
  ]
  // A bracket that seems to be missing may stand in a comment, or follow from any other mistake: those are told first.
  const stopped =
    reader.last?.like === 'bracket' ? (tooMany(text, reader.closed) ?? reader.last) : reader.last
  const last = stopped?.like === 'bracket' && clear.length > 0 ? undefined : stopped
  const problems = [...clear, ...(last ? [last] : [])].sort((a, b) => a.offset - b.offset)
  return withoutConsequences(alike(problems), text, last)
}
