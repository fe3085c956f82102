import { describe, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { saved, useStudioInFrame } from '../../support/studioInFrame.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { site, inStudio } = useStudioInFrame()

describe('an entry selected on the page', () => {
  const questions = () =>
    (
      JSON.parse(site().read('questions.json')) as { blocks: { items?: { question: string }[] }[] }
    ).blocks.find(({ items }) => items)?.items
  const order = () => questions()?.map(({ question }) => question.slice(0, 12))

  it('is moved, duplicated and removed with the toolbar above the page', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/questions')
      site().diff('questions.json')
      const before = order() ?? []
      await frame.getByText('What does a lift cost?').click()
      const bar = page.getByRole('toolbar', {
        name: 'Question “What does a lift cost?”, number 3 of 9',
      })
      await bar.getByRole('button', { name: 'Move up' }).click()
      await seen.poll(order).toEqual([before[0], before[2], before[1], ...before.slice(3)])
      await seen(page.getByRole('status').filter({ hasText: '2 of 9' }).first()).toBeAttached()
      await page
        .getByRole('toolbar', { name: /number 2 of 9/ })
        .getByRole('button', { name: 'Move up' })
        .press('Enter')
      await seen(
        page
          .getByRole('toolbar', { name: /number 1 of 9/ })
          .getByRole('button', { name: 'Move up' }),
      ).toBeFocused()
      await seen.poll(() => order()?.[0]).toBe(before[2])
      await page
        .getByRole('toolbar', { name: /number 1 of 9/ })
        .getByRole('button', { name: 'Duplicate' })
        .click()
      await seen.poll(() => order()?.slice(0, 2)).toEqual([before[2], before[2]])
      await page
        .getByRole('toolbar', { name: /number 2 of 10/ })
        .getByRole('button', { name: 'Remove' })
        .click()
      await seen.poll(() => order()?.length).toBe(9)
      await page.getByRole('button', { name: 'Questions and answers', exact: true }).click()
      await seen(
        page
          .getByRole('toolbar', { name: /^Questions and answers/ })
          .getByRole('button', { name: 'Hide' }),
      ).toBeVisible()
      const types = () =>
        (JSON.parse(site().read('questions.json')) as { blocks: { type: string }[] }).blocks.map(
          ({ type }) => type,
        )
      const placed = types()
      await page
        .getByRole('toolbar', { name: /^Questions and answers/ })
        .getByRole('button', { name: 'Move down' })
        .click()
      await seen.poll(types).not.toEqual(placed)
    }))

  it('is moved by keyboard from within its text and keeps the caret', () =>
    inStudio(async ({ page, frame }) => {
      await page.goto('/~/about')
      const items = () =>
        (
          JSON.parse(site().read('about.json')) as { blocks: { type: string; items: string[] }[] }
        ).blocks.find(({ type }) => type === 'tags')?.items
      const before = items() ?? []
      const [, , third = ''] = before
      await frame.getByText(third, { exact: true }).click()
      await page.keyboard.press('Alt+Shift+ArrowUp')
      await page.keyboard.type(' too')
      await seen.poll(items).toEqual([before[0], `${third} too`, before[1], before[3]])
      await seen(page.getByRole('status').filter({ hasText: '2 of 4' }).first()).toBeAttached()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Alt+ArrowDown')
      await seen.poll(items).toEqual([before[0], before[1], `${third} too`, before[3]])
      await page.keyboard.press('Control+d')
      await seen.poll(items).toHaveLength(5)
      await page.keyboard.press('Delete')
      await seen.poll(items).toHaveLength(4)
      await saved(page)
    }))
})
