import type { FrameLocator, Page } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { saved, useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('a fact that is shown in several places', () => {
  it('is changed in all of them on request when it is typed over', () =>
    inStudio(async ({ page, frame }) => {
      const [before, facts] = [site().read('repairs/rigging.json'), site().read('_facts.json')]
      await page.goto('/~/repairs/rigging')
      await frame.getByText('$480', { exact: true }).first().dblclick()
      await page.keyboard.type('$1,495')
      const note = page.getByRole('region', { name: 'A figure was typed over' })
      await seen(note).toContainText('$480 stood here')
      await seen.poll(() => site().read('repairs/rigging.json')).toContain('"$1,495"')
      await note.getByRole('button', { name: /^Change “.*” everywhere/ }).click()
      await seen.poll(() => site().read('_facts.json')).toMatch(/"amount": 1495\b/)
      expect(site().read('repairs/rigging.json')).toBe(before)
      await seen(note).toBeHidden()
      await seen(frame.getByText('$1,495', { exact: true }).first()).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
      await seen.poll(() => site().read('_facts.json')).toBe(facts)
    }))
})

describe('two windows on one site', () => {
  it('each undo their own change and refuse to undo words that were changed since', () =>
    inStudio(({ page: mine, frame: myPage }) =>
      inStudio(async ({ page: theirs, frame: theirPage }) => {
        const before = site().read('storage.json')
        const text = 'Ashore she dries and can be worked on'
        const write = async (page: Page, frame: FrameLocator, on: string, words: string) => {
          await page.bringToFront()
          await frame
            .getByText(on)
            .first()
            .click({ position: { x: 20, y: 10 } })
          await page.keyboard.press('Control+End')
          await page.keyboard.type(words)
          await seen.poll(() => site().read('storage.json')).toContain(words)
          await saved(page)
          await page.keyboard.press('Escape')
        }
        const undo = (page: Page) =>
          page.getByRole('button', { name: 'Undo', exact: true }).first().click()
        for (const page of [mine, theirs]) {
          await page.goto('/~/storage')
          await page.locator('iframe[data-listens=true]').waitFor()
        }
        await write(mine, myPage, text, ' Mine.')
        await write(theirs, theirPage, 'Where she spends the winter', ' Theirs')
        await undo(mine)
        await seen.poll(() => site().read('storage.json')).not.toContain(' Mine.')
        expect(site().read('storage.json')).toContain(' Theirs')
        await undo(theirs)
        await seen.poll(() => site().read('storage.json')).toBe(before)

        await write(mine, myPage, text, ' One.')
        await seen(theirPage.getByText('guard. One.')).toBeVisible()
        await write(theirs, theirPage, text, ' Two.')
        await undo(mine)
        await seen(
          mine
            .getByText(/The same words of .* were changed again since \(Wrote “Ashore she dries/)
            .first(),
        ).toBeVisible()
        expect(site().read('storage.json')).toContain('guard. One. Two.')
        await undo(theirs)
        await seen.poll(() => site().read('storage.json')).not.toContain(' Two.')
        await undo(mine)
        await seen.poll(() => site().read('storage.json')).toBe(before)
      }),
    ))
})
