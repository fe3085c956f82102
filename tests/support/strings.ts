import fc from 'fast-check'
import { href } from '../../src/core/document/parts.ts'
import type { Strings } from './valuesOf.ts'

/** What people try who want to break in, or to break things. */
export const hostileTexts = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '[click](javascript:alert(1))',
  '[click](//evil.example)',
  '![x](https://evil.example/x.png)',
  '</style><style>*{display:none}',
  '<!--',
  ']]>',
  '{{firm.name}}',
  '{{constructor.prototype}}',
  '{{',
  '__proto__',
  'constructor',
  '*'.repeat(60),
  '['.repeat(200),
  '‮ right to left',
  '\u0000',
  '😀'.repeat(20),
]
const hostileAddresses = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example\\@good.example',
  '/assets/../../../etc/passwd',
  '/__proto__',
  '#"><script>alert(1)</script>',
  '%',
]

const fits = (schema: Parameters<Strings>[0]) => {
  const {
    pattern,
    minLength = 0,
    enum: words,
  } = schema as { pattern?: string; minLength?: number; enum?: readonly string[] } // JSON Schema's own shape
  // What could not be read when a file was decoded is no text: lint says so.
  return (text: string) =>
    text.length >= minLength &&
    !text.includes('\ufffd') &&
    !/\p{Cs}/u.test(text) &&
    (!pattern || new RegExp(pattern, 'u').test(text)) &&
    (!words || words.includes(text))
}

/** Any string that its schema allows, hostile ones first. */
export const wildStrings: Strings = (schema) => {
  const fit = fits(schema)
  const hostile = [...hostileTexts, ...hostileAddresses].filter(fit)
  const any =
    schema['pattern'] === undefined || schema['pattern'] === '\\S'
      ? fc.string({ unit: 'grapheme', maxLength: 40 }).filter(fit)
      : undefined
  const spelt = any ?? fc.stringMatching(new RegExp(String(schema['pattern']), 'u')).filter(fit)
  return hostile.length > 0
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...hostile) }, spelt)
    : spelt
}

const words =
  'wheel chain brake saddle pedal spoke bench lamp river morning workshop apprentice letter copper garden window ladder market evening harbour lantern orchard'.split(
    ' ',
  )
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 3, maxLength: 7 })
  .map((list) => list.join(' ').replace(/^./, (letter) => letter.toUpperCase()))
const marked = fc
  .tuple(
    sentence,
    fc.constantFrom(
      '',
      ' *twice*',
      ' **always**',
      ' [see the repairs](/services/repair)',
      ' `code`',
      '\nSecond line',
      ' & more',
    ),
  )
  .map(([text, end]) => `${text}${end}.`)
const unique = fc.integer({ min: 0, max: 0x7fffffff }).map((number) => `n${number.toString(36)}`)

/** Strings that fit into the example site: routes, pictures and dialogs that are there, words that say something. */
export const fittingStrings: Strings = (schema, key) => {
  const pattern = schema['pattern']
  if (schema === href)
    return fc.constantFrom(
      '/contact',
      '/services/repair',
      '/log/chains',
      'https://www.example.org/a?b=c&d',
      'mailto:bench@spoke.example',
    )
  if (key === 'dialog') return fc.constant('booking')
  if (key === 'form' || (key === 'name' && pattern === '^[a-zA-Z][a-zA-Z0-9-]*$'))
    return fc.constant('example')
  if (pattern === '^/') return fc.constantFrom('/services/repair', '/log/chains', '/contact')
  if (String(pattern).startsWith('^/assets/'))
    return fc.constantFrom('/assets/example-wheel.svg', '/assets/example-workshop.svg')
  if (pattern === '^\\d{4}-\\d{2}-\\d{2}$')
    return fc.constantFrom('2024-02-29', '2025-01-15', '2025-12-31')
  if (/^\^\[a-zA-Z\]\[a-zA-Z0-9-?\]\*\$$/.test(String(pattern))) return unique
  if (pattern !== undefined && pattern !== '\\S')
    return fc.stringMatching(new RegExp(String(pattern), 'u'))
  return schema['contentMediaType'] ? marked : sentence
}
