import { closes, isSuspicious, type Level, mismatch, unclosed, unopened } from './brackets.ts'
import { checkString, controlName } from './checkString.ts'
import { checkValue, isPlainNumber, unquoted } from './checkValue.ts'
import type { SyntaxProblem } from './problem.ts'
import { type Token, tokenize } from './tokenize.ts'

type Expect = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'comma' | 'nothing'

const insert = (offset: number, text: string) => [{ offset, length: 0, text }]
const remove = (token: Token) => [{ offset: token.start, length: token.end - token.start, text: '' }]

/**
 * Says in words why a text is no JSON, and where to edit. It reads on after a mistake where it is clear what was
 * meant (a comma, a quote, a comment), so that several mistakes give several problems, and stops where it is not.
 */
export const diagnose = (text: string): SyntaxProblem[] => {
  const problems: SyntaxProblem[] = []
  const tokens = tokenize(text).filter((token) => {
    if (token.kind !== 'comment') return true
    problems.push({ offset: token.start, length: Math.min(token.text.length, 60), message: 'JSON has no comments.', suggestion: 'Remove the comment.' })
    return false
  })
  new Reader(tokens, problems).read()
  return problems.sort((a, b) => a.offset - b.offset)
}

/** Reads tokens as JSON and notes what does not fit. A class, since every step needs the same five things. */
class Reader {
  private at = 0
  private expect: Expect = 'value'
  private readonly stack: Level[] = []
  private suspicious: Token | undefined
  constructor(
    private readonly tokens: readonly Token[],
    private readonly problems: SyntaxProblem[],
  ) {}

  private peek(by = 0): Token {
    return this.tokens[Math.min(Math.max(this.at + by, 0), this.tokens.length - 1)] as Token // the last one is always there
  }

  private note(problem: SyntaxProblem | undefined): void {
    if (problem) this.problems.push(problem)
  }

  /** Notes a problem after which it is not clear what was meant, and stops the reading. */
  private stop(problem: SyntaxProblem): false {
    this.problems.push(problem)
    return false
  }

  read(): void {
    while (this.step()) this.at += 1
  }

  /** Takes one token. Gives false at the end, or where reading on makes no sense. */
  private step(): boolean {
    const token = this.peek()
    if (token.kind === 'control') {
      return this.stop({
        offset: token.start,
        length: 1,
        message: `There is ${controlName(token.text.charCodeAt(0))} in the file, which JSON does not allow.`,
        suggestion: 'Delete it.',
      })
    }
    if (token.kind === 'end') return this.atEnd(token)
    if (token.kind === 'close') return this.atClose(token)
    if (this.expect === 'key' || this.expect === 'keyOrEnd') return this.atKey(token)
    if (this.expect === 'colon') return this.atColon(token)
    if (this.expect === 'value' || this.expect === 'valueOrEnd') return this.atValue(token)
    return this.afterValue(token)
  }

  private atEnd(token: Token): boolean {
    const top = this.stack.at(-1)
    if (top) return this.stop(unclosed(this.suspicious ?? top.open, token))
    if (this.expect === 'value')
      return this.stop({ offset: 0, length: 0, message: 'The file holds nothing but comments.', suggestion: 'Write the document between { and }.' })
    return false
  }

  private atClose(token: Token): boolean {
    const before = this.peek(-1)
    if (before.kind === 'comma') {
      this.note({
        offset: before.start,
        length: 1,
        message: `There is one comma too many at the end of line ${before.line}.`,
        suggestion: 'Remove the comma after the last entry.',
        edits: remove(before),
      })
    } else if (this.expect === 'colon' || (this.expect === 'value' && before.kind === 'colon')) {
      if (this.listWithoutBracket()) return false
      const key = this.stack.at(-1)?.key
      return this.stop({
        offset: (key ?? before).start,
        length: (key ?? before).text.length,
        message: `The value of ${key?.text ?? 'this key'} is missing.`,
        suggestion: 'Write a colon and the value after it.',
      })
    }
    const top = this.stack.at(-1)
    if (!top) return this.stop(unopened(token))
    if (!closes(top.open, token)) return this.stop(mismatch(this.stack, token, this.suspicious))
    if (isSuspicious(top.open, token)) this.suspicious ??= top.open
    this.stack.pop()
    this.valueDone(top.open)
    return true
  }

