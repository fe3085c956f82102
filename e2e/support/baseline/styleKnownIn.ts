import postcss from 'postcss'
import { newerInNode } from './newerInStyle.ts'

/** A style as a browser reads it that knows what was known everywhere at the end of `year`, and drops all else as browsers do. */
export const styleKnownIn = (css: string, year: number): string => {
  const root = postcss.parse(css)
  root.walk((node) => {
    if (newerInNode(node, year).length === 0) return
    const isAskedFor = node.type === 'atrule' && node.name === 'supports'
    if (isAskedFor && node.params.startsWith('not ') && node.nodes) node.replaceWith(node.nodes)
    else node.remove()
  })
  return root.toString()
}
