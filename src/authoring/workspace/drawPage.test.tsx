import { describe, expect, it } from 'vitest'
import { littleSite } from '../../../tests/support/littleSite.ts'
import { buildModel } from '../../core/model/site/buildModel.ts'
import { standardKit } from '../../kits/standard/kit.ts'
import { standardPageKit } from '../../kits/standard/pageKit.ts'
import type { PageContext } from '../../render/ui/PageContext.ts'
import { renderPage } from '../../site/build/pages/renderPage.tsx'
import { drawPage } from './drawPage.tsx'
import { sheetsOf } from './sheetsOf.ts'

const contextOf = (edits: Parameters<typeof littleSite>[0] = []): PageContext => {
  const site = buildModel(standardKit, littleSite(edits))
  const page = site.pages.get('/')
  if (!page) throw new Error('The little site has no home page.')
  return {
    kit: standardPageKit,
    site,
    page,
    scripts: { 'browser/entries/loader.ts': '/loader.js' },
    formEndpoint: '',
    today: '2026-01-15',
  }
}

describe('a page in the preview', () => {
  it('equals the built page except for its policy and its block markers', () => {
    const context = contextOf()
    const sheet = sheetsOf(context.site.settings, context.kit).page
    const drawn = drawPage(context, sheet)
    const built = renderPage(context, sheet).html.replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*>/,
      '',
    )
    expect(drawn.match(/ data-block="\d+"/g)).toEqual([' data-block="0"', ' data-block="1"'])
    expect(drawn.replace(/ data-block="\d+"/g, '')).toBe(built)
  })

  it('shows an alert in place of a block that fails and draws all others', () => {
    // The lint would find it; the preview must stand whatever comes.
    const context = contextOf([
      {
        file: 'pages/index.json',
        at: '/blocks/-',
        value: { type: 'form', name: 'nobody', fields: [] },
      },
      {
        file: 'pages/index.json',
        at: '/blocks/-',
        value: { type: 'prose', heading: 'After it', paragraphs: ['Still here.'] },
      },
    ])
    const drawn = drawPage(context, sheetsOf(context.site.settings, context.kit).page)
    expect(drawn).toMatch(
      /<div data-block="2" role="alert"[^>]*><strong>The block “form” can’t be shown.<\/strong> No form is named &quot;nobody&quot;/,
    )
    expect(drawn).toContain('Still here.')
    expect(drawn).toContain('We mend bicycles.')
  })
})
