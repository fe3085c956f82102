import { refuse } from '../Ground.ts'
import { say } from '../messages/say.ts'
import { titleOf } from '../names/callOf.ts'
import type { ListAt } from './listAt.ts'
import { listName } from './sayEntry.ts'

const limit = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback

/** Errors: `OperationError` where a list can't take `more` entries. */
export const refuseFull = (list: ListAt, more = 1): void => {
  const maxItems = limit(list.schema['maxItems'], Number.POSITIVE_INFINITY)
  if (list.entries.length + more > maxItems)
    refuse(say('listFull', { list: listName(list), most: maxItems }))
}

/** Whether a list goes as a whole with an entry. Errors: `OperationError` where it needs all that it has. */
export const goesWith = (list: ListAt): boolean => {
  const rest = list.entries.length - 1
  const least = limit(list.schema['minItems'], 0)
  if (rest >= least) return false
  if (rest === 0 && !list.isRequired) return true
  const enclosing = list.steps.at(-1)
  const whole = list.steps.length > 1 && enclosing ? titleOf(enclosing.schema) : undefined
  return refuse(say('listTooShort', { list: listName(list), least, whole }))
}
