import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as blocks from '../../src/render/blocks/registry.ts'
import { type BlockType, fittingPages } from '../../tests/support/documents.ts'
import { drawDocument } from '../../tests/support/drawDocument.ts'
import { axeFindings } from '../support/axeFindings.ts'
import { inPage, useBrowser } from '../support/browser.ts'

const browser = useBrowser()
const seed = Number(process.env['SEED'] ?? 20_260_116)
const types = Object.keys(blocks) as BlockType[]

it(
  'pages generated from the schemas that pass lint have no axe violations',
  { timeout: 1_800_000 },
  () =>
    inPage(browser(), async (page) => {
      let html = ''
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ contentType: 'text/html', body: html })
          : route.abort(),
      )
      const chosen = process.env['LONG']
        ? types
        : types.filter((_, index) => index % 3 === seed % 3)
      for (const type of chosen) {
        for (const document of fc.sample(fittingPages(type), {
          seed,
          numRuns: process.env['LONG'] ? 5 : 1,
        })) {
          html = drawDocument('page', document).html
          await page.goto('/made')
          expect(
            await axeFindings(page, ['main']),
            `seed ${seed}: ${JSON.stringify(document)}`,
          ).toEqual([])
        }
      }
    }),
)
