import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, it, vi } from 'vitest'
import { axeFindings } from '../../support/axeFindings.ts'
import { inPage } from '../../support/browser.ts'
import { onCopyOf } from '../../support/onCopyOf.ts'
import { seen } from '../../support/seen.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { browser } = useViews()

it('starts a translation as a draft of its original with every text to be translated', () =>
  onCopyOf('tests/sites/bindery', async (root, baseURL) => {
    const about = (folder: string) =>
      readFileSync(join(root, 'pages', folder, 'about.json'), 'utf8')
    await inPage(
      browser(),
      async (page) => {
        await page.goto('/~/about')
        await page
          .getByRole('navigation', { name: 'Pages of the site' })
          .getByRole('link', { name: 'About us', exact: true })
          .hover()
        await page.getByRole('button', { name: 'More for About us' }).click()
        await page.getByRole('menuitem', { name: 'New translation: اردو' }).click()
        await page.waitForURL('**/~/ur/about')
        // Its original, marked text by text, as a draft; links lead to its own language, and nothing else is another.
        const [original, begun] = [JSON.parse(about('')), JSON.parse(about('ur'))]
        const asOriginal = JSON.stringify({ ...begun, $schema: original.$schema, draft: undefined })
          .replaceAll('"TODO: ', '"')
          .replaceAll('](/ur/', '](/')
        expect(JSON.parse(asOriginal)).toEqual(original)
        expect([begun.draft, begun.title]).toEqual([true, `TODO: ${original.title}`])
        const heading = page.frameLocator('iframe.studio-frame').getByRole('heading', { level: 1 })
        await page.locator('iframe[data-listens=true]').waitFor()
        expect(await heading.textContent()).toBe(
          'To be written: Three people and a press from 1911',
        )
        const before = about('ur').split('\n')
        const { width = 0 } = (await heading.boundingBox()) ?? {}
        await heading.click({ position: { x: width - 20, y: 12 } }) // where the words begin
        await page.keyboard.type('تین لوگ')
        await expect.poll(() => about('ur')).toContain('تین لوگ')
        const after = about('ur').split('\n')
        expect(after.filter((line) => !before.includes(line)).map((line) => line.trim())).toEqual([
          '"heading": "تین لوگ"',
        ])
        expect(after).toHaveLength(before.length)
      },
      { baseURL, viewport: { width: 1800, height: 1000 } },
    )
  }))

it('shows a new form field that translations lack and adds it with one click', () =>
  onCopyOf(
    'tests/sites/bindery',
    async (root, baseURL) => {
      const fieldsIn = (folder: string): { label: string }[] =>
        JSON.parse(readFileSync(join(root, 'pages', folder, '_dialogs/ask.json'), 'utf8')).blocks[0]
          .fields
      await inPage(
        browser(),
        async (page) => {
          await page.goto('/~/enquire/ask')
          const panel = page.getByRole('complementary', { name: 'Panel' })
          await panel.getByText('In Hindi 1 not followed').waitFor()
          await panel.getByRole('button', { name: /^Enquiry form/ }).click()
          const told = panel.getByText('In Hindi: The field “When should we call you?” is missing')
          await told.waitFor()
          await panel.getByRole('button', { name: 'Add it, to be translated' }).first().click()
          await expect
            .poll(() => fieldsIn('hi').map(({ label }) => label))
            .toContain('When should we call you?')
          await told.waitFor({ state: 'detached' })
          await panel.getByText('In Urdu: The field').waitFor()
          await page.getByRole('button', { name: 'Undo' }).first().click()
          await expect
            .poll(() => fieldsIn('hi').map(({ label }) => label))
            .not.toContain('When should we call you?')
          await told.waitFor()
        },
        { baseURL, viewport: { width: 1800, height: 1000 } },
      )
    },
    (root) => {
      const form = join(root, 'pages/_dialogs/ask.json')
      const asked =
        '{ "type": "text", "name": "callAt", "label": "When should we call you?", "required": true },'
      writeFileSync(form, readFileSync(form, 'utf8').replace('"fields": [', `"fields": [${asked}`))
    },
  ))