  /** Whether a value without its [ is followed by more of them and a ]; if so, notes it. */
  private listWithoutBracket(): boolean {
    const top = this.stack.at(-1)
    const next = this.tokens.slice(this.at).find((token) => token.text === '[' || token.text === ']' || token.kind === 'colon')
    if (!top?.lastKey || top.lastOpen || next?.text !== ']' || next.line !== this.peek().line) return false
    this.note({
      offset: top.lastKey.start,
      length: top.lastKey.text.length,
      message: `${top.lastKey.text} is a list, but its [ is missing.`,
      suggestion: `Add a [ after the colon on line ${top.lastKey.line}.`,
    })
    return true
  }

  private valueDone(open: Token | undefined): void {
    const top = this.stack.at(-1)
    if (top) {
      top.lastOpen = open
      top.lastKey = top.key
      top.key = undefined
    }
    this.expect = top ? 'comma' : 'nothing'
  }

  private atKey(token: Token): boolean {
    const top = this.stack.at(-1) as Level // a key is only expected inside an object
    if (token.kind === 'comma') {
      this.note({
        offset: token.start,
        length: 1,
        message: `There is one comma too many on line ${token.line}.`,
        suggestion: 'Remove it.',
        edits: remove(token),
      })
      return true
    }
    if (token.kind === 'open') {
      const sibling = top.lastOpen
      if (sibling && top.lastKey && sibling.first && sibling.indent === token.indent && sibling.text === token.text) {
        return this.stop({
          offset: top.lastKey.start,
          length: top.lastKey.text.length,
          message: `${top.lastKey.text} is a list, but its [ is missing.`,
          suggestion: `Add a [ after the colon on line ${top.lastKey.line}.`,
        })
      }
      return this.stop(unclosed(this.suspicious ?? top.open, token))
    }
    if (token.kind === 'string' || token.kind === 'quoted') return this.takeKey(token, top)
    const next = this.peek(1)
    if (token.kind === 'number' && this.peek(-2).kind === 'number' && this.peek(-1).end === token.start) {
      const start = this.peek(-2).start
      return this.stop({
        offset: start,
        length: token.end - start,
        message: 'A number has no commas in it.',
        suggestion: 'Write the digits only: 100000 instead of 1,00,000.',
      })
    }
    if (next.kind === 'string' && next.start === token.end) {
      return this.stop({
        offset: token.start,
        length: token.text.length,
        message: `The opening quote of ${token.text} is missing.`,
        suggestion: `Write "${token.text}".`,
      })
    }
    if (next.kind === 'colon' && token.kind === 'word') {
      this.note(unquoted(token, 'key'))
      top.key = token
      this.expect = 'colon'
      return true
    }
    return this.stop({
      offset: token.start,
      length: token.text.length,
      message: `A key in double quotes is expected here, not ${token.text}.`,
      suggestion: 'Keys are written "title": …',
    })
  }

  private takeKey(token: Token, top: Level): boolean {
    const problem = token.kind === 'string' ? checkString(token) : checkValue(token)
    if (problem && !token.closed) return this.stop(problem)
    this.note(problem)
    top.key = token
    this.expect = 'colon'
    return true
  }

  private atColon(token: Token): boolean {
    const key = this.peek(-1)
    if (token.kind === 'colon') {
      this.expect = 'value'
      return true
    }
    if (token.kind === 'comma' && this.listWithoutBracket()) return false
    if (token.kind === 'comma')
      return this.stop({
        offset: key.start,
        length: key.text.length,
        message: `The value of ${key.text} is missing.`,
        suggestion: 'Write a colon and the value after it.',
      })
    const name = /^"([\w$-]+)\s*:\s*"$/.exec(key.text)?.[1]
    if (name)
      return this.stop({ offset: key.start, length: name.length + 1, message: `The closing quote of "${name} is missing.`, suggestion: `Write "${name}".` })
    if (token.kind === 'word' && token.start === key.end) return this.stop(innerQuote(key))
    this.note({
      offset: key.end,
      length: 1,
      message: `A colon is missing after ${key.text} on line ${key.line}.`,
      suggestion: 'Add a : between the key and its value.',
      edits: insert(key.end, ':'),
    })
    this.expect = 'value'
    this.at -= 1
    return true
  }

