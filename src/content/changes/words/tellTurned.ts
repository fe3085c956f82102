import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentPlace } from '../compare/difference.ts'
import { plainWords, said, type Words } from '../told.ts'
import { contentLines } from './contentLines.ts'
import type { Teller } from './sentence.ts'
import { nameAt, thingFirst, titleOf, whereOf } from './subject.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The texts of a thing, each once more for each time that it stands there. */
const withoutShared = (lines: readonly Words[], others: readonly Words[]): Words[] => {
  const values = others.map((line) => plainWords(line.slice(1)))
  return lines.filter((line) => {
    const at = values.indexOf(plainWords(line.slice(1)))
    if (at >= 0) values.splice(at, 1)
    return at < 0
  })
}

/** A block or field that is of another kind now: what it said and says, but for what it says still. */
export const tellTurned: Teller = (_, place, scene) => {
  const { before, after, schema, oldSchema, parent } = place
  const [old, now] = [
    contentLines(before, oldSchema, scene, 'was'),
    contentLines(after, schema, scene, 'is'),
  ]
  const lines = [
    ...withoutShared(old, now).map((line): Words => ['gone: ', ...line]),
    ...withoutShared(now, old).map((line): Words => ['new: ', ...line]),
  ]
  const name = nameAt(place, scene)
  const where = parent ? whereOf(place, scene, ' in ') : []
  return {
    sentence: [
      ...(name === undefined ? thingFirst(place, scene) : said(name)),
      ...where,
      ' is another kind of thing now: ',
      ...said(titleOf(oldSchema) ?? 'unknown'),
      ' → ',
      ...said(titleOf(schema) ?? 'unknown'),
      lines.length > 0 ? '; all other texts stay:' : '; all texts stay',
    ],
    lines,
  }
}

/** Whether a place holds a block, field or value of another kind than before. */
export const isTurned = ({ before, after, schema, oldSchema }: DocumentPlace): boolean =>
  isObject(before) &&
  isObject(after) &&
  schema !== undefined &&
  oldSchema !== undefined &&
  schema !== oldSchema &&
  isText(after['type']) &&
  before['type'] !== after['type']
