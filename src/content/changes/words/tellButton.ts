import { isObject } from '../../../core/document/isObject.ts'
import { dialogNoun, said, type Words } from '../told.ts'
import { contentLines } from './contentLines.ts'
import { sayAddress, sayDialog } from './sayAddress.ts'
import { presetLines } from './sayPreset.ts'
import type { Side } from './scene.ts'
import type { Teller } from './sentence.ts'
import { shortName, whereOf } from './subject.ts'
import { tellDifference } from './tellDifference.ts'
import { ownKey, tellInside } from './tellInside.ts'

type Json = Readonly<Record<string, unknown>>
const isText = (value: unknown): value is string => typeof value === 'string'

/** What pressing a button does, or did. */
const effectOf = (button: Json, side: Side, isPast = false): Words | undefined => {
  if (isText(button['dialog']))
    return [
      isPast ? 'opened the ' : 'opens the ',
      dialogNoun('dialog'),
      ' ',
      ...sayDialog(button['dialog'], side),
    ]
  return isText(button['href'])
    ? [isPast ? 'led to ' : 'leads to ', ...sayAddress(button['href'], side)]
    : undefined
}

/** A button: what it says, and what it does. */
export const tellButton: Teller = (differences, place, scene) => {
  const { before, after } = place
  const [first] = differences
  if (!first || !isObject(after ?? before)) return undefined
  const button = (after ?? before) as Json // just asked
  const label = isText(button['label']) ? said(shortName(button['label'])) : ['without words']
  if (first.place === place && (first.kind === 'added' || first.kind === 'removed')) {
    const general = tellDifference(first, scene)
    const effect =
      first.kind === 'added' ? effectOf(button, scene.after) : effectOf(button, scene.before, true)
    const [side, as] =
      first.kind === 'added' ? (['; it ', 'is'] as const) : (['; it ', 'was'] as const)
    const { label: _, href: __, dialog, preset, ...rest } = button
    const lines = [
      ...(Object.keys(rest).length > 0 ? contentLines(rest, place.schema, scene, as) : []),
      ...presetLines(preset, dialog, first.kind === 'added' ? scene.after : scene.before, as),
    ]
    return effect ? { sentence: [...general.sentence, side, ...effect], lines } : general
  }
  if (first.place === place || !isObject(before) || !isObject(after)) return undefined
  const byKey = (keys: readonly string[]) =>
    differences.filter((difference) => keys.includes(ownKey(difference, place)))
  const [old, now] = [effectOf(before, scene.before, true), effectOf(after, scene.after)]
  const target = byKey(['href', 'dialog']).length > 0 && old && now
  const labels = byKey(['label'])
  if (!target) return undefined
  const rest = differences.filter(
    (difference) => !['href', 'dialog', 'label'].includes(ownKey(difference, place)),
  )
  const named =
    isText(before['label']) && labels.length > 0 ? said(shortName(before['label'])) : label
  const renamed: Words =
    labels.length > 0 && isText(after['label'])
      ? [' says “', { as: 'is', text: after['label'] }, '” now,']
      : []
  return {
    sentence: [
      'Button ',
      ...named,
      ...whereOf(place, scene, ' in '),
      ...renamed,
      ' now ',
      ...now,
      '; before, it ',
      ...old,
    ],
    lines: tellInside(rest, place, scene),
  }
}
