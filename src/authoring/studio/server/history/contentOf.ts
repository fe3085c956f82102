import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../../../core/edits/change.ts'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** What a file of a site holds at this moment: the text of a document, the bytes of another file; undefined where there is none. Errors: the system's. */
export const contentOf = (root: string, path: string): string | Buffer | undefined => {
  try {
    const bytes = readFileSync(join(root, path))
    return path.endsWith('.json') ? bytes.toString('utf8') : bytes
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** What a change writes, with the bytes of a file that it only moves. */
export const bytesOf = (
  root: string,
  content: Content | undefined,
): string | Uint8Array | undefined =>
  content !== undefined && typeof content !== 'string' && 'of' in content
    ? contentOf(root, content.of)
    : content
