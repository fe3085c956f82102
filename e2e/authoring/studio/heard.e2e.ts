import type { Locator } from 'playwright'
import { describe, expect, it, vi } from 'vitest'
import { axeFindings, bringAxe, runAxe } from '../../support/axeFindings.ts'
import { seen } from '../../support/seen.ts'
import { blockOf, usePanel } from '../../support/studioPanel.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { inStudio } = usePanel()

describe('in the studio’s overlays', () => {
  it('every dialog and menu has an accessible name and no axe violations in dark', () =>
    inStudio(
      async (page, panel) => {
        const faults: string[] = []
        const look = async (what: string, where = '.studio') => {
          await bringAxe(page)
          faults.push(...(await runAxe(page, [where])).map((fault) => `${what}: ${fault}`))
        }
        const over = async (what: string, open: Locator, role: 'dialog' | 'menu' = 'dialog') => {
          await open.click()
          const window = page.getByRole(role).first()
          await window.waitFor()
          await look(what, `[role=${role}]`)
          expect(
            await window.evaluate(
              (element) =>
                element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby'),
            ),
          ).toBeTruthy()
          await page.keyboard.press('Escape')
          await seen(page.getByRole(role)).toHaveCount(0)
        }
        await page.goto('/~/about')
        await look('the page')
        await over('as of', page.getByRole('button', { name: 'As of today' }))
        await over('add a block', panel.getByRole('button', { name: 'Add a block' }))
        await blockOf(panel, 'Beginning of the page Small').click()
        await look('a block')
        await over(
          'block menu',
          panel.getByRole('button', { name: 'What to do with this block' }),
          'menu',
        )
        await over('pictures', panel.getByRole('button', { name: /Choose (a|another) picture/ }))
        await panel.getByRole('textbox', { name: 'Text' }).first().hover()
        await over('figures', panel.getByRole('button', { name: 'Put in a figure' }).first())
        await over('links', panel.getByRole('button', { name: 'Make it a link' }).first())
        await page.goto('/~/_facts/lift.fee')
        await over('rename', page.getByRole('button', { name: 'Rename …' }))
        await over('remove', page.getByRole('button', { name: 'Remove …' }))
        await page.goto('/~/_pages')
        const more = page.getByRole('button', { name: 'More for Questions' })
        await over('menu of a page', more, 'menu')
        await more.click()
        await over('move a page', page.getByRole('menuitem', { name: 'Give it another address …' }))
        expect(faults).toEqual([])
      },
      { colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 1800, height: 1000 } },
    ))

  it('the toolbar above the page exposes its roles and names', () =>
    inStudio(
      async (page) => {
        await page.goto('/~/questions')
        await page.frameLocator('iframe.studio-frame').getByText('When do you lift?').click()
        const heard = () => page.locator('.studio-strip').ariaSnapshot()
        await seen
          .poll(heard)
          .toBe(
            [
              '- list:',
              '  - listitem:',
              '    - button "Questions and answers"',
              '  - listitem: Question 2 of 9',
              '- toolbar "Question “When do you lift?”, number 2 of 9":',
              ...['Move up', 'Move down', 'Duplicate', 'Remove'].map(
                (name) => `  - button "${name}"`,
              ),
              '- toolbar "Text":',
              '  - button "Put in a figure": Figure',
            ].join('\n'),
          )
        await page.getByRole('button', { name: 'Questions and answers', exact: true }).click()
        await seen
          .poll(heard)
          .toMatch(
            /^- list:\n {2}- listitem: Questions and answers 2 of \d\n- toolbar "Questions and answers, number 2 of \d":\n(.*\n){5} {2}- button "What to do/,
          )
      },
      { viewport: { width: 1800, height: 1000 } },
    ))
})

describe('the studio’s page', () => {
  it('has no axe violations', () =>
    inStudio(async (page, panel) => {
      await page.goto('/~/')
      await panel.getByRole('button', { name: 'Add a block' }).waitFor()
      expect(await axeFindings(page, ['.studio'])).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await panel.locator('.panel-entry-name').first().click()
      await panel.locator('.panel-entry-name').first().click()
      expect(await axeFindings(page, ['.studio'])).toEqual([])
      await page.setViewportSize({ width: 1440, height: 900 })
      await panel.getByRole('button', { name: 'All blocks of this page' }).click()
      await panel.getByRole('button', { name: 'Add a block' }).click()
      await page.getByRole('searchbox', { name: /Find a block/ }).fill('questions')
      expect(await axeFindings(page, ['.chooser'])).toEqual([])
    }))
})
