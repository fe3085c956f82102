import type { Difference, DocumentPlace } from '../compare/difference.ts'
import type { Words } from '../told.ts'
import { hasMarks } from './marksIn.ts'
import { sayValue } from './sayValue.ts'
import type { Scene } from './scene.ts'
import { titleOf } from './subject.ts'
import { tellDifference } from './tellDifference.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The key of a thing under which a difference stands. */
export const ownKey = ({ place }: Difference, button: DocumentPlace): string => {
  let at = place
  while (at.parent && at.parent !== button) at = at.parent
  return at.parent === button ? String(at.key) : ''
}

/** What else has changed in a thing that the sentence names. */
export const tellInside = (
  differences: readonly Difference[],
  thing: DocumentPlace,
  scene: Scene,
): Words[] =>
  differences.flatMap((difference) => {
    const { schema, before, after, parent } = difference.place
    const title = titleOf(schema)
    if (
      difference.kind === 'changed' &&
      parent === thing &&
      title !== undefined &&
      isText(before) &&
      isText(after) &&
      !hasMarks(schema)
    )
      return [
        [
          `${title}: `,
          ...sayValue(before, schema, scene.before, 'was'),
          ' → ',
          ...sayValue(after, schema, scene.after, 'is'),
        ],
      ]
    const { sentence, lines } = tellDifference(difference, scene)
    return [sentence, ...lines]
  })
