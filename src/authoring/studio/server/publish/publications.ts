import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { privateFolder } from '../../../../site/store/privateFolder.ts'
import { writeWhole } from '../../../../site/store/writeWhole.ts'
import { historyFolder } from '../history/history.ts'

const text = z.string()
const publication = z.object({
  at: text,
  by: text,
  summary: text,
  branch: text.optional(),
  address: text.optional(),
  commit: text.optional(),
  on: text.optional(),
})

/** What the studio remembers of publishing, beside its history: whose name was given, the last publication, and what was sent for review. No secret is ever among it. */
const file = z.object({
  author: z.object({ name: text, email: text }).optional(),
  last: publication.optional(),
  review: publication.optional(),
  /** The commits that were made here, the last ones. */
  made: z.array(text).optional(),
})
export type Publications = z.infer<typeof file>

const pathIn = (root: string) => join(historyFolder(root), 'published.json')

export const readPublications = (root: string): Publications => {
  if (!existsSync(pathIn(root))) return {}
  try {
    return file.parse(JSON.parse(readFileSync(pathIn(root), 'utf8')))
  } catch {
    return {} // somebody has written into it: all is asked again
  }
}

export const keepPublications = (root: string, next: Partial<Publications>): void => {
  privateFolder(historyFolder(root))
  writeWhole(pathIn(root), JSON.stringify({ ...readPublications(root), ...next }))
}
