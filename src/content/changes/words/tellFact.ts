import { isObject } from '../../../core/document/isObject.ts'
import type { Difference } from '../compare/difference.ts'
import { contentLines } from './contentLines.ts'
import type { Scene } from './scene.ts'
import type { Sentence, Teller } from './sentence.ts'
import { shortName } from './subject.ts'
import { ownKey, tellInside } from './tellInside.ts'

type Json = Readonly<Record<string, unknown>>
const isText = (value: unknown): value is string => typeof value === 'string'

const valueKeys: ReadonlySet<string> = new Set(['value', 'written'])

/** Whether a fact's figure is one that can be written out. */
const isSound = (fact: Json, { kit }: Scene): boolean => {
  const value = fact['value']
  const kind = isObject(value) ? value['kind'] : undefined
  const validators = kit.validators.factValues
  return isText(kind) && Object.hasOwn(validators, kind) && validators[kind]?.(value) === true
}

/** A figure that is new, or gone. */
const tellWholeFact = (difference: Difference, fact: Json, scene: Scene): Sentence | undefined => {
  const isNew = difference.kind === 'added'
  const { key, schema } = difference.place
  const written = (isNew ? scene.after : scene.before).lookup(String(key), undefined)
  if (written === undefined || !isSound(fact, scene)) return undefined
  const { label, value, ...rest } = fact
  const own = isObject(value) && value['kind'] === 'words' ? rest : { value, ...rest }
  const name = isText(label) ? label : String(key)
  return {
    sentence: [
      isNew ? 'New figure: ' : 'Figure removed: ',
      { as: 'said', text: name },
      ', ',
      { as: isNew ? 'is' : 'was', text: written },
    ],
    lines: contentLines(own, schema, scene, isNew ? 'is' : 'was'),
  }
}

/** A figure: what it was and what it is, as texts show it. */
export const tellFact: Teller = (differences, place, scene) => {
  const { before, after, key, oldKey } = place
  const [first] = differences
  const fact = after ?? before
  if (!first || !isObject(fact)) return undefined
  if (first.place === place)
    return first.kind === 'added' || first.kind === 'removed'
      ? tellWholeFact(first, fact, scene)
      : undefined
  if (!isObject(before) || !isObject(after) || !isSound(before, scene) || !isSound(after, scene))
    return undefined
  if (!differences.some((difference) => valueKeys.has(ownKey(difference, place)))) return undefined
  const [old, now] = [
    scene.before.lookup(String(oldKey), undefined),
    scene.after.lookup(String(key), undefined),
  ]
  if (old === undefined || now === undefined || old === now) return undefined
  const label = isText(after['label']) ? after['label'] : String(key)
  const rest = differences.filter((difference) => !valueKeys.has(ownKey(difference, place)))
  return {
    sentence: [
      { as: 'said', text: shortName(label) },
      ': ',
      { as: 'was', text: old },
      ' → ',
      { as: 'is', text: now },
    ],
    lines: tellInside(rest, place, scene),
  }
}
