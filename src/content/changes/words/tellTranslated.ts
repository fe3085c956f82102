import { isObject } from '../../../core/document/isObject.ts'
import { signOf } from '../../../core/model/translations/sourceTexts.ts'
import type { Difference, DocumentPlace } from '../compare/difference.ts'
import { said, type Words } from '../told.ts'
import type { Teller } from './sentence.ts'

/** So many texts are told one by one. */
const limit = 4

const sourcesOf = (value: unknown): string[] =>
  [value].flat().filter((words): words is string => typeof words === 'string' && words !== '')

const textsOf = (
  place: DocumentPlace,
): readonly [
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
] => {
  const inside = (value: unknown) =>
    isObject(value) && isObject(value['texts']) ? value['texts'] : {}
  return [inside(place.before), inside(place.after)]
}

const nameOf = ({ key }: DocumentPlace): Words =>
  key === 'site' ? ['what stands around the pages'] : [{ as: 'said', text: String(key) }]

/** What is known of a translated document: whoever judges a change wants to know that somebody has said that it is right, and of which words. */
export const tellTranslated: Teller = (differences: readonly Difference[], place) => {
  const [first] = differences
  if (!first) return undefined
  if (first.place === place && first.kind === 'removed')
    return {
      sentence: ['Nothing is known any more of the translation of ', ...nameOf(place)],
      lines: [],
    }
  const [before, after] = textsOf(place)
  const changed = Object.entries(after).filter(
    ([sign, sources]) => JSON.stringify(before[sign]) !== JSON.stringify(sources),
  )
  const taken = changed.filter(([sign, sources]) =>
    sourcesOf(sources).some((text) => signOf(text) === sign),
  ).length
  const right = changed.length - taken
  const words = [...new Set(changed.flatMap(([, sources]) => sourcesOf(sources)))]
  if (changed.length === 0)
    return {
      sentence: ['The translation of ', ...nameOf(place), ' has less that is kept'],
      lines: [],
    }
  const more = words.length > limit ? [[`and of ${words.length - limit} more`] as Words] : []
  return {
    sentence: [
      'The translation of ',
      ...nameOf(place),
      right > 0 ? ` is said to be right in ${right === 1 ? 'one text' : `${right} texts`}` : '',
      taken > 0
        ? `${right > 0 ? ' and' : ''} has ${taken === 1 ? 'one text' : `${taken} texts`} as in the original, to be translated`
        : '',
      ', made of:',
    ],
    lines: [...words.slice(0, limit).map((text): Words => said(text)), ...more],
  }
}
