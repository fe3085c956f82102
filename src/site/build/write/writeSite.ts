import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { joinSome } from '../../../core/text/joinWords.ts'
import { applyUpdate, commitUpdate, nextFolder } from '../../store/applyUpdate.ts'
import { digest } from '../../store/digest.ts'
import { makeFolder } from '../../store/makeFolder.ts'
import { type BuildRecord, type OnDisk, recordFile, writeRecord } from './buildRecord.ts'
import { isCompressible } from './compress.ts'
import { openFileWriters } from './fileWriters.ts'
import type { ExistingBuild } from './findBuilt.ts'
import { foreignFiles } from './foreignFiles.ts'
import type { OutputFile } from './OutputFile.ts'

/** How many files are on their way to the disk at a time: enough that no thread waits, little enough for the memory. */
const atOnce = 16

export type Written = {
  readonly written: number
  readonly unchanged: number
  readonly removed: number
  /** Files that were missing or not as the last build had left them, and were made anew. */
  readonly mended: readonly string[]
  /** Files that the last build wrote, that somebody has changed since, and that this one has no use for: they stay. */
  readonly left: readonly string[]
}

type Options = {
  readonly target: string
  readonly found: ExistingBuild
  readonly quality: number
  readonly files: AsyncIterable<OutputFile>
  /** The record of this build, asked for once all files have been made. */
  readonly record: (disk: BuildRecord['disk']) => BuildRecord
}

/** The files of a build as they are made: all of them by path, and those that were written beside the site. */
type Made = {
  readonly paths: Set<string>
  readonly disk: Map<string, OnDisk>
  readonly written: string[]
}

/**
 * Writes a built site into its folder: only what has changed, beside the site first, then in place through a journal, so that a kill leaves one
 * whole site. Writes over and removes nothing that builds have not written: throws where something else stands in the way.
 */
export const writeSite = async (options: Options): Promise<Written> => {
  const { target, found } = options
  const beside = join(target, nextFolder)
  rmSync(beside, { recursive: true, force: true })
  makeFolder(beside)
  let made: Made
  let remove: readonly string[]
  try {
    made = await makeFiles(options, beside)
    const { disk, written } = made
    remove = [...found.owned].filter((path) => found.same.has(path) && !disk.has(path))
    const write = written.map((path) => [path, disk.get(path)?.[0] ?? ''] as const)
    const foreign = foreignFiles(target, { write, remove: new Set(remove), owned: found.owned })
    if (foreign.length > 0) throw new Error(inTheWay(target, foreign))
    commitUpdate(target, { write: written, remove: [...remove] })
  } catch (error) {
    rmSync(beside, { recursive: true, force: true })
    throw error
  }
  applyUpdate(target)
  return {
    written: made.written.length,
    unchanged: made.paths.size - made.written.filter((path) => made.paths.has(path)).length,
    removed: remove.length,
    mended: found.amiss.filter((path) => made.disk.has(path)),
    left: found.amiss.filter((path) => !made.disk.has(path) && found.isThere(path)),
  }
}

const makeFiles = async (
  { found, quality, files, record }: Options,
  beside: string,
): Promise<Made> => {
  const { before, same } = found
  const writers = openFileWriters()
  const made: Made = { paths: new Set(), disk: new Map(), written: [] }
  const write = async (path: string, content: Uint8Array) => {
    const brotli = isCompressible(path, content) ? quality : undefined
    for (const { ending, onDisk } of await writers.write({
      path: join(beside, path),
      content,
      brotli,
    })) {
      made.written.push(path + ending)
      made.disk.set(path + ending, onDisk)
    }
  }
  const take = ({ path, content }: OutputFile): Promise<void> | undefined => {
    const last = before?.digestOf(path)
    const own = content ? digest(content) : last
    if (own === undefined) throw new Error(`${path} was to be kept, but is not there.`)
    made.paths.add(path)
    if (content && own !== last) return write(path, content)
    for (const form of [path, `${path}.br`, `${path}.gz`]) {
      const onDisk = same.get(form)
      if (onDisk) made.disk.set(form, onDisk)
    }
    return undefined
  }
  try {
    await inTurn(files, take)
    await write(recordFile, Buffer.from(writeRecord(record(made.disk))))
    made.disk.delete(recordFile) // which can't hold its own size
    return made
  } finally {
    await writers.close() // before the folder goes that they write to
  }
}

const inTheWay = (target: string, paths: readonly string[]): string =>
  `in ${target} stands what no build is known to have written, in the place of files of the site: ${joinSome(paths, 5)}. Move it elsewhere (files that a site offers belong below pages/_assets/), or delete it if nobody needs it.`

/** Takes things as they are made, a few at a time, so that making and writing overlap and little is held in memory. What is done at once waits for nothing. */
const inTurn = async <T>(
  things: AsyncIterable<T>,
  take: (thing: T) => Promise<void> | undefined,
): Promise<void> => {
  const running = new Set<Promise<void>>()
  for await (const thing of things) {
    const taken = take(thing)
    if (!taken) continue
    const one: Promise<void> = taken.finally(() => running.delete(one))
    running.add(one)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
}
