import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { digest } from '../../store/digest.ts'
import type { OnDisk } from './buildRecord.ts'

const compressed = (content: Uint8Array, quality: number): [string, Uint8Array][] => [
  [
    '.br',
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ],
  ['.gz', gzipSync(content, { level: Math.min(9, quality + 1) })],
]

/** Writes files of one build with their compressed forms, and gives what was written. It remembers which folders it has made. */
export const formWriter = (): ((order: Order) => readonly Form[]) => {
  const folders = new Set<string>()
  const write = (path: string, content: Uint8Array): OnDisk => {
    const folder = dirname(path)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    writeFileSync(path, content)
    const { size, mtimeMs } = statSync(path)
    return [digest(content), size, mtimeMs]
  }
  return ({ path, content, brotli }) => {
    const forms = (brotli === undefined ? [] : compressed(content, brotli)).filter(
      ([, data]) => data.length < content.length,
    )
    return [['', content] as const, ...forms].map(([ending, data]) => ({
      ending,
      onDisk: write(path + ending, data),
    }))
  }
}
/** A file to be written: `brotli` is the quality of its compressed form, from 0 to 11; without it there is none. */
export type Order = {
  readonly path: string
  readonly content: Uint8Array
  readonly brotli: number | undefined
}
/** A form of a file that was written: '' for the file itself, `.br` and `.gz`. */
export type Form = { readonly ending: string; readonly onDisk: OnDisk }
