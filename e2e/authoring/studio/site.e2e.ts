import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { seen } from '../../support/seen.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const {
  folder,
  read,
  inStudio,
  documents,
  documentsBefore,
  countFromHere,
  changed,
  untilChanged,
  untilAsBefore,
} = useViews()

it('edits a menu’s label and order and changes only the affected lines', () =>
  inStudio(async (page) => {
    await page.goto('/~/_site/navigation')
    await page.getByRole('button', { name: 'Contact', exact: true }).click()
    await page.getByLabel(/^Label/).fill('Write to us')
    await untilChanged(2)
    expect(changed()).toEqual([
      '_site.json - { "label": "Contact", "href": "/contact" }',
      '_site.json + { "label": "Write to us", "href": "/contact" }',
    ])
    await page.getByRole('button', { name: /^Move Write to us, number 5 of 5/ }).press('Home')
    await expect
      .poll(() => read('_site.json').indexOf('Write to us') < read('_site.json').indexOf('"Home"'))
      .toBe(true)
    await page.goto('/~/_history')
    await page.getByRole('button', { name: /^Undo this and all after it: .*Label/ }).click()
    await untilAsBefore()
  }))

it('edits the theme, opening hours and redirects and changes only the affected lines', () =>
  inStudio(async (page) => {
    const undone = async () => {
      await page.keyboard.press('Control+z')
      await untilAsBefore()
    }
    await page.goto('/~/_site/theme')
    await seen(page).toHaveTitle('Look · Curlew & Co.')
    await page.getByRole('combobox', { name: 'Round corners' }).click()
    await page.getByRole('option', { name: 'large' }).click()
    await untilChanged(2)
    expect(changed()).toEqual([
      '_site.json - "radius": "small",',
      '_site.json + "radius": "large",',
    ])
    await undone()

    await page.getByRole('button', { name: 'Colours of your own' }).click()
    const more = page.getByRole('group', { name: 'Colours of your own' })
    await more.getByRole('button', { name: 'Accent colour' }).click()
    await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('rgb(31, 78, 158)')
    await seen(page.getByLabel('Pick: Accent colour')).toHaveValue('#1f4e9e')
    await expect
      .poll(() =>
        changed()
          .filter((line) => line.includes(' + '))
          .join(' '),
      )
      .toMatch(/"accent": "#1f4e9e".*"solid": "middle"|"solid": "middle".*"accent": "#1f4e9e"/)
    await page.getByRole('button', { name: 'Remove Colours of your own' }).click()
    await page.getByRole('combobox', { name: 'Colour of buttons' }).click()
    await page.getByRole('option', { name: 'As usual' }).click()
    await untilAsBefore()

    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await page.getByRole('link', { name: /^Firm and hours/ }).click()
    await page.getByRole('button', { name: 'Saturday 09:00–13:00', exact: true }).click()
    await page.getByLabel(/^Closes/).fill('14:30')
    await untilChanged(2)
    const saturday =
      '{ "label": "Saturday", "days": ["saturday"], "opens": "09:00", "closes": "14:30" }'
    expect(changed()[1]).toBe(`_site.json + ${saturday}`)
    await undone()

    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await page.getByRole('link', { name: /^Redirects/ }).click()
    await page.getByRole('button', { name: 'Add redirect' }).click()
    await page.getByRole('textbox', { name: /^Old address/ }).fill('/prices.html')
    await page.getByRole('textbox', { name: /^New address/ }).fill('/repairs')
    await expect
      .poll(() => changed().at(-1))
      .toBe('_site.json + { "from": "/prices.html", "to": "/repairs" }')
    expect(changed().filter((line) => line.includes(' - '))).toHaveLength(1) // the line before it, which gets its comma

    // Ctrl+Z in the field would take back what was typed there alone.
    await page.getByRole('link', { name: 'History', exact: true }).click()
    await page
      .getByRole('button', { name: /^Undo this and all after it: .*redirect/i })
      .last()
      .click()
    await untilAsBefore()
  }))

