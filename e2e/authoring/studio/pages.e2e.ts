import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { choosePage } from '../../support/choosePage.ts'
import { holdBack } from '../../support/holdBack.ts'
import { seen } from '../../support/seen.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const { folder, read, inStudio, changed, untilChanged, untilAsBefore } = useViews()

it('creates a page from a template and as a copy, then removes both', () =>
  inStudio(async (page) => {
    await page.goto('/~/_new')
    await page.getByRole('radio', { name: /Article/ }).check()
    await page.getByLabel('Title', { exact: true }).fill('Varnish & paint')
    await seen(page.getByLabel('Address')).toHaveValue('/log/varnish-paint')
    await page.getByRole('radio', { name: /Service/ }).check()
    await seen(page.getByLabel('Address')).toHaveValue('/varnish-paint')
    // Among the pages that list others, by a part of the title or address; the choice can be undone.
    const listed = 'On which page is it listed?'
    const hub = page.getByRole('button', { name: listed })
    const chooser = page.getByRole('dialog', { name: listed })
    await hub.click()
    await seen(chooser.getByText('/log', { exact: true })).toHaveCount(0)
    await chooser.getByRole('searchbox').fill('zeppelins')
    await seen(chooser.getByRole('status')).toHaveText('No page found for “zeppelins”.')
    await page.keyboard.press('Escape')
    await seen(hub).toBeFocused()
    await choosePage(page, listed, '/repairs')
    await page.getByText('It is added to the list “Three kinds of work” on Repairs').waitFor()
    await hub.click()
    await chooser.getByRole('button', { name: 'On none yet' }).click()
    await seen(hub).toHaveText('On none yet')
    await choosePage(page, listed, '/repairs')
    await page.getByLabel('In which list there?').selectOption('Goes with it')
    expect(await page.getByLabel('Address').inputValue()).toBe('/repairs/varnish-paint')
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await page.getByRole('heading', { name: 'Varnish & paint', level: 1 }).first().waitFor()
    await page.getByText('are still to be done before it is ready').waitFor()
    await page
      .getByRole('complementary', { name: 'Panel' })
      .getByRole('button', { name: /^Beginning of the page/ })
      .click()
    await seen(page.getByText('are still to be done before it is ready')).toBeHidden()
    await page.getByRole('button', { name: 'Draft', exact: true }).click()
    await seen(page.locator('.settings-ready li button').first()).toBeFocused()
    expect(changed().filter((line) => !line.startsWith('repairs.json'))).toEqual([
      '+ repairs/varnish-paint.json',
    ])
    const [old = '', now = '', ...more] = changed().filter((line) =>
      line.startsWith('repairs.json'),
    )
    expect(more).toEqual([])
    expect(now).toBe(
      old.replace(' - ', ' + ').replace(' }] }', ' }, { "href": "/repairs/varnish-paint" }] }'),
    )
    await page.keyboard.press('Enter')
    const field = page.locator('.panel-body :is(textarea, input):focus')
    await field.waitFor()
    await page.keyboard.type('What it costs, and when')
    await seen(field).toHaveValue('What it costs, and when')
    const tree = page.getByRole('navigation', { name: 'Pages of the site' })
    await tree.getByRole('link', { name: /^Varnish & paint/ }).hover()
    await tree.getByRole('button', { name: 'More for Varnish & paint' }).click()
    // Into a menu by its own menu: after the last page beside it, or where its author likes; as lines of its own.
    await page.getByRole('menuitem', { name: 'Put it in a menu …' }).click()
    const where = page.getByRole('dialog').getByLabel('Where')
    expect(await where.locator('option:checked').textContent()).toBe(
      'Yard Work › Repairs: after “Hulls”',
    )
    await where.selectOption('Yard Work › Repairs: first')
    await page.getByLabel('What the menu says').fill('Varnish')
    await page.getByText('New in Links of').first().waitFor()
    await page.getByRole('button', { name: 'Put it there' }).click()
    await expect
      .poll(() => read('_site.json'))
      .toMatch(
        /"items": \[\s*\{ "label": "Varnish", "href": "\/repairs\/varnish-paint" \},\s*\{ "label": "Masts/,
      )
    // It stands beside Repairs now, no longer below it: its menu, had it been opened before, would be gone with its row.
    await tree
      .locator('section[aria-label="Yard Work"] > ul > li > .pages-row')
      .filter({ hasText: 'Varnish' })
      .waitFor()
    await tree.getByRole('link', { name: /^Varnish/ }).hover()
    await tree.getByRole('button', { name: 'More for Varnish' }).click()
    await page.getByRole('menuitem', { name: 'Remove …' }).click()
    await page.getByRole('heading', { name: 'What this does' }).waitFor()
    const after = 'Where do links to it lead then?'
    await choosePage(page, after, '/repairs/hulls')
    const to = page.getByRole('button', { name: after })
    await seen(to).toContainText('(/repairs/hulls)')
    await to.click()
    await page.getByRole('button', { name: /^Nowhere: / }).click()
    await page.getByRole('heading', { name: 'What this does' }).waitFor()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await untilAsBefore()
    await page.goto('/~/_new?like=/storage/ashore')
    await page.getByLabel('Title', { exact: true }).fill('Under a roof')
    await page.getByRole('link', { name: 'Changes' }).click() // who looks elsewhere meanwhile finds it again
    await page.getByRole('heading', { name: 'Changes', level: 1 }).waitFor()
    await page.goBack()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Under a roof')
    const along = page.getByRole('group', { name: 'What comes along' }).getByRole('checkbox')
    await seen(along.first()).toBeDisabled() // a page says first what it is about
    await along.nth(2).click()
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await expect.poll(changed).toEqual(['+ storage/under-a-roof.json'])
    const typesIn = (path: string) =>
      (JSON.parse(read(path)) as { blocks: { type: string }[] }).blocks.map(({ type }) => type)
    expect(typesIn('storage/under-a-roof.json')).toEqual(
      typesIn('storage/ashore.json').filter((_, index) => index !== 2),
    )
    const copy = JSON.parse(read('storage/under-a-roof.json')) as {
      title: string
      name: string
      blocks: { heading: string }[]
    }
    expect([copy.title, copy.name, copy.blocks[0]?.heading]).toEqual([
      'Under a roof',
      'Under a roof',
      'Under a roof',
    ])
    await page.getByRole('button', { name: /^Description: From the last lift/ }).click()
    await page.getByRole('textbox', { name: /^Description/ }).waitFor()
    await page.goto('/~/_changes')
    const roof = page.getByRole('region', { name: 'Under a roof' })
    await roof.getByRole('button', { name: 'Take all of it back' }).click()
    await untilAsBefore()
    await roof.getByText('Taken back').waitFor()
  }))

it('lists what a copied page keeps of its original until it is rewritten or confirmed', () =>
  inStudio(async (page) => {
    await page.goto('/~/_new?like=/repairs/hulls')
    await page.getByLabel('Title', { exact: true }).fill('Keels')
    await page.getByRole('button', { name: 'Create the draft' }).click()
    await expect.poll(changed).toEqual(['+ repairs/keels.json'])
    const preset = page.getByRole('button', {
      name: 'Book a look at your boat: Work “Hull”',
      exact: true,
    })
    await preset.waitFor()
    const [head] = [page.locator('.settings-ready')]
    const isSeen = () =>
      head.evaluate(
        (element) =>
          element.getBoundingClientRect().top >= 0 &&
          element.getBoundingClientRect().top < innerHeight,
      )
    await page.setViewportSize({ width: 1280, height: 500 })
    expect(await isSeen()).toBe(false)
    await page.getByRole('link', { name: '1 finding on Keels: show it' }).click()
    await expect.poll(isSeen).toBe(true)
    await page.getByRole('button', { name: 'Ready all the same …' }).click()
    await page
      .getByRole('alertdialog', { name: 'Is it ready as it is?' })
      .getByRole('button', { name: 'Leave it a draft' })
      .click()
    expect(read('repairs/keels.json')).toContain('"draft": true')
    await page
      .getByRole('checkbox', { name: 'Right as it is: Book a look at your boat: Work “Hull”' })
      .click()
    await preset.waitFor({ state: 'detached' })
    await page.reload() // it is known still
    await page.getByText('1 found right as it is.').waitFor()
    expect(await preset.count()).toBe(0)
    await page.getByRole('button', { name: 'Show it again' }).click()
    await preset.waitFor()
    await page.locator('.settings-ready').getByRole('button', { name: 'Description: ' }).click()
    await page.getByRole('textbox', { name: /^Description/ }).fill('Keels, faired and bolted.')
    await expect.poll(() => read('repairs/keels.json')).toContain('faired and bolted')
    // What is left of the original is told however much of the rest is new, which lint no longer finds alike.
    const written = read('repairs/keels.json')
    let number = 0
    const anew = (value: unknown): unknown => {
      if (typeof value === 'string' && value.split(' ').length >= 5 && value !== left) {
        number += 1
        return `Keel ${number} gets a bolt, a plate and a coat of its own by May ${number}.`
      }
      if (Array.isArray(value)) return value.map(anew)
      return value !== null && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, anew(one)]))
        : value
    }
    const left = 'Draw a ring around it, and count them again in a year.'
    expect(written).toContain(left)
    writeFileSync(
      join(folder(), 'pages/repairs/keels.json'),
      `${JSON.stringify(anew(JSON.parse(written)), null, 2)}\n`,
    )
    await expect
      .poll(() => page.locator('.settings-ready details summary').allInnerTexts())
      .toEqual([
        expect.stringContaining('Beginning of the page'), // short texts that name hulls, too
        expect.stringContaining('Table'),
        expect.stringContaining('Related pages'),
        expect.stringContaining('Closing invitation'),
        expect.stringMatching(/^Short/),
      ])
    await page
      .locator('.settings-ready')
      .getByText(/^Closing invitation/)
      .click()
    await page.locator('.settings-ready').getByText('Draw a ring around it').first().waitFor()
    writeFileSync(join(folder(), 'pages/repairs/keels.json'), written)
    const list = await holdBack(page, /~studio\/tree/)
    await page.goto('/~/')
    const find = page.getByRole('searchbox', { name: 'Find a page' })
    await find.fill('keel')
    await find.press('Enter') // means the page, also where the list is still on its way
    await list()
    await page.waitForURL('**/~/repairs/keels')
    await page.getByRole('button', { name: 'Ready all the same …' }).click()
    await page.getByRole('button', { name: 'It is ready', exact: true }).click()
    await expect.poll(() => read('repairs/keels.json')).not.toContain('"draft"')
    await page.goto('/~/_history')
    const described = page.getByRole('listitem').filter({ hasText: 'Description' }).first()
    await described.getByRole('link', { name: 'Keels' }).waitFor()
    await page
      .getByRole('button', { name: /^Undo this and all after it: Copy \/repairs\/hulls/ })
      .click()
    await untilAsBefore()
  }))

