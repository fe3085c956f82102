import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Clash, mergeTexts } from '../../src/content/changes/merge/mergeTexts.ts'
import { changeText } from '../../src/content/changes/messages/changeMessages.ts'
import { placeOf } from '../../src/core/document/sources.ts'
import { standardKit } from '../../src/kits/standard/kit.ts'
import { writeWhole } from '../../src/site/store/writeWhole.ts'
import type { Io } from '../../src/site/terminal/io.mjs'
import { program } from './program.ts'

const quoted = (text: string) => `'${text.replaceAll('\\', '/').replaceAll("'", "'\\''")}'`

/** What git calls for each document that both branches have changed. */
export const driverLine = (): string => {
  return `${quoted(process.execPath)} ${quoted(program())} merge --driver %O %A %B %P`
}

/** The lines of attributes by which git knows the documents of a site; `prefix` is the site's folder in the repository, with a slash, or ''. */
export const attributesOf = (prefix: string): string[] => {
  const named = (pattern: string) =>
    /[\s"]/.test(prefix) ? JSON.stringify(prefix + pattern) : prefix + pattern
  return [`${named('pages/**/*.json')} merge=broadsheet`, `${named('pages/_assets/**')} !merge`]
}

const reportClash = ({ ours, theirs }: Clash, { tell }: Io): void => {
  const said = (side: Clash['ours']) =>
    side
      .map(({ message, lines }) => [message, ...lines].map((one) => changeText(one)).join(' '))
      .join('; ') || 'leaves it as it was'
  tell(`  This branch:  ${said(ours)}\n  The other one: ${said(theirs)}`)
}

/**
 * Merges one document for git: `ours` is written, and is what git then has. Gives the exit code: 0 merged, 1 where both have changed the same, which is told
 * in sentences; the file then has ours at these places, and git leaves it unmerged. No part of the site's own is run.
 */
export const runDriver = (
  [base = '', ours = '', theirs = '', path = '']: readonly string[],
  io: Io,
): number => {
  const file = /(?:^|\/)(pages\/.*)$/.exec(path)?.[1] ?? path
  if (!placeOf(file))
    return spawnSync('git', ['merge-file', ours, base, theirs], { stdio: 'inherit' }).status === 0
      ? 0
      : 1 // no document
  const [first, mine, yours] = [base, ours, theirs].map((name) => readFileSync(name, 'utf8')) as [
    string,
    string,
    string,
  ]
  const merged = mergeTexts(standardKit, file, { base: first, ours: mine, theirs: yours })
  if (!merged) {
    const why =
      first.trim() === ''
        ? 'Both branches have written this document anew'
        : 'One of the two branches has a document here that is no JSON'
    io.tell(
      `${path}: ${why}, so they can’t be put together. The file is as on this branch; write into it what the other one should bring.`,
    )
    return 1
  }
  if (merged.text !== mine) writeWhole(ours, merged.text)
  if (merged.clashes.length === 0) return 0
  io.tell(`${path}: both branches have changed the same. Which one holds?`)
  for (const clash of merged.clashes) reportClash(clash, io)
  return 1
}
