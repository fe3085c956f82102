import { z } from 'zod'
import { type EditOptions, edit } from '../../../../content/commands/edit.ts'
import { type Ground, type Plan, refuse } from '../../../../content/commands/Ground.ts'
import { move } from '../../../../content/commands/move.ts'
import { remove } from '../../../../content/commands/remove.ts'
import type { WrittenOperation } from './placeSince.ts'

const word = z.string().optional()
/** What may be typed beside an operation, as `npm run edit` takes it. */
const options = z.object({
  after: word,
  before: word,
  into: word,
  in: word,
  hits: word,
  alike: z.boolean().optional(),
  to: word,
  title: word,
  alt: word,
  label: word,
  source: word,
  'as-of': word,
  'review-by': word,
})

/** Does what a browser asks for, as the command of that name does it. Pure. Errors: `OperationError`. */
export const operationOf = (
  ground: Ground,
  { command, words, options: asked }: WrittenOperation,
  today: string,
): Plan => {
  const given = options.safeParse(asked)
  if (!given.success)
    return refuse(
      `This can’t be asked so: ${given.error.issues.map(({ path }) => path.join('.')).join(', ')}.`,
    )
  const [first = '', second = ''] = words
  if (command === 'edit') return edit(ground, words, { ...given.data, today } satisfies EditOptions)
  if (command === 'move') return move(ground, first, second)
  return remove(ground, first, given.data.to)
}