it('shows a translation next to its original with what changed and confirms it by keyboard', () =>
  onCopyOf(
    'tests/sites/bindery',
    async (root, baseURL) => {
      const record = join(root, 'pages/_translations/ur.json')
      const stale = '[data-stale="true"]'
      const look = (width: number, run: (page: Page) => Promise<void>) =>
        inPage(browser(), run, { baseURL, viewport: { width, height: 844 } })
      await look(390, async (page) => {
        await page.goto('/~/_beside/pages/ur/index.json')
        const [said, field] = await Promise.all([
          page.locator(`${stale} p[lang]`).boundingBox(),
          page.locator(`${stale} :is(textarea, [role=textbox])`).boundingBox(),
        ])
        expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      })
      await look(1800, async (page) => {
        await page.goto('/~/hi')
        await page.locator('iframe[data-listens=true]').waitFor()
        const text = page
          .frameLocator('iframe.studio-frame')
          .getByText('जो प्रिय है और घिस चुका है')
          .first()
        await text.dblclick({ position: { x: 4, y: 12 } })
        await expect.poll(() => text.evaluate(() => String(getSelection()))).toBe('जो')
        await page.keyboard.type('यह')
        await expect
          .poll(() => readFileSync(join(root, 'pages/hi/index.json'), 'utf8'))
          .toContain('"यह प्रिय है')
      })
      await look(1280, async (page) => {
        await page.goto('/~/')
        await page.getByRole('link', { name: 'In Urdu' }).click()
        await seen(page).toHaveURL(/\/~\/ur$/)
        await seen(page.getByRole('link', { name: 'In English' })).toHaveAttribute('href', '/~')
        await page.getByRole('link', { name: 'Beside the original' }).click()
        const row = page.locator(stale)
        expect(await row.locator('del').textContent()).toContain('Books that came apart')
        expect(await row.locator('ins').textContent()).toContain('Torn books')
        const field = row.getByLabel('Main heading')
        expect([await field.getAttribute('dir'), await field.getAttribute('lang')]).toEqual([
          'rtl',
          'ur',
        ])
        const [said, box] = await Promise.all([
          row.locator('p[lang=en-IN]').boundingBox(),
          field.boundingBox(),
        ])
        expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0)
        expect(await axeFindings(page, ['.studio'])).toEqual([])
        await page.getByLabel('Main heading').press('End')
        await page.keyboard.type('!')
        await expect
          .poll(() => readFileSync(join(root, 'pages/ur/index.json'), 'utf8'))
          .toContain('ہیں!"')
        await row.getByRole('button', { name: 'It is right as it is' }).press('Enter')
        await expect.poll(() => page.locator(stale).count()).toBe(0)
        expect(readFileSync(record, 'utf8')).toContain('Torn books are sewn here again')
      })
    },
    (root) => {
      const original = join(root, 'pages/index.json')
      writeFileSync(
        original,
        readFileSync(original, 'utf8').replace('Books that came apart', 'Torn books'),
      )
    },
  ))

it('asks for a fact’s new unit in each language, previews it and saves both together', () =>
  onCopyOf('tests/sites/bindery', async (root, baseURL) => {
    const own = (path: string) => readFileSync(join(root, 'pages', path), 'utf8')
    const [facts, hindi, urdu] = [own('_facts.json'), own('hi/_site.json'), own('ur/_site.json')]
    await inPage(
      browser(),
      async (page) => {
        await page.goto('/~/_facts/sewing.time')
        const effect = page.getByRole('region', { name: 'Where it is shown' })
        await effect.getByRole('link').first().waitFor()
        expect(await page.getByLabel('In Hindi').count()).toBe(0) // has its word for working days
        await page.getByLabel(/^Unit/).fill('evenings')
        await effect.getByText('6–8 working days becomes 6–8 evenings.').waitFor()
        await page
          .getByText('Its pages say “evenings”, as long as nothing is written here.')
          .first()
          .waitFor()
        await page.getByLabel('In Hindi').fill('शाम')
        await effect.getByRole('insertion').filter({ hasText: 'शाम' }).first().waitFor()
        expect([own('_facts.json'), own('hi/_site.json')]).toEqual([facts, hindi])
        await page.getByRole('button', { name: 'Save' }).click()
        await expect
          .poll(() => own('hi/_site.json'))
          .toBe(
            hindi.replace('"copies": "प्रतियाँ"\n', '"copies": "प्रतियाँ",\n    "evenings": "शाम"\n'),
          )
        expect(own('_facts.json')).toBe(
          facts.replace(
            '"to": 8,\n        "unit": "working days"',
            '"to": 8,\n        "unit": "evenings"',
          ),
        )
        expect(own('ur/_site.json')).toBe(urdu)
        await page.getByRole('button', { name: 'Undo', exact: true }).click()
        await expect.poll(() => [own('_facts.json'), own('hi/_site.json')]).toEqual([facts, hindi])
      },
      { baseURL },
    )
  }))
