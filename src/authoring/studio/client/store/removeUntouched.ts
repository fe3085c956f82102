import { keysOf } from '../../../../core/model/schema/path.ts'
import type { Place } from '../../protocol/requests.ts'
import type { Studio } from './Studio.ts'
import { valueAt } from './valueAfter.ts'

/**
 * Removes what was begun at a place, such as a row, if its author leaves it as it was begun: it would have to be written before the page can be published.
 * To be called once the place is chosen.
 */
export const removeUntouched = (
  studio: Pick<Studio, 'getState' | 'subscribe' | 'send'>,
  { file, pointer }: Place,
  label: string,
): void => {
  const says = () =>
    JSON.stringify(valueAt(studio.getState().documents.get(file)?.value, keysOf(pointer)))
  const begun = says()
  const stop = studio.subscribe(() => {
    const { chosen, shown } = studio.getState()
    const isInside = chosen?.file === file && `${chosen.pointer}/`.startsWith(`${pointer}/`)
    if (isInside && shown !== undefined) return
    stop()
    if (begun !== undefined && says() === begun)
      studio.send({ label, edits: [{ kind: 'remove', file, pointer }] })
  })
}
