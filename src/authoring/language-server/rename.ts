import type { WorkspaceEdit } from 'vscode-languageserver'
import { refuse } from '../../content/commands/Ground.ts'
import { say } from '../../content/commands/messages/say.ts'
import { move } from '../../content/commands/move.ts'
import { onUpgraded } from '../../content/commands/onUpgraded.ts'
import { refuseNewer } from '../../content/commands/refuseNewer.ts'
import type { KnownFile } from '../../content/lint/types/file.ts'
import { dialogRoute } from '../../core/document/addresses.ts'
import type { NamedAt } from '../../core/model/schema/namesIn.ts'
import type { CheckedSite } from './openSite.ts'
import { targetOfName } from './targetOfName.ts'
import { workspaceEditOf } from './workspaceEditOf.ts'

/** What a target is to become where its author has written another name in the place of the old one. */
const newTarget = (target: string, { kind, name }: NamedAt, written: string): string => {
  if (kind === 'dialog') return dialogRoute(written)
  if (kind === 'id' || (kind === 'address' && written.startsWith('#')))
    return `${target.split('#')[0]}#${written.replace(/^#/, '')}`
  return kind === 'address' || kind === 'checked'
    ? written
    : target.slice(0, -name.length) + written
}

export type RenameOptions = {
  readonly site: CheckedSite
  readonly file: KnownFile
  readonly named: NamedAt
  readonly name: string
  readonly uriOf: (file: string) => string
}

/** Gives what is named another name, wherever it is named, as the command `move` does. Pure. Errors: `OperationError` and `WriteProblem`, in words for the author. */
export const rename = ({ site, file, named, name, uriOf }: RenameOptions): WorkspaceEdit => {
  refuseNewer(site.kit, site.sources)
  const target = targetOfName(site, file, named)
  if (target === undefined) return refuse(say('notANameOfSite', { name: named.name }))
  const { change, asWritten } = move(site, target, newTarget(target, named, name))
  return workspaceEditOf(site, asWritten ? change : onUpgraded(site.files, change), uriOf)
}
