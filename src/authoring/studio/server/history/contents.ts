import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../../../../site/store/digest.ts'
import { writeWhole } from '../../../../site/store/writeWhole.ts'

/** What files said, each content once, by its hash: what the history goes back to, and what those who edit have seen. */
export type Contents = {
  readonly keep: (content: string | Uint8Array) => string
  readonly find: (hash: string) => Buffer | undefined
  /** Forgets all but these. */
  readonly keepOnly: (hashes: ReadonlySet<string>) => void
}

const name = /^[\w-]{20}$/

/** The contents in a folder, which need not exist. Errors: the system's, where nothing can be kept. */
export const openContents = (folder: string): Contents => ({
  keep: (content) => {
    const hash = digest(content)
    const path = join(folder, hash)
    if (!existsSync(path)) writeWhole(path, content)
    return hash
  },
  find: (hash) => {
    const path = join(folder, hash)
    return name.test(hash) && existsSync(path) ? readFileSync(path) : undefined
  },
  keepOnly: (hashes) => {
    if (!existsSync(folder)) return
    for (const file of readdirSync(folder))
      if (!hashes.has(file)) rmSync(join(folder, file), { force: true })
  },
})
