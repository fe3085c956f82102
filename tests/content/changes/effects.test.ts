import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** A node of the syntax tree, as far as it is looked at here. */
type Node = { readonly type: string; readonly [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const children = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
const isFunction = ({ type }: Node) =>
  /^(?:ArrowFunction|Function)Expression$|^FunctionDeclaration$/.test(type)
const within = (node: Node): Node[] => [node, ...children(node).flatMap(within)]

/** What a function itself returns, without the functions in it. */
const returns = (node: Node): Node[] =>
  node.type === 'ReturnStatement'
    ? [node]
    : children(node).flatMap((child) => (isFunction(child) ? [] : returns(child)))

const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return ''
  return String(callee['name'] ?? (isNode(callee['property']) ? callee['property']['name'] : ''))
}

const faultOf = (effect: unknown): string | undefined => {
  if (!isNode(effect) || !isFunction(effect)) return 'takes a function written on the spot'
  if (effect['async'] === true) return 'is not async: that returns a promise'
  const { body } = effect
  if (isNode(body) && isFunction(body)) return undefined
  if (!isNode(body) || body.type !== 'BlockStatement')
    return 'has braces: an expression returns what it gives'
  const other = returns(body).some(({ argument }) => isNode(argument) && !isFunction(argument))
  return other ? 'returns nothing or a clean-up function written on the spot' : undefined
}

/** The effects of a source that may return anything but a function, which React would call; each with what is asked of it. */
const faultsIn = (file: string, source: string): string[] => {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`)
  return within(program as unknown as Node).flatMap((node) => {
    if (
      node.type !== 'CallExpression' ||
      !/^use(?:Layout|Insertion)?Effect$/.test(nameOf(node['callee']))
    )
      return []
    const fault = faultOf((node['arguments'] as unknown[])[0]) // a call has arguments
    const line = source.slice(0, Number(node['start'])).split('\n').length
    return fault ? [`${file}:${line} an effect ${fault}`] : []
  })
}

describe('the check that React effects return nothing or a clean-up function', () => {
  it.each([
    ['useEffect(() => { go() }, [])', []],
    ['useEffect(() => { const end = go(); return () => end() }, [])', []],
    ['useEffect(() => () => end(), [])', []],
    ['useEffect(() => { if (x) return; go(() => { return 1 }) })', []],
    [
      'useEffect(() => element.scrollIntoView())',
      ['a.tsx:1 an effect has braces: an expression returns what it gives'],
    ],
    [
      'const a = <b />\nReact.useLayoutEffect(() => go())',
      ['a.tsx:2 an effect has braces: an expression returns what it gives'],
    ],
    [
      'useEffect(async () => { await go() })',
      ['a.tsx:1 an effect is not async: that returns a promise'],
    ],
    [
      'useEffect(() => { return go() })',
      ['a.tsx:1 an effect returns nothing or a clean-up function written on the spot'],
    ],
    ['useEffect(go)', ['a.tsx:1 an effect takes a function written on the spot']],
  ])('accepts or rejects %s', (source, expected) => {
    expect(faultsIn('a.tsx', source)).toEqual(expected)
  })

  it('passes for every source file', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(
      files.flatMap((file) => faultsIn(file, readFileSync(join('src', file), 'utf8'))),
    ).toEqual([])
  })
})
