import { type LintFile, readDocument } from '../lint/context.ts'

/** Reads documents as lint does, and each again only when its text has changed: one saved file costs one reading. */
export const rememberDocuments = (): typeof readDocument => {
  const known = new Map<string, LintFile>()
  return (path, text) => {
    const before = known.get(path)
    if (before?.text === text) return before
    const file = readDocument(path, text)
    known.set(path, file)
    return file
  }
}
