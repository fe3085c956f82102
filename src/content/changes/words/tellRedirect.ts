import { isObject } from '../../../core/document/isObject.ts'
import type { Words } from '../told.ts'
import { sayAddress } from './sayAddress.ts'
import type { Teller } from './sentence.ts'
import { ownKey } from './tellInside.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Where an old address leads. */
export const tellRedirect: Teller = (differences, place, scene) => {
  const { before, after } = place
  const [first] = differences
  const entry = after ?? before
  if (!first || !isObject(entry) || !isText(entry['from']) || !isText(entry['to'])) return undefined
  const from: Words = ['The old address ', { as: 'said', text: entry['from'] }]
  if (first.place === place && first.kind === 'added')
    return {
      sentence: [...from, ' leads on to ', ...sayAddress(entry['to'], scene.after), ' now'],
      lines: [],
    }
  if (first.place === place && first.kind === 'removed')
    return {
      sentence: [...from, ' no longer leads on to ', ...sayAddress(entry['to'], scene.before)],
      lines: [],
    }
  const isTarget =
    differences.length === 1 &&
    ownKey(first, place) === 'to' &&
    isObject(before) &&
    isText(before['to'])
  if (!isTarget) return undefined
  return {
    sentence: [
      ...from,
      ' leads on to ',
      ...sayAddress(entry['to'], scene.after),
      ' now, no longer to ',
      ...sayAddress(String(before['to']), scene.before),
    ],
    lines: [],
  }
}
