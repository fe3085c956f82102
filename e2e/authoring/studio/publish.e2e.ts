import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  fileIn,
  git,
  lastCommitIn,
  othersPublish,
  type Site,
  siteInGit,
} from '../../../tests/support/gitSite.ts'
import { boatyard } from '../../../tests/support/sites.ts'
import { axeFindings } from '../../support/axeFindings.ts'
import { inPage, useBrowser } from '../../support/browser.ts'
import { choosePage } from '../../support/choosePage.ts'
import { type Running, startEngine } from '../../support/startEngine.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine takes its time for each

const browser = useBrowser()
const facts = 'pages/_facts.json'
const settings = 'pages/_site.json'
let site: Site | undefined
let server: Running | undefined

const there = (): Site => site ?? expect.fail('There is no site.')
const inStudio = <T>(run: (page: Page) => Promise<T>) =>
  inPage(browser(), run, { baseURL: server?.address ?? '' })
const feeAt = (at = 'main') =>
  /"lift.fee": \{[^}]*\{[^}]*"amount": (\d+)/s.exec(fileIn(there().remote, facts, at))?.[1]

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
const toPublish = async (page: Page) => {
  await page.getByRole('link', { name: 'Publish' }).click()
  await page.getByRole('heading', { name: 'What you have changed' }).waitFor()
}
/** Changes what a lift costs, or another figure, as a person does. */
const setFee = async (page: Page, fee: string, label = 'Lift out and back in') => {
  await openFact(page, label)
  await page.getByLabel(/^Amount/).fill(fee)
  await page.getByRole('button', { name: 'Save' }).click()
  await toPublish(page)
}
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click()
const untilPublished = (page: Page) =>
  page.locator('.publish-outcome').getByText('Published. Visitors get it once').waitFor()

