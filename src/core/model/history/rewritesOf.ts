import { groupsIn, keysInText, type Step } from '../../document/history.ts'
import { isObject } from '../../document/isObject.ts'
import { childOf, escapeKey, keysOf, valueAt } from '../schema/path.ts'
import type { Rewrite } from './rewrite.ts'
import { rewriteValue } from './rewriteValue.ts'

/** The objects that a place such as `/items/*` leads to, by their pointers. */
export const placesOf = (value: unknown, place: string): string[] => {
  let found: readonly (readonly [pointer: string, value: unknown])[] = [['', value]]
  for (const key of keysOf(place))
    found = found.flatMap(([pointer, one]) => {
      const keys =
        key === '*' ? (typeof one === 'object' && one !== null ? Object.keys(one) : []) : [key]
      return keys.map((name) => [`${pointer}/${escapeKey(name)}`, childOf(one, name)] as const)
    })
  return found.flatMap(([pointer, one]) => (isObject(one) ? [pointer] : []))
}

const has = (value: unknown, key: string): boolean => isObject(value) && Object.hasOwn(value, key)

const split = (
  object: unknown,
  place: string,
  { key, pattern }: Extract<Step, { kind: 'split' }>,
): Rewrite[] => {
  const [first, ...others] = groupsIn(pattern)
  const written = childOf(object, key)
  const groups =
    typeof written === 'string' ? new RegExp(pattern, 'u').exec(written)?.groups : undefined
  if (
    !groups ||
    first === undefined ||
    [first, ...others].some((name) => name !== key && has(object, name))
  )
    return []
  return [
    ...(first === key ? [] : [{ kind: 'rename', pointer: `${place}/${key}`, key: first } as const]),
    { kind: 'set', pointer: `${place}/${first}`, value: groups[first] },
    ...others.map(
      (name) =>
        ({ kind: 'set', pointer: `${place}/${name}`, value: groups[name], isNew: true }) as const,
    ),
  ]
}

const join = (
  object: unknown,
  place: string,
  { to, text }: Extract<Step, { kind: 'joined' }>,
): Rewrite[] => {
  const keys = keysInText(text)
  const [first, ...others] = keys
  if (
    first === undefined ||
    keys.some((key) => typeof childOf(object, key) !== 'string') ||
    (!keys.includes(to) && has(object, to))
  )
    return []
  return [
    {
      kind: 'set',
      pointer: `${place}/${first}`,
      value: text.replace(/\{(\w+)\}/g, (_, key: string) => String(childOf(object, key))),
    },
    ...others.map((key) => ({ kind: 'remove', pointer: `${place}/${key}` }) as const),
    ...(first === to ? [] : [{ kind: 'rename', pointer: `${place}/${first}`, key: to } as const]),
  ]
}

const move = (
  value: unknown,
  place: string,
  { from, to }: Extract<Step, { kind: 'moved' }>,
): Rewrite[] => {
  const [pointer, end] = [place + from, place + to]
  const parent = end.slice(0, end.lastIndexOf('/'))
  const container = valueAt(value, parent)
  const isFree =
    container === undefined || (isObject(container) && valueAt(value, end) === undefined)
  if (valueAt(value, pointer) === undefined || !isFree) return []
  return [...objectsTo(value, parent), { kind: 'move', pointer, to: end }]
}

/** Makes the objects that are not there on the way to a place. */
const objectsTo = (value: unknown, place: string): Rewrite[] => {
  if (place === '' || valueAt(value, place) !== undefined) return []
  return [
    ...objectsTo(value, place.slice(0, place.lastIndexOf('/'))),
    { kind: 'set', pointer: place, value: {}, isNew: true },
  ]
}

const give = (
  value: unknown,
  place: string,
  { key, value: given }: Extract<Step, { kind: 'given' }>,
): Rewrite[] =>
  has(valueAt(value, place), key)
    ? []
    : [{ kind: 'set', pointer: `${place}/${key}`, value: given, isNew: true }]

/** Whether a document of settings is in a language, of whatever country; one that names none is in English. */
const isIn = (settings: unknown, language: string): boolean => {
  const written = childOf(settings, 'language') ?? 'en'
  return typeof written === 'string' && written.split('-')[0] === language
}

const atPlace = (
  value: unknown,
  place: string,
  step: Exclude<Step, { kind: 'called' }>,
): Rewrite[] => {
  const object = valueAt(value, place)
  if (step.kind === 'split') return split(object, place, step)
  if (step.kind === 'joined') return join(object, place, step)
  if (step.kind === 'moved') return move(value, place, step)
  if (step.kind === 'given') return give(value, place, step)
  if (!has(object, step.key)) return []
  const pointer = `${place}/${step.key}`
  if (step.kind === 'retired') return [{ kind: 'remove', pointer }]
  return has(object, step.to) ? [] : [{ kind: 'rename', pointer, key: step.to }]
}

/**
 * What a step comes to in a part, place by place; nothing where there is nothing to do, as in one that is new already. `type` is the part's name of today,
 * if it is a block or a field. A key that would overwrite another one is left where it is: lint then tells it. Pure.
 */
export const rewritesOf = (value: unknown, step: Step, type: string): Rewrite[][] => {
  if (step.kind === 'given' && step.language !== undefined && !isIn(value, step.language)) return []
  if (step.kind === 'called')
    return childOf(value, 'type') === step.before
      ? [[{ kind: 'set', pointer: '/type', value: type }]]
      : []
  const place = step.at ?? ''
  const missing =
    step.kind === 'given' && !place.includes('*') && isObject(value) ? objectsTo(value, place) : []
  const now = missing.reduce(rewriteValue, value)
  return placesOf(now, place).flatMap((one) => {
    const rewrites = [...missing, ...atPlace(now, one, step)]
    return rewrites.length > 0 ? [rewrites] : []
  })
}
