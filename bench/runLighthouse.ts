import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Category = 'accessibility' | 'best-practices' | 'seo' | 'performance'

/** What Lighthouse says of one page: scores from 0 to 100, figures in its own units, the names of audits that took points away. */
export type Verdict = {
  readonly scores: Readonly<Partial<Record<Category, number>>>
  readonly figure: (audit: string) => number
  readonly short: readonly string[]
}

/** Lighthouse's own format, as far as it is read here. */
type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null
        readonly numericValue?: number
        readonly displayValue?: string
      }
    >
  >
}

/** What counts in a report of Lighthouse. @internal For tests. */
export const verdictOf = ({ categories, audits }: Report): Verdict => {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [
        name,
        Math.round((score ?? Number.NaN) * 100),
      ]),
    ),
    figure: (audit) => audits[audit]?.numericValue ?? Number.NaN,
    short: counted
      .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
  }
}

/** One run in a process of its own, since Lighthouse changes much of the one it runs in. */
const run = async (
  engine: string,
  address: string,
  browserPath: string,
  categories: readonly Category[],
): Promise<Verdict> => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-lighthouse-'))
  const out = join(folder, 'report.json')
  const flags = [
    '--quiet',
    '--disable-full-page-screenshot',
    `--only-categories=${categories.join()}`,
    '--output=json',
    `--output-path=${out}`,
  ]
  const cli = join(engine, 'node_modules/lighthouse/cli/index.js')
  const child = spawn(
    process.execPath,
    [cli, address, ...flags, '--chrome-flags=--headless=new --no-sandbox'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CHROME_PATH: browserPath },
    },
  )
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk)
  })
  try {
    const code = await new Promise((resolve, reject) =>
      child.on('error', reject).on('exit', resolve),
    )
    if (code !== 0) throw new Error(`Lighthouse stopped with ${code} on ${address}: ${said}`)
    return verdictOf(JSON.parse(readFileSync(out, 'utf8')) as Report) // Lighthouse wrote it
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Lighthouse's verdict on one page (`engine` is the checkout that has it), as a phone sees it (its simulated 150 ms, 1.6 Mbit/s, CPU ÷ 4). Where it says itself that it
 * should be run again, as it does when the browser's trace came too late, it is, once. Throws what it complains of where it can't run.
 */
export const runLighthouse = async (...what: Parameters<typeof run>): Promise<Verdict> => {
  try {
    return await run(...what)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('run Lighthouse again'))) throw error
    return run(...what)
  }
}
