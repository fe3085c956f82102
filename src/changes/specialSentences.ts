import { factSchema } from '../document/facts.ts'
import { action } from '../document/parts.ts'
import { siteSchema } from '../document/site.ts'
import type { Difference, Place } from './difference.ts'
import { contentLines, sayAddress, sayDialog, sayValue } from './sayValue.ts'
import type { Scene, Side } from './scene.ts'
import type { Sentence, Teller, Tellers } from './sentence.ts'
import { nameAt, shortName, titleOf, whereOf } from './subject.ts'
import { tellDifference } from './tellDifference.ts'
import { plainWords, said, type Words } from './told.ts'

type Json = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'

/** What pressing a button does, or did. */
const effectOf = (button: Json, side: Side, isPast = false): Words | undefined => {
  if (isText(button['dialog'])) return [isPast ? 'opened the dialog ' : 'opens the dialog ', ...sayDialog(button['dialog'], side)]
  return isText(button['href']) ? [isPast ? 'led to ' : 'leads to ', ...sayAddress(button['href'], side)] : undefined
}

const ownKey = ({ place }: Difference, button: Place): string => {
  let at = place
  while (at.parent && at.parent !== button) at = at.parent
  return at.parent === button ? String(at.key) : ''
}

/** What else has changed in a thing that the sentence names. */
const tellEach = (differences: readonly Difference[], thing: Place, scene: Scene): Words[] =>
  differences.flatMap((difference) => {
    const { schema, before, after, parent } = difference.place
    const title = titleOf(schema)
    if (difference.kind === 'changed' && parent === thing && title !== undefined && isText(before) && isText(after))
      return [[`${title}: `, ...sayValue(before, schema, scene.before, 'was'), ' → ', ...sayValue(after, schema, scene.after, 'is')]]
    const { sentence, lines } = tellDifference(difference, scene)
    return [sentence, ...lines]
  })

/** A button: what it says, and what it does. */
const tellButton: Teller = (differences, place, scene) => {
  const { before, after } = place
  const [first] = differences
  if (!first || !isRecord(after ?? before)) return undefined
  const button = (after ?? before) as Json // just asked
  const label = isText(button['label']) ? said(shortName(button['label'])) : ['without words']
  if (first.place === place && (first.kind === 'added' || first.kind === 'removed')) {
    const general = tellDifference(first, scene)
    const effect = first.kind === 'added' ? effectOf(button, scene.after) : effectOf(button, scene.before, true)
    const [side, as] = first.kind === 'added' ? (['; it ', 'is'] as const) : (['; it ', 'was'] as const)
    const { label: _, href: __, dialog: ___, ...rest } = button
    const lines = Object.keys(rest).length > 0 ? contentLines(rest, place.schema, scene, as) : []
    return effect ? { sentence: [...general.sentence, side, ...effect], lines } : general
  }
  if (first.place === place || !isRecord(before) || !isRecord(after)) return undefined
  const byKey = (keys: readonly string[]) => differences.filter((difference) => keys.includes(ownKey(difference, place)))
  const [old, now] = [effectOf(before, scene.before, true), effectOf(after, scene.after)]
  const target = byKey(['href', 'dialog']).length > 0 && old && now
  const labels = byKey(['label'])
  if (!target) return undefined
  const rest = differences.filter((difference) => !['href', 'dialog', 'label'].includes(ownKey(difference, place)))
  const named = isText(before['label']) && labels.length > 0 ? said(shortName(before['label'])) : label
  const renamed: Words = labels.length > 0 && isText(after['label']) ? [' says “', { as: 'is', text: after['label'] }, '” now,'] : []
  return {
    sentence: ['Button ', ...named, ...whereOf(place, scene, ' in '), ...renamed, ' now ', ...now, '; before, it ', ...old],
    lines: tellEach(rest, place, scene),
  }
}

const valueKeys: ReadonlySet<string> = new Set(['value', 'written'])

