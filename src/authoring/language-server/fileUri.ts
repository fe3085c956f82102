import { URI } from 'vscode-uri'

/** The path of a file by its URI, with slashes; a drive's letter is small. Undefined for what is no file, such as a text that was never saved. */
export const pathOfUri = (uri: string): string | undefined => {
  const parsed = URI.parse(uri)
  if (parsed.scheme !== 'file') return undefined
  const path = parsed.fsPath
  return /^([a-z]:|\\\\)/.test(path) ? path.replaceAll('\\', '/') : path
}

/** The URI of a file, as editors write it. */
export const uriOfPath = (path: string): string => URI.file(path).toString()
