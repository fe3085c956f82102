import { groupsIn, type History, keysInText, type Step } from '../../src/core/document/history.ts'
import { rewritesOf } from '../../src/core/model/history/rewritesOf.ts'
import { rewriteValue } from '../../src/core/model/history/rewriteValue.ts'

/** The step that takes a step back; undefined where it does not say how, or something is lost by it. `type` is the part's name of today. */
const backOf = (step: Step, type: string): Step | undefined => {
  const at = step.kind === 'called' || step.at === undefined ? {} : { at: step.at }
  if (step.kind === 'called') return { kind: 'called', before: type }
  if (step.kind === 'renamed') return { ...step, key: step.to, to: step.key }
  if (step.kind === 'moved') return { ...step, from: step.to, to: step.from }
  if (step.kind === 'split' && step.back !== undefined)
    return { kind: 'joined', ...at, to: step.key, text: step.back, back: step.pattern }
  if (step.kind === 'joined' && step.back !== undefined)
    return { kind: 'split', ...at, key: step.to, pattern: step.back, back: step.text }
  return undefined
}

/** A part as it was before all of its history; undefined where some step can't be taken back. */
export const stepBack = (history: History, value: unknown, type: string): unknown => {
  let now = value
  for (const step of history.flatMap(({ steps }) => steps).reverse()) {
    const back = backOf(step, type)
    if (!back) return undefined
    const name = step.kind === 'called' ? step.before : type
    now = rewritesOf(now, back, name).flat().reduce(rewriteValue, now)
  }
  return now
}

/** The keys that a step takes away from the object at its `at`. */
export const keysTaken = (step: Step): string[] => {
  if (step.kind === 'renamed' || step.kind === 'retired') return [step.key]
  if (step.kind === 'moved') return step.from.split('/').length === 2 ? [step.from.slice(1)] : []
  if (step.kind === 'split') return groupsIn(step.pattern).includes(step.key) ? [] : [step.key]
  return step.kind === 'joined' ? keysInText(step.text).filter((key) => key !== step.to) : []
}
