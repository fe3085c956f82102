import { isObject } from '../../../core/document/isObject.ts'
import { is, said, was } from '../told.ts'
import { shownAddress } from './sayAddress.ts'
import type { Teller } from './sentence.ts'
import { whereOf } from './subject.ts'
import { ownKey, tellInside } from './tellInside.ts'

/** Another picture in the place of one: what it is called in words is told too where that has stayed, since it may be true no more. */
export const tellPicture: Teller = (differences, place, scene) => {
  const { before, after } = place
  if (
    !isObject(before) ||
    !isObject(after) ||
    differences.some((difference) => difference.place === place)
  )
    return undefined
  const [old, now, alt] = [before['src'], after['src'], after['alt']]
  if (typeof old !== 'string' || typeof now !== 'string' || old === now) return undefined
  const rest = differences.filter((difference) => ownKey(difference, place) !== 'src')
  const isSaidAnew = rest.some((difference) => ownKey(difference, place) === 'alt')
  const words =
    typeof alt === 'string' && !isSaidAnew
      ? [
          [
            'In words it is still ',
            ...said(alt),
            ': ',
            { as: 'asks' as const, text: 'does that fit?' },
          ],
        ]
      : []
  return {
    sentence: [
      'The picture',
      ...whereOf(place, scene, ' in '),
      ' is another one now: ',
      ...was(shownAddress(old)),
      ' → ',
      ...is(shownAddress(now)),
    ],
    lines: [...words, ...tellInside(rest, place, scene)],
  }
}
