import { saidLines } from '../../src/authoring/studio/protocol/saidText.ts'
import { OperationError, type Plan } from '../../src/content/commands/Ground.ts'
import { commandText } from '../../src/content/commands/messages/commandText.ts'

/** What a plan reports at a terminal. */
export const linesOf = ({ messages }: Pick<Plan, 'messages'>): string[] => messages.map(commandText)

/** What a plan reports to an author. */
export const authorLinesOf = ({ messages }: Pick<Plan, 'messages'>): string[] => saidLines(messages)

/** Why an operation is refused, in the words of an author. */
export const authorRefusal = (operation: () => Plan): string => {
  try {
    operation()
  } catch (error) {
    if (error instanceof OperationError) return saidLines([error.reason]).join(' ')
    throw error
  }
  throw new Error('Nothing was refused.')
}
