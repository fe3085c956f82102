/**
 * The whole style sheet as rules, and its trimming: a page carries only the rules whose classes and elements occur on
 * it, and only the custom properties that these rules use. Nobody keeps lists of what is used where.
 */
import postcss, { type ChildNode } from 'postcss'
import base from '../ui/base.css?inline'
import dialog from '../ui/dialog.css?inline'
import form from '../ui/form.css?inline'
import parts from '../ui/parts.css?inline'
import print from '../ui/print.css?inline'
import section from '../ui/section.css?inline'
import shell from '../ui/shell.css?inline'
import toast from '../ui/toast.css?inline'
import tokens from '../ui/tokens.css?inline'
import { allCompositions, compositionSheets } from './compositionSheets.ts'
import { foldProperties, shortNames } from './foldProperties.ts'
import { type ThemeCss, themeProperties } from './themeCss.ts'
import { type Needs, needsOf, type Used } from './usedIn.ts'
import { withoutOverridden } from './withoutOverridden.ts'

const modules = import.meta.glob<string>(
  ['../{blocks,fields}/*/*.module.css', '!../blocks/*/*.*.module.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
)
const modulesIn = (folder: string) =>
  Object.keys(modules)
    .filter((path) => path.includes(folder))
    .sort()
    .map((path) => modules[path])
    .join('\n')

type Selector = Needs & { readonly text: string }
type Declared = {
  readonly kind: 'declaration'
  readonly property: string
  readonly text: string
  readonly variables: readonly string[]
}
type Ruled = {
  readonly kind: 'rule'
  readonly selectors: readonly Selector[]
  readonly nodes: readonly Node[]
}
type At = { readonly kind: 'at'; readonly head: string; readonly nodes: readonly Node[] }
type Verbatim = { readonly kind: 'verbatim'; readonly text: string }
type Node = Declared | Ruled | At | Verbatim

/** A style sheet read once, ready to be trimmed for any number of pages. */
export type Sheet = readonly Node[]

const squeeze = (css: string): string =>
  css
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};,>])\s*/g, '$1')
    .trim()
const variablesIn = (value: string): string[] =>
  [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

const read = (node: ChildNode): Node[] => {
  if (node.type === 'comment') return []
  if (node.type === 'decl') {
    const text = `${node.prop}:${squeeze(node.value)}${node.important ? '!important' : ''}`
    return [{ kind: 'declaration', property: node.prop, text, variables: variablesIn(node.value) }]
  }
  if (node.type === 'rule') {
    return [
      {
        kind: 'rule',
        selectors: node.selectors.map((selector) => ({
          text: squeeze(selector),
          ...needsOf(selector),
        })),
        nodes: node.nodes.flatMap(read),
      },
    ]
  }
  if (!node.nodes || node.name === 'font-face' || node.name === 'keyframes')
    return [{ kind: 'verbatim', text: squeeze(node.toString()) }]
  return [
    { kind: 'at', head: squeeze(`@${node.name} ${node.params}`), nodes: node.nodes.flatMap(read) },
  ]
}

const parse = (css: string): Sheet => postcss.parse(css).nodes.flatMap(read)

/** Marks the page on a slow line, see src/render/page/inlineScript.ts. */
const deviceFaces = 'data-late'

/** The style sheet of a site before it is trimmed; `theme` is the part that its theme makes. @internal For tests. */
export const wholeStyle = (theme: ThemeCss): string => {
  const composition = compositionSheets(theme.sheets)
  return [
    tokens,
    composition.tokens,
    `:root{${theme.scheme};${theme.roles}}[${deviceFaces}]{${theme.device}}`,
    base,
    section,
    parts,
    shell,
    theme.choices,
    form,
    toast,
    modulesIn('/'),
    composition.parts,
    composition.shell,
    composition.blocks,
    theme.own ?? '',
    print,
  ].join('\n')
}

/**
 * What a dialog brings along to a page that may have none of it, before it is trimmed. It is written inside `.dialog`,
 * tokens included, so that it changes nothing outside.
 * @internal For tests.
 */
export const wholeDialogStyle = (theme: ThemeCss): string => {
  const composition = compositionSheets(theme.sheets)
  const inside = [
    base,
    section,
    parts,
    form,
    modulesIn('/'),
    composition.parts,
    composition.blocks,
    theme.own ?? '',
  ].join('\n')
  const roles = [tokens, composition.tokens].map((sheet) => sheet.replace(':root', '.dialog'))
  return [
    ...roles,
    `.dialog{${theme.roles}}[${deviceFaces}] .dialog{${theme.device}}`,
    `.dialog{${inside}}`,
    dialog,
  ].join('\n')
}

const parseFor = ({ sheets }: ThemeCss, css: string): Sheet =>
  sheets === 'ledger' ? parse(css) : withoutOverridden(parse(css))

/** Parses the sheet of a site. */
export const parseSheet = (theme: ThemeCss): Sheet => parseFor(theme, wholeStyle(theme))

/** Parses the sheet of its dialogs. */
export const dialogSheet = (theme: ThemeCss): Sheet => parseFor(theme, wholeDialogStyle(theme))

const isUsed = ({ classes, elements }: Needs, used: Used): boolean =>
  classes.every((name) => used.classes.has(name)) &&
  elements.every((name) => used.elements.has(name))

/** The nodes that a page needs. Rules and conditions that are left empty go too. */
const trim = (nodes: readonly Node[], used: Used): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.kind === 'declaration' || node.kind === 'verbatim') return [node]
    const selectors =
      node.kind === 'rule' ? node.selectors.filter((selector) => isUsed(selector, used)) : []
    if (node.kind === 'rule' && selectors.length === 0) return []
    const inner = trim(node.nodes, used)
    if (inner.length === 0) return []
    return [
      node.kind === 'rule' ? { kind: 'rule', selectors, nodes: inner } : { ...node, nodes: inner },
    ]
  })

