import type { DocumentPlace } from '../compare/difference.ts'
import { plainWords } from '../told.ts'
import { saySeveral } from './sayValue.ts'
import { alone, type Teller } from './sentence.ts'
import { subjectOf } from './subject.ts'

/** Whether a place holds several of a few words in both states, such as weekdays: these are told together, and not one by one. */
export const isSeveral = ({ before, after, schema, oldSchema }: DocumentPlace): boolean =>
  saySeveral(before, oldSchema) !== undefined && saySeveral(after, schema) !== undefined

/** What was chosen of a few words, and what is. */
export const tellSeveral: Teller = (_, place, scene) => {
  const [was, is] = [
    saySeveral(place.before, place.oldSchema, 'was'),
    saySeveral(place.after, place.schema, 'is'),
  ]
  if (!was || !is) return undefined
  const subject = subjectOf(place, scene)
  return plainWords(was) === plainWords(is)
    ? alone(...subject, ' reads the same, written in another way: ', ...is)
    : alone(...subject, ': ', ...was, ' → ', ...is)
}
