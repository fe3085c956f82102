import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './makeFolder.ts'

/** @internal For tests. */
export const lockFolder = '.broadsheet/locks'

/** A process of another machine can't be asked whether it lives: its lock counts for so long. In milliseconds. */
const trusted = 900_000

const host = hostname().replace(/[^\w.]/g, '_')

/** When a process was started, where the system tells: its number alone may be another's by now. One that nobody has buried yet has no start. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? '' : (rest[18] ?? '')
  } catch {
    return ''
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // somebody else's process
  }
}

const ownName = () => `${process.pid}-${startOf(process.pid)}-${host}`

/** Who is writing into a folder: a file for each, named by process, its start and machine. */
type Lock = {
  readonly name: string
  readonly pid: number
  readonly since: number
  readonly path: string
}

const isHeld = ({ name, pid, since }: Lock): boolean => {
  const [, start, machine] = name.split('-')
  if (machine !== host) return Date.now() - since < trusted
  return isAlive(pid) && startOf(pid) === start
}

const locksIn = (folder: string): Lock[] => {
  if (!existsSync(join(folder, lockFolder))) return []
  return readdirSync(join(folder, lockFolder)).flatMap((name) => {
    const path = join(folder, lockFolder, name)
    const since = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    return since === undefined ? [] : [{ name, pid: Number(name.split('-')[0]), since, path }]
  })
}

/** The lock that a running program, this one too, holds on a folder. Those of dead processes are cleared away. */
export const lockOn = (folder: string): Lock | undefined => {
  const locks = locksIn(folder)
  for (const lock of locks) if (!isHeld(lock)) rmSync(lock.path, { force: true }) // its name is no other one's
  return locks.find(isHeld)
}

/**
 * Takes the lock, or gives nothing where another one is there. Whoever has put a name there looks whether it is alone: of two at once both see the
 * other and step back, so that nobody ever has to take a dead one's place, which could be taken twice.
 */
export const tryLock = (folder: string): (() => void) | undefined => {
  if (lockOn(folder)) return undefined
  const own = join(folder, lockFolder, ownName())
  try {
    makeFolder(join(folder, lockFolder))
    writeFileSync(own, '', { flag: 'wx' })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || code === 'ENOENT') return undefined // this very process was faster, or another one has just taken the folder away
    throw error
  }
  const release = () => {
    rmSync(own, { force: true })
    removeEmpty(join(folder, lockFolder))
  }
  if (locksIn(folder).every(({ path, ...lock }) => path === own || !isHeld({ path, ...lock })))
    return release
  release()
  return undefined
}

/** Takes away folders in which nothing is left, inner ones first. */
export const removeEmpty = (...folders: string[]): void => {
  try {
    for (const folder of folders) rmdirSync(folder)
  } catch {
    // something is in it
  }
}
