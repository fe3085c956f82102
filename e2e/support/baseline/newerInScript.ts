import { parseSync, Visitor } from 'vite'
import { newerMeaning } from './baselineKeys.ts'

const anywhere = /^(?:api|javascript\.builtins)\./

/** What a script has at hand, or is given by events. All else it must first make by its name. */
const atHand = [
  ...[
    'Document',
    'Element',
    'HTML\\w*Element',
    'Node',
    'EventTarget',
    'Window',
    'Navigator',
    'Location',
    'History',
    'Performance',
    '\\w*Event',
  ],
  ...[
    'CSS',
    'CSSStyleDeclaration',
    'CSSStyleSheet',
    'DOMTokenList',
    'Storage',
    'Response',
    'AbortSignal',
    'ValidityState',
    'Range',
    'Selection',
  ],
]
const members = new RegExp(
  `^(?:api\\.(?:${atHand.join('|')})|javascript\\.builtins\\.(?!Temporal|\\w*DisposableStack)\\w+)\\.[^.]+$`,
)
/** Names that stand alone: constructors, and what the window has. */
const globals = /^(?:api|javascript\.builtins)\.(?:Window\.)?[^.]+$/

/**
 * What a built script uses that came after `year`, as keys of browser-compat-data. Names are all that a script shows of it: one that anything older has
 * too is taken for the older.
 */
export const newerInScript = (source: string, year: number): string[] => {
  const found: string[] = []
  const ask = (name: string, likely: RegExp) => {
    const meaning = newerMeaning(name, year, anywhere, likely)
    if (meaning) found.push(meaning)
  }
  new Visitor({
    MemberExpression({ property, computed }) {
      if (!computed && property.type === 'Identifier') ask(property.name, members)
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier') ask(callee.name, globals)
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') ask(callee.name, globals)
    },
  }).visit(parseSync('built.js', source, { sourceType: 'module' }).program)
  return found
}
