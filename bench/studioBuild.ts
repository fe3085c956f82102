import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recordFile } from '../src/site/build/write/buildRecord.ts'
import { longFile } from './longPage.ts'
import type { Row } from './row.ts'
import { runTimed } from './runTimed.ts'

/** What a build leaves for its site. Its notes for the next build are no part of it: they say at which moment each file was written. */
const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      return entry.isFile() && path !== join(folder, recordFile)
        ? [[path.slice(folder.length), readFileSync(path)] as const]
        : []
    }),
  )

/** How many bytes stand in files of one built site that the other has not, or has otherwise; and of how many files. @internal For tests. */
export const bytesApart = (
  one: string,
  other: string,
): { readonly bytes: number; readonly files: number } => {
  const [ones, others] = [filesIn(one), filesIn(other)]
  const apart = [...new Set([...ones.keys(), ...others.keys()])].filter(
    (path) => !ones.get(path)?.equals(others.get(path) ?? Buffer.of()),
  )
  return {
    bytes: apart.reduce(
      (sum, path) => sum + Math.max(ones.get(path)?.length ?? 0, others.get(path)?.length ?? 0),
      0,
    ),
    files: ones.size,
  }
}

/** How many bytes of a built site come of its having been written in the studio: beside a build of the same documents alone. `folder` is for both. */
export const builtDifference = async (
  engine: string,
  root: string,
  folder: string,
): Promise<Row> => {
  const alone = join(folder, 'alone')
  rmSync(join(root, longFile)) // it says everything twice, which lint refuses
  cpSync(join(root, 'pages'), join(alone, 'pages'), { recursive: true })
  const [written, plain] = [join(folder, 'written'), join(folder, 'plain')]
  for (const [of, out] of [
    [root, written],
    [alone, plain],
  ] as const) {
    const built = await runTimed(
      process.execPath,
      [join(engine, 'scripts/run.mjs'), 'build', '--root', of, '--out', out],
      { NODE_ENV: 'production' },
    )
    if (built.code !== 0)
      throw new Error(`The site in ${of} was not built: ${built.output.slice(0, 400)}`)
  }
  const { bytes, files } = bytesApart(written, plain)
  return {
    name: 'what a build has of the studio',
    value: bytes,
    unit: 'bytes',
    goal: 0,
    note: `of ${files} files`,
  }
}
