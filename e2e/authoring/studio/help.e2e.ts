import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { inPage } from '../../support/browser.ts'
import { choosePage } from '../../support/choosePage.ts'
import { onCopyOf } from '../../support/onCopyOf.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { browser, inStudio } = useViews()

it('the help view finds topics by everyday words and links to the right view', () =>
  inStudio(async (page) => {
    await page.goto('/~/_changes')
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Help' })
      .click()
    const wants = page.getByRole('searchbox', { name: 'What do you want to do?' })
    for (const [words, found, view] of [
      ['change a price', 'Change a price', 'Fees & figures'],
      ['new page', 'New page', 'New page'],
      ['publish', 'Publish', 'Publish'],
    ] as const) {
      await wants.fill(words)
      await page.getByRole('heading', { name: found, level: 2 }).click()
      await page.locator('.help-text').getByRole('paragraph').first().waitFor()
      await page.getByRole('group').getByRole('link').first().click()
      await page.getByRole('heading', { name: view, level: 1 }).waitFor()
      await page.goBack()
    }
    await wants.fill('add a question')
    await page.getByRole('link', { name: 'Add a question: Go to the page' }).click()
    await page.frameLocator('iframe.studio-frame').getByRole('heading', { level: 1 }).waitFor()
  }))

it('the content checks view edits expectations and reports whether pages meet them', () =>
  onCopyOf('tests/sites/boatyard', async (root, baseURL) => {
    // Of its own: pages are compared only where nothing is amiss, and other tests leave what they wrote.
    await inPage(
      browser(),
      async (page) => {
        const asked = () =>
          JSON.parse(readFileSync(join(root, 'pages/_checks/yard.json'), 'utf8')) as unknown
        const first = asked()
        await page.goto('/~/_findings')
        await page.getByRole('link', { name: 'What pages must say' }).click()
        const ofContact = page.getByRole('group', { name: /^Contact: write, ring/ })
        await ofContact.getByRole('button', { name: 'Add expectation' }).click()
        await page.keyboard.type('the way to the yard')
        await ofContact.getByRole('button', { name: 'Says', exact: true }).click()
        await page.keyboard.type('Mangrove Lane')
        await expect
          .poll(() => readFileSync(join(root, 'pages/_checks/yard.json'), 'utf8'))
          .toContain('{ "name": "the way to the yard", "says": ["Mangrove Lane"] }')
        await page.getByText('Whether pages say what they must').press('Enter') // by keys: what is found meanwhile moves it on the page
        await page
          .getByRole('listitem')
          .filter({ hasText: 'the way to the yard' })
          .filter({ hasText: 'Holds' })
          .waitFor()
        // Whoever goes on at once hits what they mean, also where the server tells all of a change before it has answered whoever made it.
        let release = () => {}
        const paused = new Promise<void>((resolve) => {
          release = resolve
        })
        const told = page.waitForResponse(/~studio\/document/)
        await page.route(
          /~studio\/change/,
          async (route) => {
            const response = await route.fetch({ maxRetries: 3 })
            await paused
            await route.fulfill({ response })
          },
          { times: 1 },
        )
        await ofContact
          .getByRole('button', { name: /^Move the way to the yard, number 2 of 2/ })
          .press('ArrowUp')
        await (await told).finished()
        await ofContact.getByRole('button', { name: 'What to do with the way to the yard' }).click()
        await page.getByRole('menuitem', { name: 'Remove' }).click()
        release()
        await expect.poll(asked).toEqual(first)
        await choosePage(page, 'A further page', '/privacy')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await expect
          .poll(() => readFileSync(join(root, 'pages/_checks/yard.json'), 'utf8'))
          .toMatch(/"\/privacy": \[\s*\{[^}]*"says": \["TODO: the words"\]/)
        await page
          .getByRole('group', { name: /^Privacy/ })
          .getByRole('button', { name: /^What to do with/ })
          .first()
          .click()
        await page.getByRole('menuitem', { name: 'Remove' }).click()
        await expect.poll(asked).toEqual(first)
      },
      { baseURL },
    )
  }))