  private atValue(token: Token): boolean {
    const top = this.stack.at(-1)
    const before = this.peek(-1)
    if (token.kind === 'comma') {
      if (before.kind === 'colon')
        return this.stop({
          offset: this.peek(-2).start,
          length: this.peek(-2).text.length,
          message: `The value of ${this.peek(-2).text} is missing.`,
          suggestion: 'Write the value after the colon.',
        })
      this.note({
        offset: token.start,
        length: 1,
        message: `There is one comma too many on line ${token.line}.`,
        suggestion: 'Remove it.',
        edits: remove(token),
      })
      return true
    }
    if (token.kind === 'colon') {
      if (before.kind !== 'colon')
        return this.stop({
          offset: token.start,
          length: 1,
          message: 'A colon stands here without a key before it.',
          suggestion: 'Write the key in double quotes before it.',
        })
      this.note({ offset: token.start, length: 1, message: 'There is one colon too many.', suggestion: 'Remove it.', edits: remove(token) })
      return true
    }
    if (token.kind === 'open') {
      this.stack.push({ open: token, isObject: token.text === '{', key: undefined, lastOpen: undefined, lastKey: undefined, keys: new Map() })
      this.expect = token.text === '{' ? 'keyOrEnd' : 'valueOrEnd'
      return true
    }
    if (top && !top.isObject && token.kind === 'string' && this.peek(1).kind === 'colon') return this.keyInList(token, top)
    return this.takeValue(token)
  }

  /** A key where a list goes on: the list was not closed, or the { before the key is missing. */
  private keyInList(token: Token, top: Level): boolean {
    if (token.first && token.indent <= top.open.indent) return this.stop(unclosed(this.suspicious ?? top.open, token))
    return this.stop({
      offset: token.start,
      length: token.text.length,
      message: `A { is missing before ${token.text} on line ${token.line}: a list has no keys of its own.`,
      suggestion: 'Add the { that begins this entry.',
    })
  }

  private takeValue(token: Token): boolean {
    const problem = token.kind === 'string' ? checkString(token) : token.kind === 'number' && isPlainNumber(token.text) ? undefined : checkValue(token)
    this.note(problem)
    if (problem && !token.closed) return false
    if (token.kind === 'word' && problem) {
      while (this.peek(1).line === token.line && this.peek(1).kind === 'word') this.at += 1
      if (this.peek(1).kind === 'string' && this.peek(1).start === this.peek().end) return false // only its opening quote is missing
    }
    this.valueDone(undefined)
    return true
  }

  private afterValue(token: Token): boolean {
    const top = this.stack.at(-1)
    const before = this.peek(-1)
    if (!top && this.tokens[0]?.text !== '{')
      return this.stop({
        offset: 0,
        length: 1,
        message: 'The { that begins the document is missing.',
        suggestion: 'Add a { on a line of its own before all else.',
      })
    if (!top)
      return this.stop({
        offset: token.start,
        length: token.text.length,
        message: 'The document has ended before this.',
        suggestion: 'Remove what follows the last }, or move it inside.',
      })
    if (token.kind === 'comma') {
      this.expect = top.isObject ? 'key' : 'value'
      return true
    }
    if (before.kind === 'string' && (token.kind === 'word' || token.kind === 'number') && token.line === before.line) return this.stop(innerQuote(before))
    if (token.kind === 'colon') {
      if (!top.isObject && before.kind === 'string') return this.keyInList(before, top)
      return this.stop({
        offset: token.start,
        length: 1,
        message: 'A colon stands where a comma or the end is expected.',
        suggestion: 'Look at the quotes and commas just before it.',
      })
    }
    if (!top.isObject && token.kind === 'string' && this.peek(1).kind === 'colon' && token.first && token.indent <= top.open.indent)
      return this.keyInList(token, top)
    const where = token.line > before.line ? `at the end of line ${before.line}` : `before ${short(token.text)} on line ${token.line}`
    this.note({
      offset: before.end,
      length: 1,
      message: `A comma is missing ${where}.`,
      suggestion: `Add a comma after ${short(before.text)}.`,
      edits: insert(before.end, ','),
    })
    this.expect = top.isObject ? 'key' : 'value'
    this.at -= 1
    return true
  }
}

const short = (text: string) => (text.length > 30 ? `…${text.slice(-25)}` : text)

const innerQuote = (before: Token): SyntaxProblem => ({
  offset: before.end - 1,
  length: 1,
  message: 'The text ends at this quote, but the line goes on.',
  suggestion: 'Write \\" for a quote inside a text, or remove this one.',
})
