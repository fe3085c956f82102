import type { Sources } from '../document/sources.ts'
import type { ReadFile } from './change.ts'

/** What the files of a site hold. What is no document is known by its place alone. */
export const readerOf = ({ files, assets, unread = [] }: Sources): ReadFile => {
  const texts = new Map(files.map((file) => [file.path, file]))
  const others = new Set([...assets, ...unread].map(({ path }) => path))
  return (path) => texts.get(path)?.text ?? (others.has(path) ? { of: path } : undefined)
}
