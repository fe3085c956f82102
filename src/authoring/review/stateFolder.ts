import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isPathPassedOver } from '../../core/document/passedOver.ts'
import { filesAt, readBlobs } from '../../site/store/git.ts'
import { writeWhole } from '../../site/store/writeWhole.ts'

/** Writes the documents and files of a commit below a folder, in the place of what was there. Links are left out: they could lead anywhere. */
export const writeState = (root: string, commit: string, folder: string): void => {
  const files = [...filesAt(root, commit).values()].filter(
    ({ path, isLink }) => !isLink && !isPathPassedOver(path),
  )
  const blobs = readBlobs(root, [...new Set(files.map(({ id }) => id))])
  rmSync(join(folder, 'pages'), { recursive: true, force: true })
  for (const { path, id } of files) writeWhole(join(folder, path), blobs.get(id) ?? '')
}
