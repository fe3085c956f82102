import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PulledPages } from './pulledPages.ts'

/** The folders of a site that hold programs. */
const folders = ['blocks', 'fields', 'rules']

const blobOf = (content: Buffer, like: string): string =>
  createHash(like.length > 40 ? 'sha256' : 'sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex')

/**
 * The parts of a commit that are no parts of this server's own site folder, by path. They are programs: whoever may write to a branch writes pages, and runs nothing here;
 * what runs is what whoever runs the server has put into its folder.
 */
export const foreignParts = async (
  pages: PulledPages,
  commit: string,
  root: string,
): Promise<string[]> =>
  [...(await pages.filesOf(commit, folders))].flatMap(([path, id]) => {
    const own = join(root, path)
    return existsSync(own) && blobOf(readFileSync(own), id) === id ? [] : [path]
  })

/** Puts this server's own parts beside the pulled pages, with which they are built. */
export const lendParts = async (pages: PulledPages, root: string): Promise<void> => {
  for (const folder of folders) {
    const own = join(root, folder)
    await rm(join(pages.root, folder), { recursive: true, force: true })
    if (existsSync(own) && readdirSync(own).length > 0)
      await cp(own, join(pages.root, folder), { recursive: true })
  }
}