/** Whether a fact's figure is one that can be written out. */
const isSound = (fact: Json, { kit }: Scene): boolean => {
  const value = fact['value']
  const kind = isRecord(value) ? value['kind'] : undefined
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
  const own = isRecord(value) && value['kind'] === 'words' ? rest : { value, ...rest }
  const name = isText(label) ? label : String(key)
  return {
    sentence: [isNew ? 'New fact: ' : 'Fact removed: ', { as: 'said', text: name }, ', ', { as: isNew ? 'is' : 'was', text: written }],
    lines: contentLines(own, schema, scene, isNew ? 'is' : 'was'),
  }
}

/** A figure: what it was and what it is, as texts show it. */
const tellFact: Teller = (differences, place, scene) => {
  const { before, after, key, oldKey } = place
  const [first] = differences
  const fact = after ?? before
  if (!first || !isRecord(fact)) return undefined
  if (first.place === place) return first.kind === 'added' || first.kind === 'removed' ? tellWholeFact(first, fact, scene) : undefined
  if (!isRecord(before) || !isRecord(after) || !isSound(before, scene) || !isSound(after, scene)) return undefined
  if (!differences.some((difference) => valueKeys.has(ownKey(difference, place)))) return undefined
  const [old, now] = [scene.before.lookup(String(oldKey), undefined), scene.after.lookup(String(key), undefined)]
  if (old === undefined || now === undefined || old === now) return undefined
  const label = isText(after['label']) ? after['label'] : String(key)
  const rest = differences.filter((difference) => !valueKeys.has(ownKey(difference, place)))
  return {
    sentence: [{ as: 'said', text: shortName(label) }, ': ', { as: 'was', text: old }, ' → ', { as: 'is', text: now }],
    lines: tellEach(rest, place, scene),
  }
}

/** Where an old address leads. */
const tellRedirect: Teller = (differences, place, scene) => {
  const { before, after } = place
  const [first] = differences
  const entry = after ?? before
  if (!first || !isRecord(entry) || !isText(entry['from']) || !isText(entry['to'])) return undefined
  const from: Words = ['The old address ', { as: 'said', text: entry['from'] }]
  if (first.place === place && first.kind === 'added')
    return { sentence: [...from, ' leads on to ', ...sayAddress(entry['to'], scene.after), ' now'], lines: [] }
  if (first.place === place && first.kind === 'removed')
    return { sentence: [...from, ' no longer leads on to ', ...sayAddress(entry['to'], scene.before)], lines: [] }
  const isTarget = differences.length === 1 && ownKey(first, place) === 'to' && isRecord(before) && isText(before['to'])
  if (!isTarget) return undefined
  return {
    sentence: [...from, ' leads on to ', ...sayAddress(entry['to'], scene.after), ' now, no longer to ', ...sayAddress(String(before['to']), scene.before)],
    lines: [],
  }
}

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
  const [old, now] = [contentLines(before, oldSchema, scene, 'was'), contentLines(after, schema, scene, 'is')]
  const lines = [...withoutShared(old, now).map((line): Words => ['gone: ', ...line]), ...withoutShared(now, old).map((line): Words => ['new: ', ...line])]
  const name = nameAt(place, scene)
  const where = parent ? whereOf(place, scene, ' in ') : []
  return {
    sentence: [
      ...(name === undefined ? ['It'] : said(name)),
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
export const isTurned = ({ before, after, schema, oldSchema }: Place): boolean =>
  isRecord(before) &&
  isRecord(after) &&
  schema !== undefined &&
  oldSchema !== undefined &&
  schema !== oldSchema &&
  isText(after['type']) &&
  before['type'] !== after['type']

/** Things whose differences are told together, by the schema of their place. What a teller leaves alone is told difference by difference. */
export const specialSentences: Tellers = new Map<object, Teller>([
  [action, tellButton],
  [factSchema, tellFact],
  [siteSchema.properties.redirects.items, tellRedirect],
]) as Tellers // schemas are objects of many types