it('adds fields to a form at the end, after a chosen field and by duplication', () =>
  inStudio(async (page) => {
    await page.goto('/~/enquire/look')
    const panel = page.getByRole('complementary', { name: 'Panel' })
    await panel.locator('.panel-entry-name').first().click()
    await panel.getByRole('button', { name: 'Add field' }).click()
    await page.keyboard.type('Name of the boat')
    await expect
      .poll(() => panel.getByRole('combobox', { name: 'Kind of field' }).textContent())
      .toBe('Line of text')
    await expect
      .poll(() => changed().at(-1))
      .toBe(
        '_dialogs/look.json + { "type": "text", "name": "nameOfTheBoat", "label": "Name of the boat" }',
      )
    expect(changed().filter((line) => line.includes(' - '))).toHaveLength(1) // the line before it, which gets its comma

    await panel.getByRole('button', { name: 'What to do with Phone' }).click()
    await page.getByRole('menuitem', { name: 'Add one after it' }).click()
    await page.keyboard.type('Mooring')
    await expect
      .poll(changed)
      .toContain('_dialogs/look.json + { "type": "text", "name": "mooring", "label": "Mooring" },')
    expect(changed().filter((line) => line.includes(' - '))).toHaveLength(1)
    await expect
      .poll(() => panel.getByRole('button', { expanded: true }).allInnerTexts())
      .toContain('Mooring')
    // A field that was duplicated is as new: what is sent of it follows what it asks.
    await panel.getByRole('button', { name: 'What to do with Mooring' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect.poll(() => read('_dialogs/look.json')).toContain('"mooring2"')
    await expect
      .poll(() => panel.getByRole('button', { expanded: true }).allInnerTexts())
      .toEqual(['Mooring'])
    await panel
      .getByRole('textbox', { name: /^Label/ })
      .last()
      .fill('Berth')
    await expect
      .poll(changed)
      .toContain('_dialogs/look.json + { "type": "text", "name": "berth", "label": "Berth" },')
  }))

it('renames a form’s field and keeps its former name for enquiries under way', () =>
  inStudio(async (page) => {
    await page.goto('/~/_site/dialogs')
    await page.getByRole('link', { name: 'Book a look at your boat' }).click()
    await page.frameLocator('iframe[title="The form look"]').getByLabel('First Name').waitFor()
    await page.getByRole('button', { name: 'Rename Boat' }).click()
    await page.getByLabel('Name', { exact: true }).fill('vessel')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await expect.poll(() => read('_dialogs/look.json')).toContain('"formerly": ["boat"]')
    expect(changed()).toHaveLength(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
  }))

it('edits the announcement, interface words, form services and other hours, each in its own line', () =>
  inStudio(async (page) => {
    const section = (name: string) =>
      page
        .getByRole('navigation', { name: 'Settings of the site' })
        .getByRole('link', { name, exact: true })
        .click()
    /** The lines that are there now, and how many are not any more: the one before, which gets its comma. */
    const lines = async (...expected: readonly string[]) => {
      await expect
        .poll(() => changed().filter((line) => line.includes(' + ')))
        .toEqual(expect.arrayContaining(expected.map((line) => `_site.json + ${line}`)))
      const now = changed()
      expect(now.filter((line) => line.includes(' - ')).length).toBeLessThanOrEqual(1)
      expect(now.length - expected.length).toBeLessThanOrEqual(2)
      countFromHere()
    }
    await page.goto('/~/_site/announcement')
    await page.getByRole('button', { name: 'Announcement', exact: true }).press('Enter')
    await page.keyboard.type('Closed on 24 December.')
    await lines('"announcement": { "text": "Closed on 24 December." },')
    await page.getByRole('button', { name: 'Name', exact: true }).press('Enter')
    await page.keyboard.type('christmas')
    await lines('"announcement": { "id": "christmas", "text": "Closed on 24 December." },')
    await page.getByRole('button', { name: 'Remove Announcement' }).click()
    await expect.poll(() => read('_site.json')).not.toContain('"announcement"')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => read('_site.json')).toContain('"announcement"')
    countFromHere()

    await section('Words')
    await page.getByRole('searchbox', { name: 'Find a word' }).fill('Due dates')
    await page.getByRole('textbox', { name: /^Label of deadlines/ }).fill('Last days')
    await expect.poll(() => read('_site.json')).toContain('"labelDeadlines": "Last days"')
    expect(changed()).toHaveLength(2)
    expect(changed()[1]).toBe(changed()[0]?.replace(' - ', ' + ').replace('Due dates', 'Last days'))
    countFromHere()

    await section('Forms')
    await page
      .getByRole('region', { name: 'Ask for an estimate' })
      .getByRole('textbox')
      .first()
      .fill('curlewoffers')
    await lines('"estimate": { "id": "curlewoffers" },')

    await section('Firm and hours')
    await page.getByRole('button', { name: 'Closed days and other hours' }).click()
    const asked = page.getByRole('form', { name: 'Add day closed or with other hours' })
    // Nothing is written until a day is chosen: visitors would be told of it.
    await seen(
      asked.getByRole('button', { name: 'Add day closed or with other hours' }),
    ).toBeDisabled()
    expect(changed()).toEqual([])
    await asked.getByLabel('Day', { exact: true }).fill('2026-12-24')
    await page.keyboard.press('Enter')
    await lines('"otherHours": [{ "from": "2026-12-24" }],')
    const closed = page.getByRole('switch', { name: 'Closed all day' })
    await seen(closed).toBeChecked()
    // Who asks for hours is in the first of their fields; a field that is emptied stays where it is, with the focus.
    await closed.click()
    const opens = page.getByLabel(/^Opens/)
    await seen(opens).toBeFocused()
    await opens.fill('10:00')
    await page.getByLabel(/^Closes/).fill('14:00')
    await expect
      .poll(() => read('_site.json'))
      .toContain('"otherHours": [{ "from": "2026-12-24", "opens": "10:00", "closes": "14:00" }],')
    // Part by part, as keys empty it.
    await opens.focus()
    for (const key of [
      'Backspace',
      'ArrowRight',
      'Backspace',
      'ArrowRight',
      'Backspace',
      'Shift+Tab',
      'Shift+Tab',
      'Shift+Tab',
    ])
      await page.keyboard.press(key)
    await expect
      .poll(() => read('_site.json'))
      .toContain('"otherHours": [{ "from": "2026-12-24", "closes": "14:00" }],')
    await opens.fill('10:00')
    await expect.poll(() => read('_site.json')).toContain('"opens": "10:00"')
    await opens.fill('')
    await expect.poll(() => read('_site.json')).not.toContain('"opens": "10:00", "closes": "14:00"')
    await seen(opens).toBeFocused()
    // All of it at once, as one step.
    await opens.fill('10:00')
    await closed.click()
    await expect
      .poll(() => read('_site.json'))
      .toContain('"otherHours": [{ "from": "2026-12-24" }],')
    await page.keyboard.press('Control+z')
    await expect
      .poll(() => read('_site.json'))
      .toContain('"otherHours": [{ "from": "2026-12-24", "opens": "10:00", "closes": "14:00" }],')
    // Hours of some weekdays: ticked in any order, they stand in that of the week; nothing is written before.
    await page.getByRole('button', { name: 'Weekdays', exact: true }).click()
    await seen(page.getByRole('checkbox', { name: 'Monday' })).toBeFocused()
    for (const day of ['Saturday', 'Friday', 'Monday'])
      await page.getByRole('checkbox', { name: day }).click()
    await page.getByRole('checkbox', { name: 'Monday' }).click()
    await seen(
      page.getByRole('button', { name: '24 Dec 2026 from then on, Friday, Saturday, 10:00–14:00' }),
    ).toBeVisible()
    await expect
      .poll(() => read('_site.json'))
      .toContain(
        '"otherHours": [{ "from": "2026-12-24", "days": ["friday", "saturday"], "opens": "10:00", "closes": "14:00" }],',
      )
    for (const day of ['Saturday', 'Friday'])
      await page.getByRole('checkbox', { name: day }).click()
    await expect
      .poll(() => read('_site.json'))
      .toContain('"otherHours": [{ "from": "2026-12-24", "opens": "10:00", "closes": "14:00" }],')
    await seen(page.getByRole('checkbox', { name: 'Friday' })).toBeFocused()
  }))

it('removes an unused asset and restores it on undo', () =>
  inStudio(async (page) => {
    const picture = join(folder(), 'pages/_assets/drawings/unused.svg')
    const drawn =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4H0z"/></svg>\n'
    writeFileSync(picture, drawn)
    await page.goto('/~/_findings')
    const found = page.getByRole('region', { name: /unused\.svg/ })
    await found.getByRole('button', { name: 'Remove the file' }).waitFor()
    expect(await found.getByText('Show the place').count()).toBe(0) // there is none
    await found.getByText('It may stay: choose it wherever a picture is asked for.').waitFor()
    await expect
      .poll(() => found.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await found.getByRole('button', { name: 'Remove the file' }).click()
    await expect.poll(() => existsSync(picture)).toBe(false)
    await page
      .getByRole('region', { name: 'What was done' })
      .getByRole('button', { name: 'Undo' })
      .click()
    await expect.poll(() => existsSync(picture) && readFileSync(picture, 'utf8')).toBe(drawn)
    rmSync(picture)
  }))

it('turns a fact into words, copies and removes a dialog and makes a page a draft', () =>
  inStudio(async (page) => {
    const undo = () => page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await page.goto('/~/_facts/lift.fee')
    await page.getByRole('button', { name: 'Turn into words …' }).click()
    await page.getByRole('button', { name: 'Turn it into words' }).click()
    await expect.poll(() => changed().length).toBeGreaterThan(1)
    const [gone, come] = [' - ', ' + '].map((sign) =>
      changed().filter((line) => line.includes(sign)),
    )
    expect(
      gone?.map((line) =>
        line
          .replace(' - ', ' + ')
          .replaceAll('{{lift.fee}}', '$480')
          .replace('"{{lift.fee | plain}}"', '480'),
      ),
    ).toEqual(come)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await undo()
    await untilAsBefore()

    await page.goto('/~/_site/dialogs/estimate')
    await page.getByRole('button', { name: 'Copy …' }).click()
    await page.getByLabel('Name', { exact: true }).fill('offer')
    await page.getByRole('button', { name: 'Copy it' }).click()
    await expect.poll(changed).toEqual(['+ _dialogs/offer.json'])
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    countFromHere()
    await page.getByRole('button', { name: 'Rename …' }).first().click()
    await page.getByLabel('Name', { exact: true }).fill('offers')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await expect.poll(changed).toContain('+ _dialogs/offers.json')
    expect(documents().get('_dialogs/offers.json')).toBe(
      documentsBefore().get('_dialogs/offer.json'),
    )
    expect(
      changed()
        .filter((line) => !line.includes('_dialogs/offer'))
        .map((line) => line.replace(/^_site\.json/, '')),
    ).toEqual([])
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Remove …' }).first().click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect.poll(changed).not.toContain('+ _dialogs/offers.json')

    countFromHere()
    await page.goto('/~/contact')
    await page.getByRole('button', { name: 'Make it a draft again' }).click()
    await untilChanged(1)
    expect(changed()).toEqual(['contact.json + "draft": true,'])
    // Menus wait for it, which is said where it is linked to.
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await page.getByRole('link', { name: 'Menus', exact: true }).click()
    await page.getByRole('button', { name: 'Contact', exact: true }).click()
    await seen(
      page.getByText('This page is a draft: visitors get the link as soon as'),
    ).toBeVisible()
    await page.keyboard.press('Control+z') // the notice with its Undo may have gone with the view
    await untilAsBefore()
  }))
