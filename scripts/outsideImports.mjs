/**
 * A script that V8 takes from what it has kept has no `import()` of its own in Node 20. What such a bundle imports from outside of itself it imports by this function,
 * which loadCompiled.mjs gives it.
 */
import { parseAst } from 'vite'
import { outsideImport } from './loadCompiled.mjs'

/** @typedef {{ readonly type: string, readonly start: number, readonly source?: { readonly value?: unknown } }} Node as ESTree has it */

/** @param {unknown} value @returns {Node[]} */
const importsIn = (value) => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(importsIn)
  return 'type' in value && value.type === 'ImportExpression'
    ? [/** @type {Node} */ (value), ...inner]
    : inner
}

/** Whether the bundle has what is imported within itself. @param {Node} node @param {readonly string[]} outside names of packages that it does not have */
const isWithin = ({ source }, outside) =>
  typeof source?.value === 'string' &&
  !outside.some((name) => source.value === name || String(source.value).startsWith(`${name}/`))

/** Plugin of Vite. @param {readonly string[]} outside names of packages that stay outside of the bundle */
export const outsideImports = (outside) => ({
  name: 'outside-imports',
  enforce: /** @type {const} */ ('post'),
  transform: (/** @type {string} */ code) => {
    if (!/\bimport\s*\(/.test(code)) return null
    const found = importsIn(parseAst(code)).filter((node) => !isWithin(node, outside))
    const own = found
      .sort((a, b) => b.start - a.start)
      .reduce(
        (text, { start }) =>
          `${text.slice(0, start)}${outsideImport}${text.slice(start + 'import'.length)}`,
        code,
      )
    return found.length === 0 ? null : { code: own, map: null }
  },
})
