import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { longFile } from './longPage.ts'
import type { Row } from './row.ts'
import { runTimed } from './runTimed.ts'

const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      return entry.isFile() ? [[path.slice(folder.length), readFileSync(path)] as const] : []
    }),
  )

/** How many bytes of a built site come of its having been written in the studio: beside a build of the same documents alone. `folder` is for both. */
export const builtDifference = async (engine: string, root: string, folder: string): Promise<Row> => {
  const alone = join(folder, 'alone')
  rmSync(join(root, longFile)) // it says everything twice, which lint refuses
  cpSync(join(root, 'pages'), join(alone, 'pages'), { recursive: true })
  const [written, plain] = [join(folder, 'written'), join(folder, 'plain')]
  for (const [of, out] of [
    [root, written],
    [alone, plain],
  ] as const) {
    const built = await runTimed(process.execPath, [join(engine, 'scripts/run.mjs'), 'build', '--root', of, '--out', out], { NODE_ENV: 'production' })
    if (built.code !== 0) throw new Error(`The site in ${of} was not built: ${built.output.slice(0, 400)}`)
  }
  const [one, other] = [filesIn(written), filesIn(plain)]
  const value = [...one].reduce((sum, [path, bytes]) => sum + (other.get(path)?.equals(bytes) ? 0 : bytes.length), 0)
  return { name: 'what a build has of the studio', value, unit: 'bytes', goal: 0, note: `of ${one.size} files` }
}
