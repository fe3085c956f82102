import { commitAt, hunksSince } from './git.ts'

/** Whether a line of a file is new since a commit; lines count from 1. Undefined where there is no such commit. */
export const changedLines = (
  root: string,
  name: string,
): ((file: string, line: number) => boolean) | undefined => {
  const commit = commitAt(root, name)
  if (commit === undefined) return undefined
  const hunks = new Map<string, [number, number][]>()
  let file = ''
  for (const text of hunksSince(root, commit).split('\n')) {
    if (text.startsWith('+++ ')) file = text.slice(4).replace(/\t$/, '')
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(text) ?? []
    if (from !== undefined)
      hunks.set(file, [...(hunks.get(file) ?? []), [Number(from), Number(from) + Number(count)]])
  }
  return (path, line) => (hunks.get(path) ?? []).some(([from, to]) => line >= from && line < to)
}
