import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateFrom } from './generateFrom.ts'
import { inThreeLanguages } from './inThreeLanguages.ts'
import type { Row } from './row.ts'
import { runTimed } from './runTimed.ts'

/** So many pages, each in three languages. */
const counts = [250, 500, 1000] as const

/** The processor's time of a cold build of so many pages in three languages, in seconds: other than the clock it hardly hears of what else a machine does. */
const buildTime = async (engine: string, from: string, pages: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-languages-'))
  const root = join(folder, 'site')
  try {
    generateFrom(from, pages, root, 'essays')
    inThreeLanguages(root)
    const built = await runTimed(
      process.execPath,
      [join(engine, 'scripts/run.mjs'), 'build', '--root', root, '--out', join(folder, 'dist')],
      {
        NODE_ENV: 'production',
      },
    )
    if (built.code !== 0)
      throw new Error(
        `The generated site in three languages was not built: ${built.output.slice(0, 400)}`,
      )
    return (built.cpu ?? Number.NaN) / 1000
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds generated pages in three languages, from `from`: with their number the time grows in a straight line, or less. */
export const measureLanguages = async (engine: string, from: string): Promise<Row[]> => {
  await buildTime(engine, from, 1) // the bundling of the commands is no part of it
  const times: number[] = []
  for (const pages of counts) times.push(await buildTime(engine, from, pages))
  const [few = Number.NaN, more = Number.NaN, most = Number.NaN] = times
  const each = (later: number, earlier: number, pages: number) => (later - earlier) / pages
  return [
    ...counts.map(
      (pages, index): Row => ({
        name: `cold build, processor, ${pages} pages in three languages`,
        value: times[index] ?? Number.NaN,
        unit: 's',
        ...(pages === 1000 ? { goal: 30 } : {}),
      }),
    ),
    {
      name: 'a page from 500 to 1000 over one from 250 to 500, in three languages',
      value: each(most, more, counts[2] - counts[1]) / each(more, few, counts[1] - counts[0]),
      unit: '×',
      goal: 1.5,
    },
  ]
}
