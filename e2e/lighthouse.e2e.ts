import { describe, expect, inject, test } from 'vitest'
import { installBrowser } from '../scripts/setup.mjs'
import { runLighthouse } from '../src/bench/runLighthouse.ts'
import { ownPages } from './support/ownPages.ts'

describe('Lighthouse', () => {
  test.concurrent.each(Object.entries(ownPages().kinds))('finds nothing to better on a page of the kind %s', { timeout: 180_000 }, async (kind, route) => {
    const { scores, short } = await runLighthouse('.', inject('ownSite') + route, await installBrowser(), ['accessibility', 'best-practices', 'seo'])
    // A dialog's page is kept from search engines on purpose.
    const onPurpose = kind === 'dialog' ? ['is-crawlable'] : []
    expect(short).toEqual(onPurpose)
    expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, ...(kind === 'dialog' ? {} : { seo: 100 }) })
  })
})