/** The custom properties that are referred to, directly or through other properties. */
const referred = (nodes: readonly Node[]): Set<string> => {
  const own = new Map<string, string[]>()
  const found = new Set<string>()
  const walk = (list: readonly Node[]): void => {
    for (const node of list) {
      if (node.kind === 'rule' || node.kind === 'at') walk(node.nodes)
      else if (node.kind === 'declaration') {
        if (node.property.startsWith('--'))
          own.set(node.property, [...(own.get(node.property) ?? []), ...node.variables])
        else for (const name of node.variables) found.add(name)
      }
    }
  }
  walk(nodes)
  // A set is walked in the order of insertion, names added on the way included.
  for (const name of found) for (const next of own.get(name) ?? []) found.add(next)
  return found
}

const write = (nodes: readonly Node[], properties: ReadonlySet<string>): string =>
  nodes
    .map((node) => {
      if (node.kind === 'verbatim') return node.text
      if (node.kind === 'declaration')
        return node.property.startsWith('--') && !properties.has(node.property)
          ? ''
          : `${node.text};`
      const body = write(node.nodes, properties)
      if (body === '') return ''
      return `${node.kind === 'rule' ? node.selectors.map(({ text }) => text).join(',') : node.head}{${body.replace(/;$/, '')}}`
    })
    .join('')

const names = shortNames(
  [
    tokens,
    base,
    section,
    parts,
    shell,
    form,
    toast,
    dialog,
    modulesIn('/'),
    allCompositions,
    themeProperties,
  ].join('\n'),
)

/** The custom properties that the engine's style declares. */
export const declaredProperties: ReadonlySet<string> = new Set(names.keys())

/** Styles by what they are for. Pages of one kind need the same style, and trimming takes as long as rendering. */
const trimmed = new WeakMap<Sheet, Map<string, string>>()
/** So many are kept at a time. */
const maxKept = 500

/** What of a sheet a page needs, as text for its `style` element. */
export const trimSheet = (sheet: Sheet, used: Used): string => {
  const known = trimmed.get(sheet) ?? new Map<string, string>()
  trimmed.set(sheet, known)
  const key = [...[...used.classes].sort(), ...[...used.elements].sort()].join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const nodes = trim(sheet, used)
  const style = foldProperties(write(nodes, referred(nodes)), names)
  if (known.size >= maxKept) known.clear()
  known.set(key, style)
  return style
}
