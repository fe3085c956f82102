import postcss, { type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss'
import { escapeRegExp } from '../../../src/core/text/escapeRegExp.ts'
import { newerMeaning } from './baselineKeys.ts'

type Ask = (name: string, where: RegExp) => void

const askFunctions = (value: string, ask: Ask): void => {
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi))
    ask(name, /^css\.(?:types|properties)\./)
  for (const [, unit = ''] of value.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi))
    ask(unit, /^css\.types\./)
}

const askDeclaration = ({ prop, value }: Declaration, ask: Ask): void => {
  askFunctions(value, ask)
  if (prop.startsWith('--')) return
  ask(prop.replace(/^-(?:webkit|moz)-/, ''), /^css\.properties\.[^.]+$/)
  const own = new RegExp(`^css\\.properties\\.${escapeRegExp(prop)}\\.`)
  const plain = value.replaceAll(/"[^"]*"|url\([^)]*\)|--[\w-]+/g, '')
  for (const [word] of plain.matchAll(/(?<![\w.#-])[a-z][\w-]*/gi))
    for (const name of [word, word.replaceAll('-', '_')]) ask(name, own)
}

const askSelector = (selector: string, ask: Ask): void => {
  for (const [, name = ''] of selector.matchAll(/::?(?:-(?:webkit|moz)-)?([a-z-]+)/g))
    ask(name, /^css\.selectors\.[^.]+$/)
}

/** What a style asks the browser for. */
const askSupports = (params: string, ask: Ask): void => {
  for (const [, prop = '', value = ''] of params.matchAll(/\(([\w-]+):([^;]*)\)$/g))
    askDeclaration(postcss.decl({ prop, value }), ask)
  askSelector(/selector\((.*)\)/.exec(params)?.[1] ?? '', ask)
}

const askAtRule = ({ name, params }: AtRule, ask: Ask): void => {
  ask(name, /^css\.at-rules\.[^.]+$/)
  const own = new RegExp(`^css\\.at-rules\\.${name}\\.`)
  if (name === 'supports') askSupports(params, ask)
  if (/[<>]/.test(params)) ask('range_syntax', own)
  for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g))
    ask(feature.replace(/^(?:min|max)-/, ''), own)
}

const askRule = (rule: Rule, ask: Ask): void => {
  askSelector(rule.selector, ask)
  if (rule.parent?.type === 'rule') ask('nesting', /^css\.selectors\.nesting$/)
}

/** What one declaration, rule or condition uses that came after `year`, without what stands in it, as keys of browser-compat-data. */
export const newerInNode = (node: ChildNode, year: number): string[] => {
  const found: string[] = []
  const ask: Ask = (name, where) => {
    const meaning = newerMeaning(name, year, where)
    if (meaning) found.push(meaning)
  }
  if (node.type === 'decl') askDeclaration(node, ask)
  else if (node.type === 'atrule') askAtRule(node, ask)
  else if (node.type === 'rule') askRule(node, ask)
  return found
}

/** The same of a whole style. What it asks for first (`@supports`) counts too. */
export const newerInStyle = (css: string, year: number): string[] => {
  const found: string[] = []
  postcss.parse(css).walk((node) => void found.push(...newerInNode(node, year)))
  return found
}