it('publishes a fee under the name entered once and reverts it from History', () =>
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
    expect(lastCommitIn(there().remote)).toEqual({
      files: [facts],
      message: 'Lifts cost $495 from now on',
      by: 'Asha <asha@yard.example>',
    })
    expect(feeAt()).toBe('495')
    await page.getByText('Nothing of yours waits').waitFor()
    await page.getByRole('link', { name: 'See it in History' }).click()
    await page.getByText('Lifts cost $495 from now on').click()
    await page
      .getByRole('button', { name: 'Take back all of “Lifts cost $495 from now on”' })
      .waitFor()
    const part = page
      .getByRole('region', { name: 'Published' })
      .getByRole('region', { name: 'Fees & figures' })
    await part.getByText('Says this now').waitFor()
    expect(await axeFindings(page, ['.studio'])).toEqual([])
    const takeBack = page.getByRole('button', { name: 'Take back this change' })
    await takeBack.scrollIntoViewIfNeeded() // as the press would, by how much room the device's faces leave it
    const place = await takeBack.boundingBox()
    await takeBack.click()
    await part.getByText('Taken back').waitFor()
    expect((await part.getByText('Taken back').boundingBox())?.y).toBeCloseTo(place?.y ?? 0, -2) // a line at most, since a button takes the place of words
    await page.getByText('All of this was taken back since.').waitFor()
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

it('makes screenshots of a publication’s changes on request', () =>
  inStudio(async (page) => {
    await page.goto('/~/_history')
    await page.getByText('Lifts cost $495 from now on').first().click()
    await page.getByRole('button', { name: 'Make pictures' }).click()
    const pictures = await page
      .getByRole('link', { name: 'Look at the pictures' })
      .getAttribute('href', { timeout: 120_000 })
    const report = await page.context().newPage()
    await report.goto(pictures ?? '')
    await report.getByText('$495').first().waitFor()
    expect(await report.getByRole('img').count()).toBeGreaterThan(1)
    await report.close()
  }))

it('sends changes for review on their own branch and publishes them on request', () =>
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

it('merges what others have published and asks where both changed the same value', () =>
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
    const [lift, paint] = [1, 2].map((index) =>
      clash.getByRole('radiogroup', { name: `Place ${index} of 2` }),
    )
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

it('leaves drafts and unticked changes out of a publication until they are ticked', () =>
  inStudio(async (page) => {
    await page.goto('/~/_new')
    await page.getByRole('radio', { name: /Service/ }).check()
    await page.getByLabel('Title', { exact: true }).fill('Varnish')
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await page.getByRole('heading', { name: 'Varnish', level: 1 }).first().waitFor()
    await setFee(page, '540')
    const goesOut = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}: `) })
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
    await untilPublished(page)
    expect(lastCommitIn(there().remote).files).toEqual(['pages/varnish.json'])
    await page.getByText('Nothing of yours waits').waitFor()
  }))

it('blocks publishing a link to an unticked page until that page is included', () =>
  inStudio(async (page) => {
    await page.goto('/~/_new')
    await page.getByRole('radio', { name: /Service/ }).check()
    await page.getByLabel('Title', { exact: true }).fill('Sails')
    await choosePage(page, 'On which page is it listed?', '/')
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await page.getByRole('heading', { name: 'Sails', level: 1 }).first().waitFor()
    await toPublish(page)
    const sails = page.getByRole('checkbox', { name: /^Sails: / })
    const summary = page.getByLabel('What has changed, in a few words')
    const needed = page.getByText(/ leads to “Sails”, which stays here\./)
    expect([await sails.isChecked(), await summary.inputValue()]).toEqual([
      true,
      expect.stringMatching(/^\d+ changes: .*Sails/),
    ])
    await sails.uncheck()
    await needed.waitFor()
    await expect.poll(() => summary.inputValue()).not.toMatch(/^\d+ changes: .*Sails/)
    expect(await axeFindings(page, ['.studio'])).toEqual([])
    await page.getByRole('link', { name: 'Findings' }).first().click()
    await page.getByRole('heading', { name: 'Findings', level: 1 }).waitFor()
    await toPublish(page)
    await needed.waitFor()
    expect([
      await sails.isChecked(),
      await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled(),
    ]).toEqual([false, true])
    await page
      .getByRole('button', { name: 'Let “Sails” go along as a draft, which visitors don’t get' })
      .click()
    await needed.waitFor({ state: 'detached' })
    expect(await sails.isChecked()).toBe(true)
    await summary.fill('Sails are listed')
    await page.getByRole('link', { name: 'Findings' }).first().click()
    await toPublish(page)
    expect(await summary.inputValue()).toBe('Sails are listed')
    await publish(page)
    await untilPublished(page)
    expect(lastCommitIn(there().remote)).toMatchObject({
      message: 'Sails are listed',
      files: expect.arrayContaining(['pages/sails.json']),
    })
  }))

const written = () => readFileSync(join(there().root, settings), 'utf8')
/** Changes when it closes on Saturdays, as a person does, and goes to the announcement. */
const writeHours = async (page: Page, closes: string) => {
  await page.goto('/~/_site/firm')
  await page.getByRole('button', { name: /^Saturday \d/ }).click()
  await page.getByLabel(/^Closes/).fill(closes)
  await expect.poll(written).toContain(`"closes": "${closes}"`)
  await page
    .getByRole('navigation', { name: 'Settings of the site' })
    .getByRole('link', { name: /^Announcement/ })
    .click()
}
const announce = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: /^Text/ }).fill(text)
  await expect.poll(written).toContain(text)
}
/** What History tells as left when other things were published. */
const leftHere = async (page: Page) => {
  await page.getByRole('link', { name: 'History' }).first().click()
  const left = page.getByRole('region', { name: 'Left here' })
  await left.getByRole('listitem').first().waitFor()
  return left.getByRole('listitem').allTextContents()
}

it('publishes opening hours while the announcement waits until it is ticked', () =>
  inStudio(async (page) => {
    const before = written()
    await writeHours(page, '15:00')
    await page.getByRole('button', { name: 'Announcement', exact: true }).click()
    await announce(page, 'Closed for the regatta.')
    const all = written()
    await toPublish(page)
    const goesOut = (name: string) =>
      page.getByRole('checkbox', { name: `Settings of the site: ${name}: Goes out`, exact: true })
    const list = page.getByRole('region', { name: 'Settings of the site: Announcement' })
    await list.getByText('Closed for the regatta.').waitFor()
    expect(await list.getByText('15:00').count()).toBe(0)
    await goesOut('Announcement').uncheck()
    const summary = page.getByLabel('What has changed, in a few words')
    await expect.poll(() => summary.inputValue()).toMatch(/→ “15:00”/)
    expect(await axeFindings(page, ['.studio'])).toEqual([])
    await publish(page)
    await untilPublished(page)
    const saturday = (text: string) =>
      text.replace(/("label": "Saturday".*?"closes": )"13:00"/, '$1"15:00"')
    expect(`${fileIn(there().remote, settings)}\n`).toBe(saturday(before))
    expect(written()).toBe(all)
    // It waits as it was ticked, and nothing is told of the hours any more.
    await page.getByText('Nothing is ticked to go out.').waitFor()
    expect([
      await goesOut('Announcement').isChecked(),
      await goesOut('Firm and hours').count(),
    ]).toEqual([false, 0])
    const left = await leftHere(page)
    expect(left.length).toBeGreaterThan(0)
    expect(left.filter((step) => !step.includes('Announcement'))).toEqual([])
    await toPublish(page)
    await goesOut('Announcement').check()
    await publish(page)
    await untilPublished(page)
    expect(`${fileIn(there().remote, settings)}\n`).toBe(all)
  }))

it('lists only pending changes as left here in History, even one restored after publishing', () =>
  inStudio(async (page) => {
    await writeHours(page, '14:00')
    await announce(page, 'Open after the regatta.')
    await page.getByRole('link', { name: 'Changes' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Open after' })
      .getByRole('button', { name: 'Take back' })
      .click()
    await expect.poll(written).not.toContain('Open after')
    await toPublish(page)
    await publish(page)
    await untilPublished(page)
    await page.keyboard.press('Control+z')
    await expect.poll(written).toContain('Open after the regatta.')
    expect(await leftHere(page)).toEqual([expect.stringMatching(/Text in “Announcement”/)])
    await toPublish(page)
    await publish(page)
    await untilPublished(page)
    expect(`${fileIn(there().remote, settings)}\n`).toBe(written())
  }))

it('shows a page’s history across its renames and restores an older version', () =>
  inStudio(async (page) => {
    const draft = () => git(there().root, 'status', '--porcelain')
    await page.goto('/~/varnish')
    await page
      .getByRole('region', { name: 'This page' })
      .getByLabel(/^Title/)
      .fill('Varnish and oil')
    const tree = page.getByRole('navigation', { name: 'Pages of the site' })
    await tree.getByRole('link', { name: /^Varnish/ }).hover()
    await tree.getByRole('button', { name: /^More for Varnish/ }).click()
    await page.getByRole('menuitem', { name: 'Give it another address …' }).click()
    await page
      .getByLabel(/address/i)
      .last()
      .fill('/repairs/varnish')
    await page
      .getByRole('button', { name: /^Move|^Give|^Do/ })
      .last()
      .click()
    await expect.poll(draft).toContain('pages/repairs/varnish.json')
    await page.getByRole('link', { name: 'Publish' }).click()
    await page
      .getByRole('checkbox', {
        name: 'Varnish and oil: Goes along as a draft, which visitors don’t get',
      })
      .check()
    await publish(page)
    await untilPublished(page)
    await page.goto('/~/_history?of=pages/repairs/varnish.json')
    const versions = page.getByRole('region', { name: 'Published' }).locator('.history-version')
    await expect.poll(() => versions.count()).toBe(2)
    await versions.last().locator('summary').click()
    await versions
      .last()
      .getByRole('button', { name: /^Bring back all that .* said after this publication/ })
      .click()
    await expect.poll(draft).toBe('M pages/repairs/varnish.json')
    expect(git(there().root, 'diff', '--unified=0')).toMatch(
      /^-.*"Varnish and oil"[\s\S]*^\+.*"Varnish"/m,
    )
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect.poll(draft).toBe('')
  }))

it('schedules a fact, a block and a page by day, previews any day and lists them', () =>
  inStudio(async (page) => {
    await page.setViewportSize({ width: 1800, height: 1000 })
    const diff = () =>
      git(there().root, 'diff', '--unified=0')
        .split('\n')
        .filter((line) => /^[-+] /.test(line))
    const shown = page.frameLocator('iframe')
    const showDay = async (day: string) => {
      await page.getByRole('button', { name: /^As of/ }).click()
      await page.getByLabel('Show the page as it will be on').fill(day)
      await page.keyboard.press('Escape')
    }
    await openFact(page, 'Lift out and back in')
    await page.getByRole('button', { name: 'Value from a day on' }).click()
    const next = page.getByRole('group', { name: 'Value from a day on' })
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await page.keyboard.type('04012027')
    await next.getByLabel(/^Amount/).fill('590')
    await page.getByText('From 1 Apr 2027 on it reads $590.').waitFor()
    const before = diff().length
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => diff().length).toBe(before + 2)
    expect(diff().join()).toContain(
      '"amount": 540 }, "source": "price list", "asOf": "2025-10-01", "next": { "from": "2027-04-01", "value": { "kind": "money", "amount": 590 } } }',
    )
    await page.goto('/~/repairs/rigging')
    await shown.getByText('$540').first().waitFor()
    await showDay('2027-04-01')
    await shown.getByText('$590').first().waitFor()
    const panel = page.getByRole('complementary', { name: 'Panel' })
    await panel.getByRole('button', { name: /When wire is due/ }).click()
    await panel.getByRole('button', { name: 'Last day' }).click()
    await panel.getByLabel('Last day').fill('2027-03-31')
    await shown.getByRole('heading', { name: 'When wire is due' }).waitFor({ state: 'detached' })
    await showDay('2027-03-31')
    await shown.getByRole('heading', { name: 'When wire is due' }).waitFor()
    await page.goto('/~/privacy')
    await page
      .getByRole('region', { name: 'This page' })
      .getByRole('button', { name: 'First day' })
      .click()
    await page.getByLabel('First day').fill('2027-04-01')
    await page.getByText('Not shown today').waitFor()
    await showDay('2027-04-01')
    await page.getByText('Not shown today').waitFor({ state: 'detached' })
    await expect
      .poll(() => diff().filter((line) => /"(from|until)": "2027/.test(line)).length)
      .toBe(3)
    await page.goto('/~/_findings')
    const due = page.getByRole('region', { name: 'What comes due' }).getByRole('listitem')
    await expect
      .poll(async () => (await due.allTextContents()).toSorted())
      .toEqual([
        '1 Apr 2027"When wire is due" on /repairs/rigging is no longer shown',
        '1 Apr 2027/privacy is shown',
        '1 Apr 2027Lift out and back in, up to nine metres is $590',
      ])
  }))
