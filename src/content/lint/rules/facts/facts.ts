import { factFormats } from '../../../../core/model/figures/formatFact.ts'
import { isFormat, reference, referencesIn } from '../../../../core/model/figures/interpolate.ts'
import { pointerOf } from '../../../../core/model/schema/path.ts'
import { meant } from '../../links/meant.ts'
import { nearest } from '../../links/nearest.ts'
import { nearestPath } from '../../links/nearestPath.ts'
import { type Message, msg } from '../../messages/msg.ts'
import { maxLength } from '../../syntax/limits.ts'
import type { DocumentContext, FactIndexes } from '../../types/context.ts'
import type { LintFile } from '../../types/file.ts'
import type { Fix, Report } from '../../types/report.ts'
import type { Rule } from '../../types/rule.ts'

const formats = Object.keys(factFormats)

const subjectOf = (name: string) => name.split('.')[0] ?? ''

type Names = FactIndexes['names']

const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const last = name.split('.').at(-1)
  const [sameEnd, ...more] = names.filter(
    (other) => other.split('.').at(-1) === last && subjectOf(other) === subjectOf(name),
  )
  return sameEnd && more.length === 0 ? sameEnd : nearestPath(name, names, '.')
}

/** What to do about a fact that is not there and like none: those that its subject has. */
const otherNames = (name: string, names: readonly string[]): Message => {
  const beside = names.filter((other) => subjectOf(other) === subjectOf(name))
  return beside.length > 0 && beside.length < 13
    ? msg('subjectHasFacts', { subject: subjectOf(name), beside })
    : msg('listFacts')
}

/** A name in single braces, with or without a form. Braces with other words in them are text, such as {count}. */
const single = /(?<!\{)\{\s*([\w.]+)\s*(?:\|[^{}]*)?\}(?!\})/g

function* checkSingle(
  text: string,
  place: Pick<Report, 'file' | 'pointer'>,
  names: Names,
): Iterable<Report> {
  for (const { 0: found, 1: name = '', index } of text.matchAll(single)) {
    if (!names[name]) continue
    yield {
      ...place,
      index,
      length: found.length,
      message: msg('factInSingleBraces', { name, found }),
      suggestion: msg('writeFactReference', { found }),
      fix: { kind: 'characters', text: `{${found}}` },
    }
  }
}

function* checkString(
  text: string,
  file: LintFile,
  pointer: string,
  names: Names,
  hasSite: boolean,
): Iterable<Report> {
  for (const { name, format, index, length } of referencesIn(text)) {
    const place = { file: file.path, pointer, index, length }
    const written = text.slice(index, index + length)
    const instead = (part: string, right: string): Fix => {
      const at = part === name ? written.indexOf(part) : written.lastIndexOf(part)
      return {
        kind: 'characters',
        text: written.slice(0, at) + right + written.slice(at + part.length),
      }
    }
    if (!names[name] && (hasSite || !name.startsWith('firm.'))) {
      const known = Object.keys(names)
      const near = nearestName(name, known)
      yield {
        ...place,
        cause: { name: `fact ${name}` },
        message: msg('noSuchFact', { name }),
        ...(near
          ? meant(name, near, instead(name, near))
          : { suggestion: otherNames(name, known) }),
      }
    } else if (format !== undefined && !isFormat(format)) {
      const near = nearest(format, formats)
      yield {
        ...place,
        message: msg('noSuchFormat', { format }),
        ...(near
          ? meant(format, near, instead(format, near))
          : { suggestion: msg('factFormats', { formats }) }),
      }
    }
  }
  yield* checkSingle(text, { file: file.path, pointer }, names)
  const rest = text.replace(reference, (found) => ' '.repeat(found.length))
  const open = rest.indexOf('{{')
  const broken = open < 0 ? rest.indexOf('}}') : open
  if (broken >= 0) {
    yield {
      file: file.path,
      pointer,
      index: broken,
      length: 2,
      message: msg('strayBraces'),
      suggestion: msg('referenceShape'),
    }
  }
}

const tooLong = {
  message: msg('tooLongWithFacts', { most: maxLength }),
  suggestion: msg('useFewerFacts'),
}

/** How long a text will be on the page: one of few letters may refer to a long one again and again. */
const writtenLength = (text: string, { lookup }: DocumentContext): number =>
  referencesIn(text).reduce(
    (sum, { name, format }) => sum + (lookup(name, format)?.length ?? 0),
    text.length,
  )

export const rule: Rule = {
  name: 'facts',
  severity: 'error',
  always: true,
  perDocument: true,
  what: 'A text refers only to facts that pages/_facts.json has, in a form that a fact can be written in.',
  why: 'Otherwise the visitor reads {{repair.tyme}} instead of a figure.',
  bad: [
    {
      file: 'pages/services/repair.json',
      at: '/blocks/0/text',
      value: 'Ready within {{repair.tyme}}.',
    },
  ],
  good: [
    {
      file: 'pages/services/repair.json',
      at: '/blocks/0/text',
      value: 'Ready within {{repair.time}}.',
    },
  ],
  *check(context) {
    const names = context.factIndexes?.names
    if (!names) return
    for (const file of context.files) {
      if (file.place?.kind === 'facts') continue
      let written = 0
      for (const { text, path } of file.gathered.strings) {
        if (!text.includes('{') && !text.includes('}')) continue
        yield* checkString(text, file, pointerOf(path), names, context.site !== undefined)
        written += writtenLength(text, context)
        if (written <= maxLength) continue
        yield { file: file.path, pointer: pointerOf(path), ...tooLong }
        break
      }
    }
  },
}
