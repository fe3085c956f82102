import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetsFolder } from '../../../../core/document/sources.ts'

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return [] // the first picture makes the folder
  }
}

/** Where a picture is put: under its name, or with a number where that is another picture's; `isThere` where the very same one lies there. Capitals make no other name. */
export const placeUpload = (
  root: string,
  name: string,
  ending: string,
  bytes: Uint8Array,
): { readonly path: string; readonly isThere: boolean } => {
  const folder = join(root, assetsFolder)
  const taken = new Map(namesIn(folder).map((file) => [file.toLowerCase(), file]))
  for (let count = 1; ; count += 1) {
    const file = `${name}${count === 1 ? '' : `-${count}`}.${ending}`
    const known = taken.get(file)
    if (known === undefined) return { path: `${assetsFolder}/${file}`, isThere: false }
    if (isSame(join(folder, known), bytes))
      return { path: `${assetsFolder}/${known}`, isThere: true }
  }
}

const isSame = (path: string, bytes: Uint8Array): boolean => {
  try {
    return readFileSync(path).equals(bytes)
  } catch {
    return false // a folder, or one that may not be read
  }
}
