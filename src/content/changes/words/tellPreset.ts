import { dialogRoute } from '../../../core/document/addresses.ts'
import { isObject } from '../../../core/document/isObject.ts'
import type { DocumentPlace } from '../compare/difference.ts'
import { dialogNoun, said, type Words } from '../told.ts'
import { sayAnswer, sayField } from './sayPreset.ts'
import type { Scene } from './scene.ts'
import type { Teller } from './sentence.ts'
import { whereOf } from './subject.ts'

type Json = Readonly<Record<string, unknown>>

/** The dialog that something is filled into: the one that its button opens, or the one that a page names it by. */
const dialogOf = ({ parent, key, oldKey }: DocumentPlace, side: 'before' | 'after'): unknown => {
  const enclosing = parent?.[side]
  return isObject(enclosing) && typeof enclosing['dialog'] === 'string'
    ? enclosing['dialog']
    : side === 'before'
      ? oldKey
      : key
}

const answersOf = (value: unknown): Json => (isObject(value) ? value : {})

/** By whom it is filled in, or, of what a page fills in, into which dialog. */
const where = (place: DocumentPlace, dialog: unknown, scene: Scene): Words => {
  const by = whereOf(place, scene, 'Filled in by ')
  return by.length > 0 || typeof dialog !== 'string'
    ? by
    : [
        'Filled into the ',
        dialogNoun('dialog'),
        ' ',
        ...said(scene.after.titleAt(dialogRoute(dialog)) ?? dialog),
      ]
}

/** Answers that a button or a page fills in: fields and choices by their labels. */
export const tellPreset: Teller = (_, place, scene) => {
  if ([place.before, place.after].some((value) => value !== undefined && !isObject(value)))
    return undefined // no answers, and told like anything else
  const [before, after] = [answersOf(place.before), answersOf(place.after)]
  const [old, now] = [dialogOf(place, 'before'), dialogOf(place, 'after')]
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  )
  const told = changed.map((name): Words => {
    const was =
      before[name] === undefined ? [] : sayAnswer(old, name, before[name], scene.before, 'was')
    const is: Words =
      after[name] === undefined ? ['nothing'] : sayAnswer(now, name, after[name], scene.after, 'is')
    const field =
      after[name] === undefined
        ? sayField(old, name, scene.before)
        : sayField(now, name, scene.after)
    return [...field, ': ', ...was, ...(was.length > 0 ? [' → '] : []), ...is]
  })
  if (told.length === 0) return undefined
  const sentence = where(place, now, scene)
  const [first = []] = told
  return told.length === 1
    ? { sentence: [...sentence, ': ', ...first], lines: [] }
    : { sentence: [...sentence, ':'], lines: told }
}
