import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { folder, read, inStudio, changed, untilChanged, untilAsBefore } = useViews()

it('replaces words only in the chosen places', () =>
  inStudio(async (page) => {
    await page.goto('/~/_search')
    await page.getByLabel('Find', { exact: true }).fill('cradle')
    await page.getByLabel('Put other words in their place').click()
    const all = page.getByRole('button', { name: /^Replace all \d+$/ })
    await all.waitFor()
    expect([await all.isEnabled(), await page.locator('del').count()]).toEqual([false, 0]) // nothing is gone before it is said what shall stand there
    await page.keyboard.type('stand')
    await page.locator('ins', { hasText: 'stand' }).first().waitFor()
    const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
    await page.getByRole('button', { name: 'Untick all' }).click()
    for (const box of (await page.getByRole('listitem').getByRole('checkbox').all()).slice(0, 2))
      await box.click()
    await page.getByRole('button', { name: `Replace 2 of ${count}` }).click()
    await untilChanged(4)
    expect(changed().filter((line) => line.includes(' + ') && line.includes('stand'))).toHaveLength(
      2,
    )
    await page.getByText(`Replaced in 2 places. ${count - 2} places have them still.`).waitFor()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1) // that of replacing itself: the others were left on purpose
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
  }))

it('keeps the Undo notice clear of a view’s footer and open while pointed at or focused', () =>
  inStudio(async (page) => {
    await page.clock.install()
    await page.setViewportSize({ width: 1380, height: 860 })
    await page.goto('/~/_search')
    await page.getByLabel('Find', { exact: true }).fill('cradle')
    await page.getByLabel('Put other words in their place').click()
    await page.getByLabel('Replace by').fill('stand')
    await page.locator('ins').first().waitFor()
    await page.getByRole('button', { name: /^Untick all/ }).click()
    await page.getByRole('listitem').getByRole('checkbox').first().click()
    await page.getByRole('button', { name: /^Replace 1 of/ }).click()
    const note = page.getByRole('region', { name: 'What was done' })
    await note.waitFor()
    for (const size of [
      { width: 1380, height: 860 },
      { width: 390, height: 800 },
    ]) {
      await page.setViewportSize(size)
      const [own, foot] = [
        await note.boundingBox(),
        await page.locator('.view-foot button').first().boundingBox(),
      ]
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
    }
    await page.setViewportSize({ width: 1380, height: 860 })
    const box = await note.boundingBox()
    const beside = [(box?.x ?? 0) + 20, (box?.y ?? 0) - 60] as const
    await page.mouse.move(...beside)
    await page.clock.runFor(90_000)
    expect(await note.isVisible()).toBe(true)
    await page.mouse.move(300, 20)
    await note.getByRole('button', { name: 'Undo' }).focus()
    await page.clock.runFor(90_000)
    expect(await note.isVisible()).toBe(true)
    await page.getByLabel('Find', { exact: true }).focus()
    await page.clock.runFor(3000)
    expect(await note.count()).toBe(0)
    await page.goto('/~/_history')
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await untilAsBefore()
  }))

it('finds the same places with or without a replacement, which follows each place’s capitals', () =>
  inStudio(async (page) => {
    await page.goto('/~/_search')
    await page.getByLabel('Find', { exact: true }).fill('CRADLE')
    const places = page.getByRole('status').getByText(/^\d+ places\./)
    const before = /^\d+ places\./.exec((await places.textContent()) ?? '')?.[0] ?? 'none'
    await page.getByLabel('Put other words in their place').click()
    await page.getByLabel('Replace by').fill('STAND')
    await page.locator('ins', { hasText: 'stand' }).first().waitFor()
    expect((await places.textContent())?.startsWith(before)).toBe(true)
    const become = async () =>
      (await page.locator('.view-hit p:has(ins)').all()).map((hit) =>
        hit.locator('del, ins').allTextContents(),
      )
    const pairs = await Promise.all(await become())
    expect(new Set(pairs.map(([from, to]) => `${from} ${to}`))).toEqual(
      new Set(['cradle stand', 'Cradle Stand']),
    )
    await page.getByLabel('Replace by').fill('Cradle')
    await page
      .getByRole('status')
      .getByText(/it is written so already/)
      .waitFor()
  }))

it('finds words as visitors read them and links words from facts instead of replacing them', () =>
  inStudio(async (page) => {
    await page.goto('/~/_search')
    await page.getByLabel('Find', { exact: true }).fill('answered within 24 hours')
    const group = page.getByRole('region', { name: /^Questions/ })
    await group.getByText('A question of your own is answered within 24\u00a0hours.').waitFor()
    await page.getByRole('status').getByText('One place.').waitFor()
    await page.getByLabel('Put other words in their place').click()
    await page.getByLabel('Replace by').fill('answered soon')
    await group
      .getByText('It stays as it is: “24\u00a0hours” is a figure: change it there')
      .waitFor()
    expect(await page.getByRole('listitem').getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: /^Replace/ }).count()).toBe(0)
    await group.getByRole('link', { name: 'Time to the first answer' }).click()
    await page.waitForURL('**/~/_facts/reply.time')
    await page.goto('/~/_search?find=nobody+says+this')
    await page.getByText('No page says “nobody says this”.').waitFor()
  }))

it('lists a new problem, links to its location and applies lint’s suggestion', () =>
  inStudio(async (page) => {
    await page.goto('/~/_findings')
    await page.getByRole('radio', { name: /^All / }).waitFor()
    writeFileSync(
      join(folder(), 'pages/privacy.json'),
      read('privacy.json').replace('"heading"', '"haeding"'),
    )
    const group = page.getByRole('region', { name: 'Privacy Policy' })
    await group.getByText('haeding').first().waitFor()
    await group.getByText('New', { exact: true }).first().waitFor() // it was not found when the studio was opened
    await page.getByText(/(is|are) new since the studio was opened/).waitFor()
    await group.getByRole('link', { name: 'Show the place' }).first().click()
    await page.waitForURL('**/~/privacy')
    await page.goBack()
    await group
      .getByRole('button', { name: /heading/i })
      .first()
      .click()
    await untilAsBefore()
    await group.waitFor({ state: 'detached' })
  }))

it('links a problem found on a page to the setting that fixes it', () =>
  inStudio(async (page) => {
    const log = read('log.json')
    writeFileSync(join(folder(), 'pages/log.json'), log.replace(/"silence".*\n/, ''))
    await page.goto('/~/_findings')
    const finding = page.getByRole('listitem').filter({ hasText: 'The newsletter stores nothing' })
    await finding.getByRole('link', { name: 'Show the place' }).click()
    await page.waitForURL('**/~/_site/newsletter')
    const form = page
      .getByRole('group', { name: 'Newsletter', exact: true })
      .getByRole('combobox', { name: 'Form' })
    await seen(form).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'contact' }).click()
    await expect.poll(() => read('_site.json')).toContain('"newsletter": { "form": "contact" }')
    await page.goto('/~/_findings')
    await page.getByRole('radio', { name: /^All / }).waitFor()
    await finding.waitFor({ state: 'detached' })
    await page.goto('/~/_site/newsletter')
    await page.getByRole('button', { name: 'Remove Newsletter' }).click()
    await expect.poll(() => read('_site.json')).not.toContain('newsletter')
    writeFileSync(join(folder(), 'pages/log.json'), log)
  }))
