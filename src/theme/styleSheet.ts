/**
 * The whole style sheet as rules, and its trimming: a page carries only the rules whose classes and elements occur on
 * it, and only the custom properties that these rules use. Nobody keeps lists of what is used where.
 */
import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss'
import base from '../ui/base.css?inline'
import form from '../ui/form.css?inline'
import print from '../ui/print.css?inline'
import shell from '../ui/shell.css?inline'
import tokens from '../ui/tokens.css?inline'

const sheets = import.meta.glob<string>('../{blocks,fields}/*/*.module.css', { query: '?inline', import: 'default', eager: true })
const blocks = Object.keys(sheets)
  .sort()
  .map((path) => sheets[path])
  .join('\n')

/** What occurs on a page: its classes and element names. */
export type Used = { readonly classes: ReadonlySet<string>; readonly elements: ReadonlySet<string> }

const always = ['html', 'body', 'head']

/** Reads the classes and elements that occur in a piece of HTML. */
export const usedIn = (html: string): Used => {
  const classes = new Set<string>()
  const elements = new Set(always)
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) elements.add(element)
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) for (const name of list.split(/\s+/)) classes.add(name)
  return { classes, elements }
}

type Needs = { readonly classes: readonly string[]; readonly elements: readonly string[] }

/** What one selector needs. Alternatives, exclusions and attributes may come true later, so they need nothing. */
const needsOf = (selector: string): Needs => {
  const plain = selector.replace(/:(?:is|where|not|has|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g, '').replace(/\[[^\]]*\]/g, '').replace(/::?[a-z-]+(?:\([^)]*\))?/g, '')
  return {
    classes: [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
    elements: [...plain.matchAll(/(?:^|[\s>+~(,])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name),
  }
}

const needs = new Map<string, Needs>()
const isUsed = (selector: string, used: Used): boolean => {
  let known = needs.get(selector)
  if (!known) {
    known = needsOf(selector)
    needs.set(selector, known)
  }
  return known.classes.every((name) => used.classes.has(name)) && known.elements.every((name) => used.elements.has(name))
}

const variables = (value: string, found: Set<string>) => {
  for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) found.add(name)
}

const trimRules = (container: Container, used: Used): void => {
  container.each((node: ChildNode) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter((selector) => isUsed(selector, used))
      if (kept.length === 0) return void node.remove()
      if (kept.length < node.selectors.length) (node as Rule).selectors = kept
      trimRules(node, used)
      if (node.nodes.length === 0) node.remove()
    } else if (node.type === 'atrule' && node.nodes && node.name !== 'font-face') {
      trimRules(node as AtRule & Container, used)
      if (node.nodes.length === 0) node.remove()
    } else if (node.type === 'comment') node.remove()
  })
}

/** Drops custom properties that nothing left refers to, directly or through other properties. */
const trimProperties = (root: Root): void => {
  const own = new Map<string, Declaration[]>()
  const found = new Set<string>()
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) own.set(declaration.prop, [...(own.get(declaration.prop) ?? []), declaration])
    else variables(declaration.value, found)
  })
  for (const name of found) for (const declaration of own.get(name) ?? []) variables(declaration.value, found)
  for (const [name, declarations] of own) if (!found.has(name)) for (const declaration of declarations) declaration.remove()
}

const squeeze = (css: string): string =>
  css.replace(/\s*\n\s*/g, '').replace(/\s*([{};,])\s*/g, '$1').replace(/(?<=[{;][a-z-]+):\s+/g, ':').replace(/;}/g, '}')

/** The parsed sheet of a site; `css` is what its theme adds. Parse once, trim for each page. */
export const parseSheet = (css: string): Root => postcss.parse([tokens, css, base, shell, form, blocks, print].join('\n'))

/** What of a sheet a page needs, as text for its `style` element. */
export const trimSheet = (sheet: Root, used: Used): string => {
  const root = sheet.clone()
  trimRules(root, used)
  trimProperties(root)
  return squeeze(root.toString())
}
