import { describe, expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('on a phone', () => {
  it('an author corrects a text and views pages as of another day', () =>
    inStudio(
      async ({ page, frame }) => {
        await page.goto('/~/repairs/hulls')
        site().diff('repairs/hulls.json')
        const heading = frame.getByRole('heading', { level: 1 })
        const before = (await heading.textContent()) ?? ''
        await heading.tap()
        await page.keyboard.press('End')
        await page.keyboard.type(' again')
        await seen.poll(() => site().read('repairs/hulls.json')).toContain(`${before} again`)
        expect(
          site()
            .diff('repairs/hulls.json')
            .map((line) => line.slice(0, 1)),
        ).toEqual(['-', '+'])
        await page.getByRole('radio', { name: 'Look' }).tap()
        await frame.getByRole('link', { name: 'Book a Look' }).first().scrollIntoViewIfNeeded()
        await page.getByRole('button', { name: 'As of today' }).tap()
        await page.getByLabel('Show the page as it will be on').fill('2027-04-01')
        await page.keyboard.press('Escape')
        await seen(page.getByRole('button', { name: /^As of .*2027/ })).toBeVisible()
        await page.getByRole('link', { name: 'Pages' }).tap()
        await page.getByRole('link', { name: 'Questions', exact: true }).tap()
        await seen(frame.getByRole('heading', { level: 1 })).toContainText(
          'Asked before the crane comes',
        )
        await page.getByRole('button', { name: /^As of/ }).tap()
        await page.getByRole('button', { name: 'Back to today' }).tap()
        await seen(page.getByRole('button', { name: 'As of today' })).toBeVisible()
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true },
    ))
})

describe('a form on the page', () => {
  it('is edited in place, with new fields and options, without being hydrated by its script', () =>
    inStudio(async ({ page, panel, frame }) => {
      const write = async (guide: string | RegExp, words: string) => {
        await frame.getByText(guide).first().click()
        await page.keyboard.type(words)
      }
      const isTaken = () => frame.locator('[data-hydrated]').count()
      await page.goto('/~/enquire/look')
      await frame.getByText('Preferred Tide').click()
      await panel.getByRole('button', { name: 'Preferred Tide' }).first().waitFor()
      await page.keyboard.press('End')
      await page.keyboard.type(' there')
      await seen
        .poll(() => site().read('_dialogs/look.json'))
        .toContain('"label": "Preferred Tide there"')
      await page.keyboard.press('Escape')
      await page.getByRole('toolbar').getByRole('button', { name: 'Duplicate' }).click()
      await seen(frame.getByText('Preferred Tide there')).toHaveCount(2)
      await panel.getByRole('button', { name: 'Add field' }).click()
      await page.keyboard.type('Which days suit you?')
      await seen(panel.getByRole('button', { name: 'Which days suit you?' }).first()).toBeVisible() // before it is there, the last kind is that of the duplicate
      await panel.getByRole('combobox', { name: 'Kind of field' }).last().click()
      await page.getByRole('option', { name: 'Several tick boxes' }).click()
      await write('To be written: Label', 'Monday')
      await seen(panel.getByRole('button', { name: 'Add choice' }).last()).toBeVisible()
      await panel.getByRole('button', { name: 'Add choice' }).last().click()
      await page.keyboard.type('Tuesday')
      await seen
        .poll(() => site().read('_dialogs/look.json'))
        .toMatch(
          /"label": "Which days suit you\?".*"value": "monday", "label": "Monday" .*"value": "tuesday", "label": "Tuesday" /s,
        )
      await seen(frame.getByText('Tuesday')).toBeVisible()
      expect(await isTaken()).toBe(0)
    }))
})
