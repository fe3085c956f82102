import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type Declaration } from 'postcss'
import { describe, expect, it } from 'vitest'

/**
 * Styles say start and end, never left and right: a site that is written from right to left is then mirrored without a rule of its own. What
 * has no side in the direction of writing is let through: scrolling and swiping along an axis, the line that `vertical-align` means.
 */
const sides =
  /^(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right|top|bottom)(?:-|$)|^(?:min-|max-)?(?:width|height)$/
const sideWords = /(?<![\w-])(?:left|right|top|bottom)(?![\w-])/
const lineRelative = /^vertical-align$/
const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/

const wordsOf = (value: string) => postcss.list.space(value)
/** Whether the second and the fourth of four values differ: right and left. */
const isLopsided = (value: string) =>
  wordsOf(value).length === 4 && wordsOf(value)[1] !== wordsOf(value)[3]
const hasLopsidedCorners = (value: string) => {
  const [first, second = first, third = first, fourth = second] = wordsOf(value)
  return first !== second || third !== fourth
}
/** Turned, moved sideways or shaded aslant: the eye sees a side in it. */
const isAslant = (property: string, value: string) =>
  (property === 'rotate' && value !== '0' && value !== 'none') ||
  (property === 'translate' && !/^(?:0(?: |$)|none$)/.test(value)) ||
  (property === 'transform' && value !== 'none') ||
  /gradient\(\s*(?:from )?-?(?!0deg|180deg)[\d.]+(?:deg|turn|rad)/.test(value)

const isPhysical = (property: string, value: string): boolean =>
  sides.test(property) ||
  (sideWords.test(value) && !lineRelative.test(property)) ||
  (fourSides.test(property) && isLopsided(value)) ||
  (property === 'border-radius' && hasLopsidedCorners(value)) ||
  isAslant(property, value)

/** What is physical on purpose: `<file>: <selector> { <declaration> }`. */
const tick = 'a tick is drawn the same in every writing'
const down = 'an arrowhead that points down has no side once it is turned'
const onward = 'an arrow that points on is turned about by the rule for :dir(rtl) beside it'
const exceptions: Readonly<Record<string, string>> = {
  'render/ui/parts.css: .ui-ticks > li::before { border-width: 0 2px 2px 0 }': tick,
  'render/ui/parts.css: .ui-ticks > li::before { rotate: 40deg }': tick,
  'render/ui/shell.css: &[popovertarget]::after { border-width: 0 1.5px 1.5px 0 }': down,
  'render/ui/shell.css: &[popovertarget]::after { rotate: 45deg }': down,
  'render/blocks/cards/Cards.poster.module.css: &::before { rotate: 45deg }': onward,
  'render/blocks/cards/Cards.poster.module.css: &:dir(rtl)::before { rotate: -45deg }': onward,
  'render/blocks/related/Related.hearth.module.css: & a::before { rotate: 45deg }': onward,
  'render/blocks/related/Related.hearth.module.css: & a:dir(rtl)::before { rotate: -45deg }':
    onward,
  'render/blocks/location/Location.poster.module.css: .open { rotate: -4deg }':
    'a stamp stands aslant, and rises in either writing',
  'render/blocks/location/Location.poster.module.css: &:dir(rtl) { rotate: 4deg }':
    'a stamp stands aslant, and rises in either writing',
  'render/ui/form.css: &:is(select) { background: linear-gradient(135deg, currentColor 50%, transparent 0) calc(100% - 0.85em) 55% / 0.35em 0.35em no-repeat, var(--surface-raised) linear-gradient(45deg, transparent 50%, currentColor 0) calc(100% - 1.2em) 55% / 0.35em 0.35em no-repeat }':
    'positions of a background know no start; the rule for :dir(rtl) inside it moves the arrowhead to the other edge',
  'authoring/studio/client/studio.css: .studio-strip, .studio-rail { background: linear-gradient(90deg, var(--ground) 40%, transparent) 0 0 / 36px 100%, linear-gradient(-90deg, var(--ground) 40%, transparent) 100% 0 / 36px 100%, linear-gradient(90deg, var(--gray-a8), transparent) 0 0 / 14px 100%, linear-gradient(-90deg, var(--gray-a8), transparent) 100% 0 / 14px 100%, var(--ground) }':
    'both edges have the same shadow, so that it is the same from right to left',
}

const selectorOf = ({ parent }: Declaration) =>
  parent?.type === 'rule' ? (parent as postcss.Rule).selector.replace(/\s+/g, ' ') : ''

const physicalIn = (file: string, css: string): string[] => {
  const found: string[] = []
  postcss.parse(css).walkDecls((declaration) => {
    const { prop, value } = declaration
    if (isPhysical(prop, value))
      found.push(`${file}: ${selectorOf(declaration)} { ${prop}: ${value.replace(/\s+/g, ' ')} }`)
  })
  return found
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.css'))

describe('the check for physical CSS declarations', () => {
  it.each([
    'left: 0',
    'top: 1px',
    'margin-left: 1px',
    'padding-top: 1px',
    'border-right: 0',
    'border-left-color: red',
    'border-top-left-radius: 1px',
    'scroll-margin-bottom: 1px',
    'width: 1px',
    'max-height: 1px',
    'text-align: left',
    'float: right',
    'inset-block-start: anchor(bottom)',
    'background: linear-gradient(to right, red, blue)',
    'background: linear-gradient(45deg, red, blue)',
    'background-position: right 1px top 0',
    'padding: 1px 2px 1px 0',
    'margin: -0.2em 0 0 calc(1px + 2px)',
    'inset: 0 auto auto 0',
    'border-width: 0 1px 1px 0',
    'border-radius: 0 1px 1px 0',
    'border-radius: 0 1px',
    'translate: 1px',
    'transform: translateX(1px)',
    'rotate: 45deg',
  ])('reports a declaration that names or implies a side: %s', (declaration) => {
    expect(physicalIn('a.css', `.a { ${declaration} }`)).toEqual([`a.css: .a { ${declaration} }`])
  })

  it.each([
    'inset-inline-start: 0',
    'margin-inline: 1px 0',
    'border-start-end-radius: 1px',
    'inline-size: min(100%, 1px)',
    'text-align: start',
    'inset-block-start: anchor(end, 1px)',
    'mask-image: linear-gradient(red calc(100% - 1px), blue)',
    'padding: 1px 2px 3px',
    'padding: 1px 2px 3px 2px',
    'border-radius: 0 0 1px 1px',
    'border-width: 2px 0',
    'translate: 0 1px',
    'vertical-align: bottom',
    'overflow-y: auto',
    'touch-action: pan-y',
  ])('accepts a logical or symmetrical declaration: %s', (declaration) => {
    expect(physicalIn('a.css', `.a { & .b { ${declaration} } }`)).toEqual([])
  })
})

it('every style sheet uses logical properties except for the listed exceptions', () => {
  expect(files.length).toBeGreaterThan(30)
  const found = files.flatMap((file) => physicalIn(file, readFileSync(join('src', file), 'utf8')))
  expect(found.filter((one) => !(one in exceptions))).toEqual([])
  expect(Object.keys(exceptions).filter((one) => !found.includes(one))).toEqual([])
})
