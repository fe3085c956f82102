import { type ChildProcess, spawn } from 'node:child_process'
import type { Program } from './findEngine.ts'

/** The editor's own Node runs it: nobody need have another. */
export const asNode = { ELECTRON_RUN_AS_NODE: '1' }

/** What an engine's program has done: its words, and whether it did it. */
export type Ran = { readonly isDone: boolean; readonly words: string }

const start = (
  { path, args }: Program,
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [path, ...args], {
    cwd,
    env: { ...process.env, ...asNode, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Runs a command of the engine to its end. */
export const runProgram = (program: Program, cwd: string): Promise<Ran> =>
  new Promise((resolve) => {
    const child = start(program, cwd)
    let words = ''
    const hear = (chunk: Buffer) => {
      words += chunk.toString('utf8')
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', ({ message }) => resolve({ isDone: false, words: message }))
    child.on('close', (code) => resolve({ isDone: code === 0, words: words.trim() }))
  })

/** A server of the engine: its address, and how it is ended. */
export type Served = { readonly address: string; readonly end: () => void }

/** Starts a server of the engine at a port that is free. Errors: rejects with what the program said where it ends before it is ready. */
export const serveProgram = (program: Program, cwd: string): Promise<Served> =>
  new Promise((resolve, reject) => {
    const child = start(program, cwd, { PORT: '0', HOST: '127.0.0.1' })
    let words = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      words += chunk.toString('utf8')
      const address = /^ready (\S+)$/m.exec(words)?.[1]
      if (address) resolve({ address, end: () => void child.kill('SIGTERM') })
    })
    child.stderr?.on('data', (chunk: Buffer) => {
      words += chunk.toString('utf8')
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(words.trim())))
  })
