import type { Place } from '../../protocol/requests.ts'
import type { Studio } from './Studio.ts'
import type { ChosenBy } from './StudioState.ts'

type Did = { readonly done: boolean; readonly at?: Place | undefined } | undefined

/**
 * Does something to what is chosen, and goes along with it: chooses `to`, unless the author has chosen something else meanwhile. That another deed which was done just
 * before it was gone along with is no choice of the author's. Gives where it went; undefined where it did not.
 */
export const following = async (
  studio: Pick<Studio, 'getState' | 'follow'>,
  does: () => Promise<Did>,
  to: (at: Place | undefined) => Place | undefined,
  by?: ChosenBy,
): Promise<{ readonly place: Place | undefined } | undefined> => {
  const chosenByAuthor = () => studio.getState().choice - studio.getState().followed
  const before = chosenByAuthor()
  const done = await does()
  if (!done?.done || chosenByAuthor() !== before) return undefined
  const place = to(done.at)
  studio.follow(place, by)
  return { place }
}
