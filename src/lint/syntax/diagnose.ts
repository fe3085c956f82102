import type { SyntaxProblem } from './problem.ts'
import { Reader } from './reader.ts'
import { comment, onlyComments } from './says.ts'
import { tokenize } from './tokenize.ts'

/** Tells mistakes of one kind once, at the first place, with the edits of all: a file in single quotes is one mistake. */
const together = (problems: readonly SyntaxProblem[]): SyntaxProblem[] => {
  const kinds = new Map<string, SyntaxProblem[]>()
  for (const problem of problems) if (problem.like !== undefined) kinds.set(problem.like, [...(kinds.get(problem.like) ?? []), problem])
  return problems.flatMap((problem) => {
    const alike = problem.like === undefined ? [problem] : (kinds.get(problem.like) ?? [])
    if (alike[0] !== problem) return []
    if (alike.length === 1) return [problem]
    const edits = alike.flatMap((one) => one.edits ?? [])
    return [
      {
        ...problem,
        message: `${problem.message} ${alike.length === 2 ? 'There is one more' : `There are ${alike.length - 1} more`} like it below.`,
        ...(edits.length > 0 ? { edits } : {}),
      },
    ]
  })
}

/**
 * Says in words why a text is no JSON, and where to edit. It reads on after a mistake where it is clear what was
 * meant (a comma, a quote, a comment), so that several mistakes give several problems, and stops where it is not.
 */
export const diagnose = (text: string): SyntaxProblem[] => {
  const all = tokenize(text)
  const tokens = all.filter(({ kind }) => kind !== 'comment')
  if (tokens.length === 1) return [onlyComments]
  const reader = new Reader(tokens)
  reader.read()
  const comments = all.filter(({ kind }) => kind === 'comment').map(comment)
  return together([...comments, ...reader.problems].sort((a, b) => a.offset - b.offset))
}
