import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileIn, git, lastCommitIn, othersPublish, type Site, siteInGit } from '../tests/support/gitSite.ts'
import { boatyard } from '../tests/support/sites.ts'
import { axeFindings } from './support/axeFindings.ts'
import { inPage, useBrowser } from './support/browser.ts'
import { type Running, startEngine } from './support/startEngine.ts'

const browser = useBrowser()
const facts = 'pages/_facts.json'
let site: Site | undefined
let server: Running | undefined

const there = (): Site => site ?? expect.fail('There is no site.')
const inStudio = <T>(run: (page: Page) => Promise<T>) => inPage(browser(), run, { baseURL: server?.address ?? '' })
const feeAt = (at = 'main') => /"lift.fee": \{[^}]*\{[^}]*"amount": (\d+)/s.exec(fileIn(there().remote, facts, at))?.[1]

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-publish-'))
  cpSync(boatyard, folder, { recursive: true })
  site = siteInGit(folder)
  server = await startEngine(['dev', '--root', folder])
})
afterAll(() => {
  server?.stop()
  site?.end()
})

const openFact = async (page: Page, label: string) => {
  await page.goto('/~/_facts')
  await page.getByLabel('Find a fee or figure').fill(label)
  await page.getByRole('link', { name: new RegExp(`^${label}`) }).click()
}
/** Changes what a lift costs, or another figure, as a person does. */
const setFee = async (page: Page, fee: string, label = 'Lift out and back in') => {
  await openFact(page, label)
  await page.getByLabel(/^Amount/).fill(fee)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('heading', { name: 'What you have changed' }).waitFor()
}
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const untilPublished = (page: Page) => page.locator('.publish-outcome').getByText('Published to “main”.').waitFor()

it('publishes a fee under the name that it asks for once, and takes it back from History', () =>
  inStudio(async (page) => {
    const before = feeAt()
    await setFee(page, '495')
    expect(await axeFindings(page, ['.studio'])).toEqual([])
    const summary = page.getByLabel('What has changed, in a few words')
    expect(await summary.inputValue()).toMatch(/\$495/)
    await summary.fill('Lifts cost $495 from now on')
    await page.getByLabel('Your name').fill('Asha')
    await page.getByLabel('Your e-mail address').fill('asha@yard.example')
    await publish(page)
    await untilPublished(page)
    expect(lastCommitIn(there().remote)).toEqual({ files: [facts], message: 'Lifts cost $495 from now on', by: 'Asha <asha@yard.example>' })
    expect(feeAt()).toBe('495')
    await page.getByText('Nothing of yours waits').waitFor()
    await page.getByRole('link', { name: 'See it in History' }).click()
    await page.getByText('Lifts cost $495 from now on').click()
    await page.getByRole('button', { name: 'Take back all of “Lifts cost $495 from now on”' }).waitFor()
    expect(await axeFindings(page, ['.studio'])).toEqual([])
    await page.getByRole('button', { name: 'Take back this change' }).click()
    await page
      .getByRole('region', { name: /^Since the last publication/ })
      .getByText(/says \$\d+ again/)
      .waitFor()
    await page.getByRole('link', { name: 'Publish' }).click()
    await page.getByText('As Asha').waitFor()
    await publish(page)
    await untilPublished(page)
    expect(feeAt()).toBe(before)
    expect(git(there().remote, 'rev-list', '--count', 'main')).toBe('3')
  }))

it('sends changes for review on a branch of their own, and publishes them when they are asked for', () =>
  inStudio(async (page) => {
    const before = feeAt()
    await setFee(page, '500')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page.locator('.publish-outcome').getByText('Sent for review.').waitFor()
    const branch = git(there().remote, 'branch', '--list', 'review/*').replace(/^[* ]+/, '')
    expect(await page.locator('.publish-outcome').textContent()).toContain(branch)
    expect([feeAt(branch), feeAt()]).toEqual(['500', before])
    await publish(page)
    await untilPublished(page)
    expect(feeAt()).toBe('500')
  }))

it('puts together what others have published meanwhile, and asks where both have changed the same', () =>
  inStudio(async (page) => {
    othersPublish(there(), 'pages/privacy.json', '"Privacy Policy"', '"Privacy"')
    await setFee(page, '510')
    await publish(page)
    await untilPublished(page)
    expect(lastCommitIn(there().remote).files).toEqual([facts])
    expect(fileIn(there().root, 'pages/privacy.json')).toContain('"Privacy"')
    othersPublish(there(), facts, '"amount": 510 }', '"amount": 520 }')
    othersPublish(there(), facts, '"amount": 95,', '"amount": 97,')
    await setFee(page, '99', 'Antifouling')
    await setFee(page, '530')
    await publish(page)
    const clash = page.getByRole('region', { name: 'Changed by others, too' })
    const [lift, paint] = [1, 2].map((index) => clash.getByRole('radiogroup', { name: `Place ${index} of 2` }))
    if (!lift || !paint) throw new Error('There are not two places.')
    await lift.getByText(/510 → 520/).waitFor()
    expect(feeAt()).toBe('520')
    expect(await axeFindings(page, ['.studio'])).toEqual([])
    await lift.getByRole('radio', { name: /530/ }).click()
    expect(await clash.getByRole('button', { name: 'Go on with these' }).isDisabled()).toBe(true)
    await paint.getByRole('radio', { name: /97/ }).click()
    await clash.getByRole('button', { name: 'Go on with these' }).click()
    await untilPublished(page)
    expect(feeAt()).toBe('530')
    expect(fileIn(there().remote, facts)).toContain('"amount": 97,')
    expect(git(there().root, 'status', '--porcelain')).toBe('')
  }))

it('leaves a draft and what is not ticked here, and takes each along once it is ticked', () =>
  inStudio(async (page) => {
    await page.goto('/~/_new')
    await page.getByRole('radio', { name: /Service/ }).check()
    await page.getByLabel('Title', { exact: true }).fill('Varnish')
    await page.getByRole('button', { name: 'Write the draft' }).click()
    await page.getByRole('heading', { name: 'Varnish', level: 1 }).first().waitFor()
    await setFee(page, '540')
    const goesOut = (name: string) => page.getByRole('checkbox', { name: `${name} goes out` })
    expect(await goesOut('Varnish').isChecked()).toBe(false)
    await page.getByText('1 draft stays here; visitors would not see it anyway.').waitFor()
    await goesOut('Fees & figures').uncheck()
    await page.getByText('Nothing is ticked to go out.').waitFor()
    await goesOut('Fees & figures').check()
    await publish(page)
    await untilPublished(page)
    expect(lastCommitIn(there().remote).files).toEqual([facts])
    await goesOut('Varnish').check()
    await publish(page)
    await expect.poll(() => lastCommitIn(there().remote).files).toEqual(['pages/varnish.json'])
    await page.getByText('Nothing of yours waits').waitFor()
  }))
