import type { Locator, Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { photograph } from '../../support/photograph.ts'
import { seen } from '../../support/seen.ts'
import { useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('a picture', () => {
  const chosen = async (page: Page, panel: Locator, name: string) => {
    await panel.getByRole('textbox').first().waitFor()
    await panel.getByRole('button', { name: /Choose (a|another) picture/ }).click()
    await seen(page.getByRole('searchbox', { name: /Find a picture/ })).toBeFocused()
    return page.getByText(name)
  }
  /** Words for those who can't see it are asked for before it stands anywhere. */
  const inWords = async (page: Page, words: string) => {
    await seen(page.getByRole('heading', { name: 'The picture in words' })).toBeVisible()
    await seen(page.locator(':is(input, textarea):focus')).toBeVisible()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  /** How large a picture of the site is, and the colour at its right edge. */
  const look = (page: Page, address: string) =>
    page.evaluate(async (at) => {
      const bitmap = await createImageBitmap(await (await fetch(at)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const [red = 0, , blue = 0] = context?.getImageData(bitmap.width - 3, 3, 1, 1).data ?? []
      return { width: bitmap.width, height: bitmap.height, right: red > blue ? 'red' : 'blue' }
    }, address)

  it('that is dropped is turned upright, scaled down and described in words', () =>
    inStudio(async ({ page, panel, frame }) => {
      await page.goto('/~/about')
      await frame.getByRole('img', { name: /sailing boat/ }).click()
      const drop = await chosen(page, panel, 'Drop a picture here')
      const file = site().file('Slip in June.jpg', await photograph(page, 3000, 1500))
      const { x = 0, y = 0 } = (await drop.boundingBox()) ?? {}
      const protocol = await page.context().newCDPSession(page)
      const data = { items: [], files: [file], dragOperationsMask: 1 }
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await protocol.send('Input.dispatchDragEvent', { type, x: x + 5, y: y + 5, data })
      await inWords(page, 'The slip in June.')
      await seen
        .poll(() => site().read('about.json'))
        .toContain('"picture": { "src": "/assets/slip-in-june.webp", "alt": "The slip in June." }')
      expect(await look(page, '/assets/slip-in-june.webp')).toEqual({
        width: 1200,
        height: 2400,
        right: 'red',
      })
      expect(site().diff('about.json')).toHaveLength(2)
    }))

  it('that is pasted is added with its description', () =>
    inStudio(
      async ({ page, panel, frame }) => {
        await page.goto('/~/about')
        await frame.getByRole('main').getByRole('img').first().click()
        await chosen(page, panel, 'Drop a picture here')
        await page.evaluate(async () => {
          const canvas = new OffscreenCanvas(40, 30)
          canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
          await navigator.clipboard.write([
            new ClipboardItem({ 'image/png': await canvas.convertToBlob() }),
          ])
        })
        await page.keyboard.press('Control+v')
        await inWords(page, 'A dark square.')
        await seen.poll(() => site().read('about.json')).toContain('"alt": "A dark square." }')
        expect(site().diff('about.json')).toHaveLength(2)
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ))
  it('stays transparent without WebP support and is not stored until it is chosen', () =>
    inStudio(async ({ page, panel, frame }) => {
      await page.addInitScript(() => {
        const write = HTMLCanvasElement.prototype.toBlob
        HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
          write.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
        }
      })
      await page.goto('/~/about')
      const disc = Buffer.from(
        await page.evaluate(() => {
          const canvas = document.createElement('canvas')
          canvas.getContext('2d')?.fillRect(100, 50, 50, 50)
          return canvas.toDataURL().replace(/^.*,/, '')
        }),
        'base64',
      )
      await frame.getByRole('main').getByRole('img').first().click()
      for (const isChosen of [false, true]) {
        await chosen(page, panel, 'Drop a picture here')
        await page
          .getByLabel('Picture file')
          .setInputFiles({ name: 'Disc.png', mimeType: 'image/png', buffer: disc })
        await seen(page.getByRole('heading', { name: 'The picture in words' })).toBeVisible()
        const answer = await page.request.get('/assets/disc.png')
        expect(answer.headers()['content-type']).not.toContain('image')
        if (isChosen) await inWords(page, 'A disc.')
        else await page.getByRole('button', { name: 'Close', exact: true }).click()
      }
      await seen.poll(() => site().read('about.json')).toContain('"src": "/assets/disc.png"')
      const corner = await page.evaluate(async () => {
        const bitmap = await createImageBitmap(await (await fetch('/assets/disc.png')).blob())
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        context?.drawImage(bitmap, 0, 0)
        return [...(context?.getImageData(0, 0, 1, 1).data ?? [])]
      })
      expect(corner).toEqual([0, 0, 0, 0])
    }))
})

describe('the logo', () => {
  it('is replaced from the header and lists what was removed from its SVG', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/about')
      await frame.getByRole('banner').locator('.brand img').click()
      await page.getByRole('link', { name: 'Open where it is written' }).click()
      await seen(page.getByRole('textbox', { name: 'Logo' })).toHaveValue(/\.svg$/)
      await page.getByRole('button', { name: 'Replace: Logo' }).click()
      const drawing =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script><a href="https://example.com"><path d="M0 0h9v9"/></a></svg>'
      const send = (name: string, mimeType: string) =>
        page
          .getByLabel('Picture file')
          .setInputFiles({ name, mimeType, buffer: Buffer.from(drawing) })
      const dot =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      await page.getByLabel('Picture file').setInputFiles({
        name: 'mark.png',
        mimeType: 'image/png',
        buffer: Buffer.from(dot, 'base64'),
      })
      await seen(page.getByRole('alert')).toContainText('Choose an SVG file')
      await send('Mark.svg', 'image/svg+xml')
      const note = page.getByRole('region', { name: 'What was done' })
      await seen(note).toContainText('some of it was removed')
      await note.getByText('More about it').click()
      await seen(note).toContainText('<script>')
      await seen.poll(() => site().read('_site.json')).toContain('"logo": "/assets/mark.svg"')
      expect(site().read('_assets/mark.svg')).toContain('<path d="M0 0h9v9"/>')
    }))
})
