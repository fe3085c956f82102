import { msg } from '../messages/msg.ts'
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

const partners: Readonly<Record<string, string>> = { '{': '}', '[': ']', '}': '{', ']': '[' }
const partner = ({ text }: Token): string => partners[text] ?? ''

/** That an opened bracket has no partner. Marked is the opening one, since that is where one looks for its end. */
export const unclosed = (open: Token, found: Token): SyntaxProblem => ({
  offset: open.start,
  length: 1,
  like: 'bracket',
  message: msg('bracketNeverClosed', { bracket: open.text, line: open.line }),
  suggestion:
    found.kind === 'end' || found.line === open.line
      ? msg('closeBracket', { bracket: partner(open) })
      : msg('closeBracketBefore', { bracket: partner(open), line: found.line }),
})

/** That a closing bracket closes nothing. */
export const unopened = (close: Token): SyntaxProblem => ({
  offset: close.start,
  length: 1,
  like: 'bracket',
  message: msg('bracketTooMany', { bracket: close.text }),
  suggestion: msg('removeBracketOrOpen', { bracket: close.text, partner: partner(close) }),
})

/** The same where it is certain: without it the text is JSON. */
export const oneTooMany = (close: Token): SyntaxProblem => ({
  offset: close.start,
  length: 1,
  like: 'bracket',
  message: msg('bracketTooManyAtEnd', { bracket: close.text, line: close.line }),
  suggestion: msg('removeBracket', { bracket: close.text }),
})

/** That a bracket opens where nothing can begin. */
export const tooMany = (open: Token): SyntaxProblem => ({
  offset: open.start,
  length: 1,
  like: 'bracket',
  message: msg('bracketWithoutKey', { bracket: open.text }),
  suggestion: msg('removeBracketOrAddKey', { bracket: open.text }),
})

export const closes = (open: Token, close: Token): boolean => partner(open) === close.text

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
