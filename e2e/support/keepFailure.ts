import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import { TestRunner } from 'vitest'

const folder = 'test-results'

/** A path for what is kept of the running test's failure, without its ending. */
const pathOfFailure = (): string => {
  const test = TestRunner.getCurrentTest()
  const name = (test?.name ?? 'outside a test').replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)
  mkdirSync(folder, { recursive: true })
  return join(folder, `${name}-try-${(test?.result?.retryCount ?? 0) + 1}-${Date.now()}`)
}

/** Records the steps of a test that failed before. Recording each test would slow all of them. */
export const recordRetries = async (context: BrowserContext): Promise<void> => {
  const isRetry = (TestRunner.getCurrentTest()?.result?.retryCount ?? 0) > 0
  if (isRetry && process.env['E2E_ENGINE'] !== 'firefox')
    await context.tracing.start({ screenshots: true, snapshots: true })
}

/** Writes screenshots of a failed test's pages, and its trace if there is one, into `test-results/`, and prints where. */
export const keepFailure = async (context: BrowserContext): Promise<void> => {
  const path = pathOfFailure()
  for (const [at, page] of context.pages().entries())
    await page.screenshot({ path: `${path}-${at}.png`, timeout: 10_000 }).catch(() => undefined) // a page that hangs has none
  await context.tracing.stop({ path: `${path}.zip` }).catch(() => undefined) // the first try has no trace
  console.error(`Screenshots, and from the second try on a trace, are in ${path}*.`)
}
