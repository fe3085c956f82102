import type { Step } from '../../core/document/history.ts'
import type { LintFile } from '../lint/types/file.ts'
import { type CommandMessage, say } from './messages/say.ts'

/** What an upgrade does: what has another name now, and where. */
export const tellSteps = (files: readonly LintFile[]): CommandMessage[] => {
  const found = new Map<Step, { readonly part: string; readonly files: string[] }>()
  for (const { path, rewritings } of files)
    for (const { step, part } of rewritings) {
      const known = found.get(step) ?? { part, files: [] }
      found.set(step, known)
      known.files.push(path)
    }
  return [...found].map(([step, { part, files: paths }]) =>
    say('upgradeStep', { step, part, files: paths }),
  )
}
