import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../../store/writeWhole.ts'

/** Pictures that no build has used for so long are thrown away, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000

/** A folder of drawn pictures by the hash of all that went into them. `find` gives undefined for what has to be drawn. */
export type PictureCache = {
  readonly find: (key: string) => Buffer | undefined
  readonly keep: (key: string, content: Buffer) => void
  readonly prune: () => void
}

/** The key of a picture: `parts` are all that it is made of. */
export const keyOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}

/** Opens the cache in a folder, which need not exist yet; its files have an ending. */
export const pictureCache = (folder: string, ending = 'png'): PictureCache => ({
  find: (key) => {
    const path = join(folder, `${key}.${ending}`)
    if (!existsSync(path)) return undefined
    const now = new Date()
    utimesSync(path, now, now)
    return readFileSync(path)
  },
  keep: (key, content) => writeWhole(join(folder, `${key}.${ending}`), content),
  prune: () => {
    if (!existsSync(folder)) return
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (
        Date.now() -
          (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) >
        maxAge
      )
        rmSync(path, { force: true })
    }
  },
})
