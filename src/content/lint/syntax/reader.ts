import type { SyntaxProblem } from '../types/problem.ts'
import {
  closes,
  isSuspicious,
  type Level,
  mismatch,
  tooMany,
  unclosed,
  unopened,
} from './brackets.ts'
import { checkString } from './checkString.ts'
import { checkValue, unquoted } from './checkValue.ts'
import * as messages from './messages.ts'
import type { Token } from './tokenize.ts'

/** After so many problems a file is no document any more; the rest is not looked for. */
const maxProblems = 100

type Expect = 'value' | 'key' | 'colon' | 'comma' | 'nothing'

/** Reads tokens as JSON and notes what does not fit. A class, since every step needs the same five things. */
export class Reader {
  /** What was clear enough to read on after. */
  readonly problems: SyntaxProblem[] = []
  /** What ended the reading. */
  last: SyntaxProblem | undefined
  /** The closing brackets so far, and the one that did not fit: if one is too many, it is one of the last of these. */
  readonly closed: Token[] = []
  private at = 0
  private expect: Expect = 'value'
  private readonly stack: Level[] = []
  /** A bracket that was closed further left than it was opened: if something is unclosed in the end, it is this. */
  private suspicious: Token | undefined
  /** A bracket that closed a long value in the middle of a line: if one is too many in the end, it is this. */
  private early: Token | undefined
  private readonly tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  private get top(): Level | undefined {
    return this.stack.at(-1)
  }

  private peek(by = 0): Token {
    return this.tokens[Math.min(Math.max(this.at + by, 0), this.tokens.length - 1)] as Token // the last one is always there
  }

  private note(problem: SyntaxProblem | undefined): true {
    if (problem) this.problems.push(problem)
    return true
  }

  /** Notes a problem after which it is not clear what was meant, and ends the reading. */
  private stop(problem: SyntaxProblem): false {
    this.last = problem
    return false
  }

  read(): void {
    while (this.problems.length < maxProblems && this.step()) this.at += 1
  }

  /** Takes one token. Gives false at the end, or where reading on makes no sense. */
  private step(): boolean {
    const token = this.peek()
    if (this.at === 0 && token.kind !== 'open') return this.stop(messages.firstBracket)
    const meant = this.roundBracket(token)
    if (meant) {
      this.note(messages.roundBracket(token, meant))
      return meant.kind === 'close' ? this.atClose(meant) : this.atValue(meant)
    }
    if (token.kind === 'end')
      return this.top ? this.stop(unclosed(this.suspicious ?? this.top.open, token)) : false
    if (token.kind === 'close') return this.atClose(token)
    if (this.expect === 'key') return this.atKey(token, this.top as Level) // a key is only expected inside an object
    if (this.expect === 'colon') return this.atColon(token)
    if (this.expect === 'value') return this.atValue(token)
    return this.afterValue(token)
  }

  /** The bracket that a round one was meant to be: ) where one is open and its value may end, ( where a value may begin. */
  private roundBracket(token: Token): Token | undefined {
    const next = this.peek(1)
    if (token.text === '(' && this.expect === 'value') {
      const isObject = next.kind === 'close' ? next.text === '}' : this.peek(2).kind === 'colon'
      return { ...token, kind: 'open', text: isObject ? '{' : '[' }
    }
    const mayEnd =
      this.expect === 'comma' &&
      (next.kind === 'comma' ||
        next.kind === 'close' ||
        next.kind === 'end' ||
        next.first ||
        next.text === ')')
    return token.text === ')' && mayEnd && this.top
      ? { ...token, kind: 'close', text: this.top.isObject ? '}' : ']' }
      : undefined
  }

  private atClose(token: Token): boolean {
    this.closed.push(token)
    const before = this.peek(-1)
    const { top } = this
    if (top && !closes(top.open, token) && before.kind !== 'colon' && this.expect !== 'colon')
      return this.stop(mismatch(this.stack, token, this.peek(1), this.suspicious))
    const next = this.peek(1)
    if (
      before.kind === 'comma' &&
      next.line === token.line &&
      next.kind !== 'comma' &&
      next.kind !== 'close' &&
      next.kind !== 'end'
    )
      return this.stop(unopened(token))
    if (before.kind === 'comma') this.note(messages.lastComma(before))
    else if (this.expect === 'colon' || before.kind === 'colon') {
      return this.stop(this.listWithoutBracket() ?? messages.valueMissing(this.top?.key ?? before))
    }
    if (!top) return this.stop(unopened(this.early ?? token))
    if (isSuspicious(top.open, token)) this.suspicious ??= top.open
    if (!token.first && token.line > top.open.line) this.early ??= token
    this.stack.pop()
    this.valueDone(top.open)
    return true
  }

  /** The problem of a value without its [ that is followed by more of them and a ], if that is what stands here. */
  private listWithoutBracket(): SyntaxProblem | undefined {
    const { top } = this
    const next = this.tokens
      .slice(this.at)
      .find(({ kind, text }) => text === '[' || text === ']' || kind === 'colon')
    if (!top?.lastKey || top.lastOpen || next?.text !== ']' || next.line !== this.peek().line)
      return undefined
    return messages.listBracket(top.lastKey)
  }

  private valueDone(open: Token | undefined): void {
    const { top } = this
    if (top) {
      top.lastOpen = open
      top.lastKey = top.key
      top.key = undefined
    }
    this.expect = top ? 'comma' : 'nothing'
  }

