import type { SyntaxProblem } from '../types/problem.ts'
import type { Token } from './tokenize.ts'

/** A bracket that is open at some point of the reading, with the value last completed inside it. */
export type Level = {
  readonly open: Token
  readonly isObject: boolean
  key: Token | undefined
  lastOpen: Token | undefined
  lastKey: Token | undefined
}

const partner: Readonly<Record<string, string>> = { '{': '}', '[': ']', '}': '{', ']': '[' }

/** That an opened bracket has no partner. Marked is the opening one, since that is where one looks for its end. */
export const unclosed = (open: Token, found: Token): SyntaxProblem => ({
  offset: open.start,
  length: 1,
  like: 'bracket',
  message: `The ${open.text} opened on line ${open.line} is never closed.`,
  suggestion:
    found.kind === 'end' || found.line === open.line
      ? `Add a ${partner[open.text]} where it ends.`
      : `Add a ${partner[open.text]} where it ends, before line ${found.line} goes on.`,
})

/** That a closing bracket closes nothing. */
export const unopened = (close: Token): SyntaxProblem => ({
  offset: close.start,
  length: 1,
  like: 'bracket',
  message: `There is one ${close.text} too many: nothing is open that it could close.`,
  suggestion: `Remove this ${close.text}, or add the ${partner[close.text]} that it should close.`,
})

/** The same where it is certain: without it the text is JSON. */
export const oneTooMany = (close: Token): SyntaxProblem => ({
  offset: close.start,
  length: 1,
  like: 'bracket',
  message: `There is one ${close.text} too many on line ${close.line}: everything that was opened is closed without it.`,
  suggestion: `Remove this ${close.text}.`,
})

/** That a bracket opens where nothing can begin. */
export const tooMany = (open: Token): SyntaxProblem => ({
  offset: open.start,
  length: 1,
  like: 'bracket',
  message: `There is one ${open.text} too many: no value can begin here.`,
  suggestion: `Remove this ${open.text}, or write the key before it.`,
})

export const closes = (open: Token, close: Token): boolean => partner[open.text] === close.text

/**
 * Whether a pair of brackets is likely no pair: the closing one stands further left than the line of the opening
 * one, so it was meant to close an outer one.
 */
export const isSuspicious = (open: Token, close: Token): boolean =>
  close.first && close.line > open.line && close.indent < open.indent

/**
 * What a closing bracket of the wrong kind means: the inner one was not closed, or this one is too many. What follows
 * on the same line tells: after a closing bracket that is meant comes a comma, another bracket, or the line's end.
 */
export const mismatch = (
  stack: readonly Level[],
  close: Token,
  next: Token,
  suspicious: Token | undefined,
): SyntaxProblem => {
  const top = stack.at(-1)
  if (
    !top ||
    (next.line === close.line &&
      next.kind !== 'comma' &&
      next.kind !== 'close' &&
      next.kind !== 'end')
  )
    return unopened(close)
  if (suspicious) return unclosed(suspicious, close)
  const outer = stack.at(-2)
  const deeper = close.first && close.line > top.open.line && close.indent > top.open.indent
  return outer && closes(outer.open, close) && !deeper ? unclosed(top.open, close) : unopened(close)
}
