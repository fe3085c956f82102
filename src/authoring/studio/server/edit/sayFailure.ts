import { OperationError } from '../../../../content/commands/Ground.ts'
import { WriteProblem } from '../../../../core/edits/change.ts'
import { ScaffoldProblem } from '../../../../site/scaffold/newPage.ts'
import { called } from '../../protocol/called.ts'
import type { Said } from '../../protocol/Said.ts'
import { Refusal } from '../history/Refusal.ts'

/** What the system says where a file can't be written, in words for the author. */
const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Make room on it, then try again',
  EFBIG:
    'the file is larger than this machine lets files be. Make it shorter, or ask who looks after the machine',
  EDQUOT: 'there is no room left for you on this disk. Make room on it, then try again',
  EACCES: 'the file or its folder may not be written. Allow it, then try again',
  EPERM: 'the file or its folder may not be written. Allow it, then try again',
  EROFS: 'the disk can only be read. Put the site on one that can be written',
  ENOENT: 'the file or its folder is gone. Look whether the site was moved',
  ENOTDIR: 'where a folder is expected there is a file. Look whether the site was moved',
  EISDIR: 'where a file is expected there is a folder. Look into the site’s folder',
  ENAMETOOLONG: 'the name is too long. Take a shorter one',
  EMFILE: 'too many files are open on this machine. Close some programs, then try again',
  EBUSY: 'another program holds the file. Close it there, then try again',
  EIO: 'the disk reports a fault. Look after it before anything else',
}

const isSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** Why something was not done; undefined where the fault is the engine's own. */
export const sayFailure = (error: unknown): Said | undefined => {
  if (error instanceof OperationError || error instanceof WriteProblem) return error.reason
  if (error instanceof ScaffoldProblem) return error.reason(called)
  if (error instanceof Refusal) return error.message
  if (!isSystem(error)) return undefined
  const cause = causes[error.code ?? '']
  return cause === undefined ? undefined : `This could not be written: ${cause}.`
}
