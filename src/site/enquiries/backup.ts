import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LeadStore } from './leadStore.ts'
import type { LeadsCopy } from './leadsCopy.ts'
import { openLeadStore } from './openLeadStore.ts'

const makeFile = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600)) // nobody else may read it, not even while it is written
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException // what the file system throws
    if (code === 'EEXIST') throw new Error(`${file} exists already: name a new file.`)
    throw new Error(
      code === 'ENOENT'
        ? `there is no folder ${dirname(file)}: make it first.`
        : `${file} can't be written: ${message}`,
    )
  }
}

/** A backup is a store of its own, in a file, wherever the leads are kept. */
const storeIn = (file: string): Promise<LeadStore> =>
  openLeadStore(pathToFileURL(file).href, '.', { largest: Number.MAX_SAFE_INTEGER })

const countIn = async (file: string): Promise<number> => {
  const store = await storeIn(file)
  try {
    return (await store.readCopy()).leads.length
  } finally {
    await store.close()
  }
}

/** Writes a whole copy of the leads to a new file, also while the server runs. Gives their count in it. Throws where the file exists. */
export const backUpLeads = async (store: LeadStore, file: string): Promise<number> => {
  makeFile(file)
  try {
    const copy = await storeIn(file)
    await copy.bringIn(await store.readCopy()).finally(copy.close)
    return await countIn(file)
  } catch (error) {
    rmSync(file, { force: true }) // half a copy would be taken for a whole one
    throw error
  } finally {
    for (const beside of ['-wal', '-shm']) rmSync(file + beside, { force: true }) // emptied into the file
  }
}

/** Reads a backup from a copy of it, since opening a database writes to it. */
const readBackup = async (file: string): Promise<LeadsCopy> => {
  if (!existsSync(file)) throw new Error(`there is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  try {
    copyFileSync(file, join(folder, 'leads.db'))
    const store = await storeIn(join(folder, 'leads.db'))
    return await store.readCopy().finally(store.close)
  } catch (error) {
    throw new Error(`${file} is no backup of leads, or a damaged one.`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Brings the leads of a backup back. Those that are there already stay as they are, so restoring twice, or beside a running server,
 * loses and doubles nothing. A damaged file is moved aside first (stop the server then). Gives how many came back.
 */
export const restoreLeads = async (
  store: LeadStore,
  file: string,
  now: number,
): Promise<{ restored: number; aside: string | undefined }> => {
  const copy = await readBackup(file)
  const aside = await store.setAsideDamaged(now)
  return { restored: await store.bringIn(copy), aside }
}
