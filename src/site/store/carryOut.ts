import type { Ground, Plan } from '../../content/commands/Ground.ts'
import { commandText } from '../../content/commands/messages/commandText.ts'
import { newFindings, tellFindings } from '../../content/commands/newFindings.ts'
import { prepare } from '../../content/commands/prepare.ts'
import { lintSite } from '../../content/lint/lint.ts'
import type { LintKit } from '../../content/lint/types/LintKit.ts'
import type { Engine } from '../../core/engine/Engine.ts'
import type { Progress } from '../../core/engine/Progress.ts'
import { typed } from '../../core/text/typed.mjs'
import { cacheFileOf } from './cacheFile.ts'
import { readSite } from './readSite.ts'
import { writeChange } from './writeChange.ts'

type Options = {
  readonly root: string
  readonly engine: Engine
  /** The office's day as year-month-day. */
  readonly today: string
  readonly dryRun: boolean
  /** Says also what lint finds then and does not find now. */
  readonly tellsFindings?: boolean
  readonly progress?: Progress
  readonly tell: (line: string) => void
}

/**
 * Carries an operation out on a site's folder: says first in words what it does, then does all of it or nothing. `dryRun` only says it. Errors:
 * `OperationError` and `WriteProblem`, in words for the one who asked; nothing has been changed then.
 */
export const carryOut = (
  kit: LintKit,
  options: Options,
  operation: (ground: Ground) => Plan,
): void => {
  const { root, engine, today, dryRun, tellsFindings = false, progress, tell } = options
  const sources = readSite(root, { lazy: true })
  const cacheFile = cacheFileOf(root, engine)
  const { files, findings } = lintSite(kit, sources, { today, cache: cacheFile?.cache, progress })
  cacheFile?.save()
  const { applied, messages } = prepare({ kit, sources, files }, operation)
  for (const message of messages) tell(commandText(message))
  if (applied.files.size === 0) return
  if (tellsFindings)
    for (const line of tellFindings(
      newFindings(kit, sources, applied, findings, { today, cache: cacheFile?.cache }),
    ))
      tell(line)
  if (!dryRun) writeChange(root, applied)
  const also = files.some(({ place }) => place?.kind === 'checks')
    ? ` and "${typed('checks')}" tell`
    : ' tells'
  tell(
    dryRun
      ? 'Nothing was changed: --dry-run only says what would be.'
      : `Done. "${typed('lint')}"${also} whether anything is left to do.`,
  )
}
