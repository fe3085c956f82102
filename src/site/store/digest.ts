import { createHash } from 'node:crypto'

/** A short digest of texts or bytes, for telling whether something has changed. Not for security. */
export const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha1')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('base64url').slice(0, 20)
}