it('previews moving a page, moves it and reverts only that change', () =>
  inStudio(async (page) => {
    await page.goto('/~/_site/footer')
    await page.getByLabel(/^Text about the firm/).fill('A small yard.')
    await untilChanged(2)
    const footer = changed()
    expect(footer.map((line) => line.slice(0, 12))).toEqual(['_site.json -', '_site.json +'])
    await page.goto('/~/_pages')
    await page.getByRole('button', { name: 'More for Questions' }).click()
    await page.getByRole('menuitem', { name: 'Give it another address …' }).click()
    const doIt = page.getByRole('button', { name: 'Move it' })
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished))) // by which the window comes
    const stood = await doIt.boundingBox()
    await page.getByLabel('New address').fill('/asked')
    await page.getByText('Visitors who come by an old address are led on').waitFor()
    await page
      .getByText(
        /The new name is written in (?:one place|\d+ places)[^.]*; besides in what pages must say/,
      )
      .waitFor()
    expect(await page.getByRole('dialog').textContent()).not.toMatch(/document|\.json/)
    expect(await doIt.boundingBox()).toEqual(stood)
    await doIt.click()
    await expect.poll(changed).toContain('+ asked.json')
    await page.goto('/~/_changes')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy for a message' }).click()
    await page.getByRole('button', { name: 'Copied: paste it into a message' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Changes since [^\n]+\n\n(?:.*\n)*.*A small yard\./,
    )
    const move = page.getByRole('listitem').filter({ hasText: 'The address' })
    await move.getByRole('button', { name: 'Take back' }).click()
    await expect.poll(changed).toEqual(footer)
    await page.goto('/~/_history')
    await page
      .getByRole('button', { name: /^Undo this and all after it: .*Text about the firm/ })
      .click()
    await untilAsBefore()
  }))
