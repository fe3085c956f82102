import { describe, expect, it, vi } from 'vitest'
import { photograph } from '../../support/photograph.ts'
import { seen } from '../../support/seen.ts'
import { handWritten, saved, useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('a page created from scratch', () => {
  it('with mouse and keyboard is identical to the handwritten document', () =>
    inStudio(async ({ page, panel, frame }) => {
      /** Writes over what only guides, on the page itself. */
      const write = async (guide: string | RegExp, words: string) => {
        await frame.getByText(guide).first().click()
        await page.keyboard.type(words)
      }
      const fill = (label: string, words: string) =>
        panel.getByRole('textbox', { name: label }).first().fill(words)
      const bar = () => page.getByRole('toolbar')
      const add = async (words: string, block: RegExp) => {
        await page.getByRole('button', { name: /^Add a block after/ }).click()
        await page.getByRole('searchbox', { name: /Find a block/ }).fill(words)
        await page.getByRole('button', { name: block }).click()
        await seen(page.getByRole('dialog')).toBeHidden()
      }
      await page.goto('/~/')
      await page.getByRole('link', { name: 'New page' }).click()
      await page.getByLabel('Title', { exact: true }).fill('Masts and booms')
      await page.getByRole('button', { name: 'Create the draft' }).click()
      await page.getByRole('heading', { name: 'Masts and booms', level: 1 }).first().waitFor()

      await frame.getByText('To be written: the first section').click()
      await bar().getByRole('button', { name: 'Remove' }).click()
      await seen(frame.getByText('To be written: the first section')).toBeHidden()
      await frame.getByText('To be written: a section with points').click()
      await bar().getByRole('button', { name: 'Remove' }).click()
      await seen(frame.getByText('To be written')).toHaveCount(1)

      await write(
        'To be written: what this page is about',
        'Aluminium and wood, straightened or new: lifted out and back in for {{',
      )
      await page.getByRole('searchbox', { name: /Find a figure/ }).fill('lift out')
      await page.getByRole('button', { name: /^Lift out and back in/ }).click()
      await page.keyboard.type('.')
      await seen(
        panel.getByRole('link', { name: 'Lift out and back in, up to nine metres' }),
      ).toBeVisible()
      await panel.getByRole('button', { name: 'Buttons', exact: true }).click()
      await fill("Button's label", 'Bring your mast')
      await panel.getByRole('button', { name: 'Form', exact: true }).press('Enter') // by key: what lint said of the label goes just now, and what is below it moves
      await panel.getByRole('combobox', { name: 'Form' }).click()
      await page.getByRole('option', { name: 'Book a look at your boat' }).click()
      await seen(frame.getByText('Bring your mast')).toBeVisible()
      await panel.getByRole('button', { name: 'Picture', exact: true }).click()
      await panel.getByRole('button', { name: 'Choose a picture' }).click()
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose a file' }).click()
      await (await chooser).setFiles({
        name: 'Mast on trestles.JPG',
        mimeType: 'image/jpeg',
        buffer: await photograph(page, 1200, 900),
      })
      await page.getByRole('dialog').getByRole('textbox').fill('A mast lying on three trestles.')
      await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click()
      await seen(frame.getByRole('img', { name: 'A mast lying on three trestles.' })).toBeVisible()

      await add('price list', /^Table/)
      await write('To be written: Heading', 'What it costs')
      await write('To be written: Name of the table', 'Work on masts and booms')
      await write('To be written: Heading', 'Work')
      await write('To be written: Heading', 'From')
      await write('To be written: Cell', 'Straighten a boom')
      await write('To be written: Cell', '$120')
      await panel.getByRole('button', { name: 'Add row' }).click()
      await page.keyboard.type('New standing rigging')
      await page.keyboard.press('Tab')
      await page.keyboard.type('{{')
      await page.getByRole('searchbox', { name: /Find a figure/ }).fill('sloop')
      await page.getByRole('button', { name: /^Standing rigging of/ }).click()

      await add('how it works', /^Steps/)
      await write('To be written: Heading', 'How it goes')
      await write('To be written: Step', 'You ring')
      await write('To be written: Step', 'We measure')
      await add('questions', /^Questions and answers/)
      await write('To be written: Heading', 'What people ask')
      await write('To be written: Question', 'Do I need to be there?')
      await write('To be written: Paragraph', 'No. We ring when the mast is down.')

      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      await fill(
        'Description',
        'Masts and booms of aluminium and wood, straightened or made new in our shed on the creek, with prices and how it goes.',
      )
      await fill('Summary', 'Straightened or made new.')
      await seen(panel.getByText('Nothing is left to be done.')).toBeVisible()
      await panel.getByRole('button', { name: /^It is ready/ }).click()
      await saved(page)
      await seen.poll(() => site().read('masts-and-booms.json')).not.toContain('draft')
      expect(site().read('masts-and-booms.json')).toBe(handWritten('masts-and-booms.json'))
    }))
})

/** What has the focus now, in whichever frame, and whether somebody sees that it has. */
