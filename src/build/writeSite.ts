import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digest } from '../files/digest.ts'
import { makeFolder } from '../files/makeFolder.ts'
import { applyUpdate, commitUpdate, nextFolder } from './applyUpdate.ts'
import { type BuildRecord, recordFile } from './buildRecord.ts'
import { isCompressible } from './compress.ts'
import { openFileWriters } from './fileWriters.ts'
import type { OutputFile } from './outputFiles.ts'

/** How many files are on their way to the disk at a time: enough that no thread waits, little enough for the memory. */
const atOnce = 16

export type Written = { readonly written: number; readonly kept: number; readonly removed: number }

type Options = {
  readonly target: string
  readonly before: BuildRecord | undefined
  readonly quality: number
  readonly files: AsyncIterable<OutputFile>
  /** The record of this build, asked for once all files have been made. */
  readonly record: (files: Record<string, string>) => BuildRecord
}

/**
 * Writes a built site. Where an earlier build stands, only what has changed is written, through a journal; else the
 * whole folder is written beside its place and renamed. Either way a kill leaves one whole site.
 */
export const writeSite = async ({ target, before, quality, files, record }: Options): Promise<Written> => {
  const beside = before ? join(target, nextFolder) : `${target}.${process.pid}.part`
  rmSync(beside, { recursive: true, force: true })
  makeFolder(beside)
  const writers = openFileWriters()
  try {
    const digests: Record<string, string> = {}
    const written: string[] = []
    const write = async (path: string, content: Uint8Array) => {
      const brotli = isCompressible(path, content) ? quality : undefined
      for (const ending of await writers.write({ path: join(beside, path), content, brotli })) written.push(path + ending)
    }
    const take = async (file: OutputFile) => {
      if (file.content === undefined) {
        digests[file.path] = before?.files[file.path] ?? ''
        return
      }
      const own = digest(file.content)
      digests[file.path] = own
      if (before?.files[file.path] === own) return
      await write(file.path, file.content)
    }
    await inTurn(files, take)
    const removed = Object.keys(before?.files ?? {}).filter((path) => !Object.hasOwn(digests, path))
    await write(recordFile, Buffer.from(JSON.stringify(record(digests))))
    if (before) {
      commitUpdate(target, { write: written, remove: removed.flatMap((path) => [path, `${path}.br`, `${path}.gz`]) })
      applyUpdate(target)
    } else swap(target, beside)
    return {
      written: written.length,
      kept: Object.keys(digests).length - written.filter((path) => Object.hasOwn(digests, path)).length,
      removed: removed.length,
    }
  } catch (error) {
    await writers.close() // before the folder goes that they write to
    rmSync(beside, { recursive: true, force: true })
    throw error
  } finally {
    await writers.close()
  }
}

/** Takes things as they are made, a few at a time, so that making and writing overlap and little is held in memory. */
const inTurn = async <T>(things: AsyncIterable<T>, take: (thing: T) => Promise<void>): Promise<void> => {
  const running = new Set<Promise<void>>()
  for await (const thing of things) {
    const one: Promise<void> = take(thing).finally(() => running.delete(one))
    running.add(one)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
}

/** Puts the new folder in the old one's place in two renames; the old one is removed last. */
const swap = (target: string, beside: string): void => {
  const old = `${target}.${process.pid}.old`
  makeFolder(dirname(target))
  if (existsSync(target)) renameSync(target, old)
  renameSync(beside, target)
  rmSync(old, { recursive: true, force: true })
}
