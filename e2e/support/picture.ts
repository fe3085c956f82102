import type { Browser, Page } from 'playwright'
import { inPage } from './browser.ts'

/** A part of a page, in CSS pixels from its top: the header, a section, the footer. */
export type Part = { readonly name: string; readonly top: number; readonly height: number }

/** A page as it looks: a picture of it as a data address, and where its parts are. */
export type Picture = {
  readonly url: string
  readonly width: number
  readonly parts: readonly Part[]
}

/** How many pixels of the page are one pixel of what is kept and compared. */
const scale = 8

const partsOf = (page: Page): Promise<Part[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.header, main > :not(.flow), .flow-wrap > nav, .flow-body > *, .footer',
      ),
    ].map((element) => {
      const { top, height } = element.getBoundingClientRect()
      const { id, className, localName } = element
      return {
        name: id || className || localName,
        top: Math.round(top + scrollY),
        height: Math.round(height),
      }
    }),
  )

/**
 * Takes a picture of a whole page. The site's fonts are waited for, though visitors do not, and the clock stands still,
 * so that what comes late or changes with the hour makes no difference; `style` is put on top of the page's own.
 */
export const pictureOf = (
  browser: Browser,
  site: string,
  route: string,
  width: number,
  style = '',
): Promise<Picture> =>
  inPage(
    browser,
    async (page) => {
      await page.clock.setFixedTime('2026-01-15T12:00:00+05:30')
      await page.route(`**${route}`, async (request) => {
        const response = await request.fetch()
        await request.fulfill({
          response,
          body: (await response.text()).replaceAll('font-display:optional', 'font-display:block'),
        })
      })
      await page.goto(route)
      await page.waitForFunction(
        () => document.querySelector('main :is([data-waiting], [data-behaviour][hidden])') === null,
      ) // shown by its script
      if (style) await page.addStyleTag({ content: style })
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([
          document.fonts.ready,
          ...[...document.images].map((image) => image.decode()),
        ])
      })
      const parts = await partsOf(page)
      const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
      return { url: `data:image/png;base64,${png.toString('base64')}`, width, parts }
    },
    {
      baseURL: site,
      viewport: { width, height: 900 },
      bypassCSP: true,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    },
  )

/** Makes a picture as small as it is kept. What is compared goes through here too, so that both lose the same. */
export const shrink = async (page: Page, picture: Picture): Promise<Picture> => {
  const { url, width } = picture
  const small = await page.evaluate(
    async ([address, small]) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = new OffscreenCanvas(small, Math.round((image.height * small) / image.width))
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.readAsDataURL(blob)
      })
    },
    [url, Math.round(width / scale)] as const,
  )
  return { ...picture, url: small }
}
