import type { Sources } from '../../core/document/sources.ts'
import type { Change } from '../../core/edits/change.ts'
import type { Kit } from '../../core/kit/Kit.ts'
import type { KnownFile } from '../lint/types/file.ts'
import type { At } from './Command.ts'
import { commandText } from './messages/commandText.ts'
import type { CommandMessage } from './messages/say.ts'

/** What operations go by: a site as lint has read it (`lintSite`), whose summaries say which documents need be opened at all. */
export type Ground = {
  readonly kit: Kit
  readonly sources: Sources
  readonly files: readonly KnownFile[]
}

/** What is to be done: the change, and what it does and leaves to the author. */
export type Plan = {
  readonly change: Change
  readonly messages: readonly CommandMessage[]
  /** Where that stands then which was moved, copied or put in. */
  readonly at?: At
  /** What the change undoes, by the name that it has in the history. */
  readonly undoes?: string
  /** The change is made of the texts as they are written, not of the documents as lint has read them: see `onUpgraded`. */
  readonly asWritten?: true
}

/** Why something can't be done. Nothing has been changed. */
export class OperationError extends Error {
  readonly reason: CommandMessage

  constructor(reason: CommandMessage) {
    super(`${commandText(reason)} Nothing was changed.`)
    this.reason = reason
  }
}

export const refuse = (reason: CommandMessage): never => {
  throw new OperationError(reason)
}
