import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine } from './startEngine.ts'

/** Opens the studio on a copy of a site, for one story alone; `prepare` changes the copy before. */
export const onCopyOf = async (
  site: string,
  story: (root: string, baseURL: string) => Promise<void>,
  prepare?: (root: string) => void,
): Promise<void> => {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-copy-'))
  cpSync(site, root, { recursive: true })
  prepare?.(root)
  const server = await startEngine(['dev', '--root', root])
  try {
    await story(root, server.address)
  } finally {
    server.stop()
    rmSync(root, { recursive: true, force: true })
  }
}
