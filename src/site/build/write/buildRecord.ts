import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isTree } from '../../../core/document/isTree.ts'
import { digest } from '../../store/digest.ts'
import { lookAt } from '../pages/lookAt.ts'

/** What a part of the site besides its pages was made from, so that it need not be made again as long as all of that is the same. */
export type MadePart = {
  /** Routes whose documents were read for it; `*` for what all pages say of themselves. */
  readonly from: readonly string[]
  /** A digest of what else it was made from, which the base does not say. */
  readonly other: string
  readonly files: readonly string[]
}

export type MadePage = Pick<MadePart, 'from'> & {
  /** The page's Content-Security-Policy. */
  readonly csp: string
}

/** A file as a build has left it on the disk: digest, size in bytes, time of writing in milliseconds. */
export type OnDisk = readonly [digest: string, size: number, modified: number]

/** What a build leaves behind, so that the next one makes and writes only what has changed, and touches nothing that is not its own. */
export type BuildRecord = {
  /** What every page was made with: engine, settings, scripts, assets, day, and brotli's quality. */
  readonly base: string
  /** Digests of the documents that things were made from, by route. */
  readonly sources: ReadonlyMap<string, string>
  readonly pages: ReadonlyMap<string, MadePage>
  /** What else is made of documents, by its name. */
  readonly parts: ReadonlyMap<string, MadePart>
  /** Every file that was written, compressed forms included, this record not. */
  readonly disk: ReadonlyMap<string, OnDisk>
}

export const recordFile = '.broadsheet/build.json'

/** The endings of a file's forms, in the order in which the record lists them. */
const forms = ['', '.br', '.gz'] as const
/** In the place of a form that there is none of. */
const noForm = ['', 0, 0] as const

/** As it is written: each policy once, each path once. Ten thousand pages are 3 MB, where all of it by name is 9.5. */
const written = z.object({
  base: z.string(),
  policies: z.array(z.string()).default([]),
  sources: z.custom<Readonly<Record<string, string>>>(isTree).default({}),
  pages: z.custom<Readonly<Record<string, readonly [policy: number, ...from: string[]]>>>(isTree),
  parts: z.custom<Readonly<Record<string, MadePart>>>(isTree).default({}),
  /** Digest, size and time of each form, one after the other. */
  disk: z.custom<Readonly<Record<string, readonly (string | number)[]>>>(isTree).optional(),
  files: z.custom<Readonly<Record<string, string>>>(isTree).default({}), // digests alone: of the first engine
})

/** The text of a record. */
export const writeRecord = ({ base, sources, pages, parts, disk }: BuildRecord): string => {
  const policies = new Map<string, number>()
  const policyOf = (csp: string) => {
    const number = policies.get(csp) ?? policies.size
    policies.set(csp, number)
    return number
  }
  const written = Object.fromEntries(
    [...pages].map(([route, { csp, from }]) => [route, [policyOf(csp), ...from]]),
  )
  const isForm = (path: string) => /\.(?:br|gz)$/.test(path) && disk.has(path.slice(0, -3))
  const formsOf = (path: string, own: OnDisk) => {
    const [br, gz] = [disk.get(`${path}.br`), disk.get(`${path}.gz`)]
    return gz ? [...own, ...(br ?? noForm), ...gz] : br ? [...own, ...br] : own
  }
  const files = [...disk].flatMap(([path, own]) =>
    isForm(path) ? [] : [[path, formsOf(path, own)]],
  )
  return JSON.stringify({
    base,
    policies: [...policies.keys()],
    sources: Object.fromEntries(sources),
    pages: written,
    parts: Object.fromEntries(parts),
    disk: Object.fromEntries(files),
  })
}

type Known = { readonly stamp: string; readonly record: BuildRecord | 'damaged' }
/** A build looks twice: whether the folder may be written, and, once no other build is at it, what is in it. */
let last: Known | undefined

/**
 * Reads what the last build of a folder left: nothing where there was none, and `damaged` where it can't be read. What an engine has written
 * need not be looked at page by page.
 */
export const readRecord = (folder: string): BuildRecord | 'damaged' | undefined => {
  const path = join(folder, recordFile)
  try {
    const { ino, size, mtimeMs } = statSync(path)
    const stamp = JSON.stringify([path, ino, size, mtimeMs])
    if (last?.stamp !== stamp)
      last = { stamp, record: recordIn(readFileSync(path, 'utf8'), folder) }
    return last.record
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ||
      (error as NodeJS.ErrnoException).code === 'ENOTDIR'
      ? undefined
      : 'damaged'
  }
}

const recordIn = (text: string, folder: string): BuildRecord | 'damaged' => {
  try {
    const { data } = written.safeParse(JSON.parse(text))
    if (!data) return 'damaged'
    const { base, policies, sources, pages, parts } = data
    return {
      base,
      sources: new Map(Object.entries(sources)),
      pages: new Map(
        Object.entries(pages).flatMap(([route, made]) => pageIn(route, made, policies)),
      ),
      parts: new Map(Object.entries(parts)),
      disk: data.disk ? diskIn(data.disk) : diskOf(folder, data.files),
    }
  } catch {
    return 'damaged'
  }
}

/** None where an earlier engine wrote it otherwise: its pages are made anew in any case. */
const pageIn = (
  route: string,
  made: unknown,
  policies: readonly string[],
): [string, MadePage][] => {
  if (!Array.isArray(made)) return []
  const [policy, ...from] = made as [number, ...string[]] // as this engine writes it
  return [[route, { from, csp: policies[policy] ?? '' }]]
}

const diskIn = (
  files: Readonly<Record<string, readonly (string | number)[]>>,
): BuildRecord['disk'] => {
  const disk = new Map<string, OnDisk>()
  for (const [path, numbers] of Object.entries(files)) {
    for (const [index, ending] of forms.entries()) {
      const [digest, size, modified] = numbers.slice(3 * index, 3 * index + 3)
      if (typeof digest === 'string' && digest !== '')
        disk.set(path + ending, [digest, Number(size), Number(modified)])
    }
  }
  return disk
}

/** What the first engine wrote, whose records list no sizes: the files that have the digest of then, and their compressed forms. */
const diskOf = (folder: string, files: Readonly<Record<string, string>>): BuildRecord['disk'] => {
  const found = (path: string, known?: string): [string, OnDisk][] => {
    const stat = lookAt(join(folder, path))
    if (!stat?.isFile()) return []
    const own = digest(readFileSync(join(folder, path)))
    return known === undefined || own === known ? [[path, [own, stat.size, stat.mtimeMs]]] : []
  }
  return new Map(
    Object.entries(files).flatMap(([path, known]) => {
      const plain = found(path, known)
      return plain.length > 0 ? [...plain, ...found(`${path}.br`), ...found(`${path}.gz`)] : []
    }),
  )
}