  private atKey(token: Token, top: Level): boolean {
    if (token.kind === 'comma') return this.note(messages.secondComma(token))
    if (token.kind === 'open')
      return this.stop(
        this.listOfObjects(token, top) ?? unclosed(this.suspicious ?? top.open, token),
      )
    if (token.kind === 'string' || token.kind === 'quoted') {
      const problem = checkString(token) ?? checkValue(token)
      if (problem && !token.closed) return this.stop(problem)
      return this.takeKey(token, top, problem)
    }
    const next = this.peek(1)
    const number = this.peek(-2)
    if (token.kind === 'number' && number.kind === 'number' && this.peek(-1).end === token.start)
      return this.stop(messages.commaInNumber(number, token))
    if (next.kind === 'string' && next.start === token.end)
      return this.stop(messages.openingQuote(token))
    if (next.kind === 'colon' && token.kind === 'word')
      return this.takeKey(token, top, unquoted(token, 'key'))
    return this.stop(messages.keyExpected(token))
  }

  private takeKey(token: Token, top: Level, problem: SyntaxProblem | undefined): boolean {
    this.note(problem)
    top.key = token
    this.expect = 'colon'
    return true
  }

  /** The problem of objects that follow each other as a list does, where the list's [ is missing. */
  private listOfObjects(token: Token, { lastOpen, lastKey }: Level): SyntaxProblem | undefined {
    const alike =
      lastOpen?.first && lastOpen.indent === token.indent && lastOpen.text === token.text
    return alike && lastKey ? messages.listBracket(lastKey) : undefined
  }

  private atColon(token: Token): boolean {
    const key = this.peek(-1)
    if (token.kind === 'colon') {
      this.expect = 'value'
      return true
    }
    if (token.kind === 'comma')
      return this.stop(this.listWithoutBracket() ?? messages.valueMissing(key))
    const name = /^"([\w$-]+)\s*:\s*"$/.exec(key.text)?.[1]
    if (name) return this.stop(messages.closingQuote(key, name))
    if (token.kind === 'word' && token.text.startsWith('=')) {
      this.expect = 'value'
      this.note(messages.equalsSign(token))
      return token.text === '='
    }
    if (token.kind === 'word' && token.start === key.end) return this.stop(messages.innerQuote(key))
    this.note(messages.colonMissing(key))
    this.expect = 'value'
    this.at -= 1
    return true
  }

  private atValue(token: Token): boolean {
    const before = this.peek(-1)
    if (token.kind === 'comma')
      return before.kind === 'colon'
        ? this.stop(messages.valueMissing(this.peek(-2)))
        : this.note(messages.secondComma(token))
    if (token.kind === 'colon')
      return before.kind === 'colon'
        ? this.note(messages.secondColon(token))
        : this.stop(messages.colonWithoutKey(token))
    if (token.kind === 'open') {
      const isObject = token.text === '{'
      this.stack.push({
        open: token,
        isObject,
        key: undefined,
        lastOpen: undefined,
        lastKey: undefined,
      })
      this.expect = isObject ? 'key' : 'value'
      return true
    }
    const { top } = this
    if (top && !top.isObject && token.kind === 'string' && this.peek(1).kind === 'colon')
      return this.keyInList(token, top)
    return this.takeValue(token)
  }

  /** A key where a list goes on: the list was not closed, or the { before the key is missing. */
  private keyInList(token: Token, top: Level): boolean {
    const ended = token.first && token.indent <= top.open.indent
    return this.stop(
      ended ? unclosed(this.suspicious ?? top.open, token) : messages.entryBracket(token),
    )
  }

  private takeValue(token: Token): boolean {
    const problem = token.kind === 'string' ? checkString(token) : checkValue(token)
    if (problem && !token.closed) return this.stop(problem)
    if (token.kind === 'word' && problem) {
      while (this.peek(1).line === token.line && this.peek(1).kind === 'word') this.at += 1
      const next = this.peek(1)
      if (next.line === token.line && next.kind !== 'comma' && next.kind !== 'close')
        return this.stop(problem) // such as a text whose opening quote is lost
    }
    this.note(problem)
    this.valueDone(undefined)
    return true
  }

  private afterValue(token: Token): boolean {
    const { top } = this
    const before = this.peek(-1)
    if (!top) return this.stop(this.early ? unopened(this.early) : messages.afterEnd(token))
    if (token.kind === 'comma') {
      this.expect = top.isObject ? 'key' : 'value'
      return true
    }
    if (
      before.kind === 'string' &&
      (token.kind === 'word' || token.kind === 'number') &&
      token.line === before.line
    )
      return this.stop(messages.innerQuote(before))
    if (token.kind === 'colon')
      return !top.isObject && before.kind === 'string'
        ? this.keyInList(before, top)
        : this.stop(messages.colonInstead(token))
    if (
      !top.isObject &&
      token.kind === 'string' &&
      this.peek(1).kind === 'colon' &&
      token.first &&
      token.indent <= top.open.indent
    )
      return this.keyInList(token, top)
    if (token.kind === 'string' && !token.closed)
      return this.stop(checkString(token) ?? messages.stray(token))
    if (this.isStray(token, before, top)) return this.note(messages.stray(token))
    if (token.kind === 'open' && top.isObject)
      return this.stop(
        this.listOfObjects(token, top) ??
          (token.indent === top.open.indent ? unclosed(top.open, token) : tooMany(token)),
      )
    this.note(messages.commaMissing(before, token))
    this.expect = top.isObject ? 'key' : 'value'
    this.at -= 1
    return true
  }

  /** Whether a word between two entries was meant as none of them: nothing that could belong to it follows. */
  private isStray(token: Token, before: Token, top: Level): boolean {
    const strange =
      token.kind === 'word' || token.kind === 'number' || (token.kind === 'quoted' && !token.closed)
    const next = this.peek(1)
    if (!strange || next.kind === 'colon') return false
    if (top.isObject || (next.kind === 'close' && token.line > before.line)) return true
    return (next.kind === 'string' || next.kind === 'open') && next.line === token.line
  }
}
