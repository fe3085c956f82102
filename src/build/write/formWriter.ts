import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { digest } from '../../files/digest.ts'
import type { OnDisk } from './buildRecord.ts'
import type { Form, Order } from './fileWriters.ts'

const compressed = (content: Uint8Array, quality: number): [string, Uint8Array][] => [
  ['.br', brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })],
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
    const forms = (brotli === undefined ? [] : compressed(content, brotli)).filter(([, data]) => data.length < content.length)
    return [['', content] as const, ...forms].map(([ending, data]) => ({ ending, onDisk: write(path + ending, data) }))
  }
}
