import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { verdictOf } from '../../bench/runLighthouse.ts'
import { installBrowser } from '../../scripts/setup.mjs'
import { freePort } from '../../tests/support/freePort.ts'
import { browserArguments } from '../support/browser.ts'
import { ownPages } from '../support/ownPages.ts'

/** One browser for all pages: Lighthouse clears what it keeps of each before it looks at the next. It changes much of the process that it runs in, which is this file's own. */
let browser: Browser | undefined
let port = 0
beforeAll(async () => {
  port = await freePort()
  browser = await chromium.launch({
    executablePath: await installBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
})
afterAll(() => browser?.close())

/** Lighthouse waits three whole seconds of each page to see what still comes, for its figures of speed; what is asked here stands in the page when it is there. */
const soon = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 200,
  networkQuietThresholdMs: 400,
  cpuQuietThresholdMs: 200,
}

const verdictOn = async (address: string) => {
  const result = await lighthouse(address, {
    port,
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    ...soon,
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
  })
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not look at ${address}: ${result?.lhr.runtimeError?.message}`)
  return verdictOf(result.lhr)
}

describe('Lighthouse', () => {
  test.each(Object.entries(ownPages().kinds))(
    'finds nothing to improve on a page of the kind %s',
    { timeout: 180_000 },
    async (kind, route) => {
      const { scores, short } = await verdictOn(inject('ownSite') + route)
      // A dialog's page is kept from search engines on purpose.
      const onPurpose = kind === 'dialog' ? ['is-crawlable'] : []
      expect(short).toEqual(onPurpose)
      expect(scores).toMatchObject({
        accessibility: 100,
        'best-practices': 100,
        ...(kind === 'dialog' ? {} : { seo: 100 }),
      })
    },
  )
})
