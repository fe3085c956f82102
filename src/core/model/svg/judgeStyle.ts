import { type CSSToken, TokenType, tokenizer } from '@csstools/css-tokenizer'
import {
  allowedAtRules,
  allowedFunctions,
  fetchingAtRules,
  fetchingFunctions,
  fetchingProperties,
} from './allowedStyles.ts'
import { maximumDepth, tooDeep } from './Refusal.ts'

const fetching = 'a style that fetches something'
const broken = 'a style that can’t be read'

const closing = new Map<string, TokenType>([
  [TokenType.Function, TokenType.CloseParen],
  [TokenType.OpenParen, TokenType.CloseParen],
  [TokenType.OpenSquare, TokenType.CloseSquare],
  [TokenType.OpenCurly, TokenType.CloseCurly],
])
const closers = new Set<string>(closing.values())

/** Vendors' names of functions and rules do what the plain ones do. */
const plainName = (name: string): string => name.toLowerCase().replace(/^-(?:webkit|moz|ms|o)-/, '')

const judgeName = (
  name: string,
  kind: 'function' | 'rule',
  fetches: ReadonlySet<string>,
  allowed: ReadonlySet<string>,
) => {
  const plain = plainName(name)
  if (fetches.has(plain)) return fetching
  return allowed.has(plain)
    ? undefined
    : `a style with the unknown ${kind} "${kind === 'rule' ? '@' : ''}${name.slice(0, 40)}"`
}

/** Walks through the tokens of a style. It keeps a stack of open brackets, so depth costs no recursion. */
class StyleJudge {
  private readonly open: TokenType[] = []
  private previous: CSSToken | undefined

  /** What is wrong with a style from its start to this token. */
  judge(token: CSSToken): string | undefined {
    if (token[0] === TokenType.Whitespace || token[0] === TokenType.Comment) return undefined
    const before = this.previous
    this.previous = token
    return (
      this.judgeBrackets(token) ??
      this.judgeTarget(token, before) ??
      this.judgeMeaning(token, before)
    )
  }

  private judgeBrackets([type]: CSSToken): string | undefined {
    if (type === TokenType.EOF) return this.open.length > 0 ? broken : undefined
    if (closers.has(type)) return this.open.pop() === type ? undefined : broken
    const close = closing.get(type)
    if (close === undefined) return undefined
    this.open.push(close)
    if (this.open.length > maximumDepth) throw tooDeep('a style')
    return undefined
  }

  /** What comes after `url(` is a string that names a part of the drawing. */
  private judgeTarget(token: CSSToken, before: CSSToken | undefined): string | undefined {
    if (before?.[0] !== TokenType.Function || before[4].value.toLowerCase() !== 'url')
      return undefined
    return token[0] === TokenType.String && token[4].value.startsWith('#') ? undefined : fetching
  }

  private judgeMeaning(token: CSSToken, before: CSSToken | undefined): string | undefined {
    switch (token[0]) {
      case TokenType.URL:
        return token[4].value.startsWith('#') ? undefined : fetching
      case TokenType.BadURL:
        return fetching
      case TokenType.BadString:
        return broken
      case TokenType.Function:
        return judgeName(token[4].value, 'function', fetchingFunctions, allowedFunctions)
      case TokenType.AtKeyword:
        return judgeName(token[4].value, 'rule', fetchingAtRules, allowedAtRules)
      case TokenType.Colon:
        return before?.[0] === TokenType.Ident && fetchingProperties.has(plainName(before[4].value))
          ? fetching
          : undefined
      default:
        return undefined
    }
  }
}

/**
 * What is wrong with a style: a sheet, the declarations of an attribute, or one value. Undefined if it takes nothing from
 * elsewhere and no browser has to repair it. Throws a Refusal if brackets are nested too deep.
 */
export const judgeStyle = (css: string): string | undefined => {
  let isBroken = false
  const { nextToken, endOfFile } = tokenizer(
    { css },
    {
      onParseError: () => {
        isBroken = true
      },
    },
  )
  const judge = new StyleJudge()
  while (!endOfFile()) {
    const fault = judge.judge(nextToken())
    if (fault !== undefined) return fault
    if (isBroken) return broken
  }
  return judge.judge(nextToken())
}
