import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { holdBack } from '../../support/holdBack.ts'
import { seen } from '../../support/seen.ts'
import { useViews } from '../../support/studioViews.ts'

vi.setConfig({ testTimeout: 240_000 }) // each is a story of many steps, and a busy machine is slow

const {
  folder,
  read,
  inStudio,
  documentsBefore,
  countFromHere,
  changed,
  untilChanged,
  untilAsBefore,
} = useViews()

it('previews a fact’s new value on each page and saves only that change', () =>
  inStudio(async (page) => {
    await page.goto('/~/_facts')
    await page.getByLabel('Find a fee or figure').fill('lift out')
    await page.getByRole('link', { name: /^Lift out and back in/ }).click()
    await page.getByLabel(/^Amount/).fill('495')
    for (const few of ['Currency', 'Doubt'])
      expect(await page.getByRole('button', { name: few }).isVisible()).toBe(false)
    const effect = page.getByRole('region', { name: 'Where it is shown' })
    await effect.getByText('$480 becomes $495.').waitFor()
    expect(await effect.getByRole('listitem').count()).toBeGreaterThan(1)
    expect(changed()).toEqual([])
    await page.getByLabel(/^Amount/).fill('10,49')
    await page.getByText('“10,49” could be read in two ways: write 10.49.').waitFor()
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await page
      .getByRole('region', { name: 'Where it is shown' })
      .getByText('A figure can’t be read yet')
      .waitFor()
    await page.getByLabel(/^Amount/).fill('')
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await page.getByLabel(/^Amount/).fill('$10,499')
    await effect.getByText('$480 becomes $10,499.').waitFor()
    await page.getByLabel('What it is').focus()
    expect(await page.getByLabel(/^Amount/).inputValue()).toBe('10,499')
    await page.getByLabel(/^Amount/).fill('4.6')
    await page.getByLabel('What it is').focus()
    expect(await page.getByLabel(/^Amount/).inputValue()).toBe('4.60')
    await page.getByLabel(/^Amount/).fill('495')
    await page.getByText('The value is new: are “Source” and “Stated on” still right?').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await untilChanged(2)
    expect(changed()[1]).toBe(changed()[0]?.replace(' - ', ' + ').replace('480', '495'))
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
  }))

it('shows a fact’s saved value while the server is still working out the effect', () =>
  inStudio(async (page) => {
    await page.goto('/~/_facts/lift.fee')
    await page.getByLabel(/^Amount/).fill('495')
    const effect = page.getByRole('region', { name: 'Where it is shown' })
    await effect.locator('del').first().waitFor()
    const release = await holdBack(page, '**/~studio/fact-effect?*')
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('region', { name: 'What was done' })
      .getByText(/^Saved: /)
      .waitFor()
    expect(await page.getByText(/^\$495 /).count()).toBe(1)
    expect([
      await effect.locator('del').count(),
      await effect.getByText('It reads $495.').count(),
    ]).toEqual([0, 1])
    await page.getByRole('link', { name: 'All fees and figures' }).click()
    const row = page.getByRole('row', { name: /^Lift out and back in/ })
    await row.waitFor()
    expect(await row.getByRole('cell', { name: '$495' }).count()).toBe(1)
    await release()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
  }))

it('counts a fact’s places consistently and warns where its old unit is typed', () =>
  inStudio(async (page) => {
    const about = read('about.json')
    writeFileSync(
      join(folder(), 'pages/about.json'),
      about.replace('within {{reply.time}}', 'within {{reply.time | number}} hours'),
    )
    countFromHere()
    await page.goto('/~/_facts/reply.time')
    const effect = page.getByRole('region', { name: 'Where it is shown' })
    const shown = effect.getByText(/It is shown in \d+ places: on \d pages, in one form\./)
    const places = /\d+ places: [^.]+/.exec((await shown.textContent()) ?? '')?.[0] ?? 'none'
    await page.getByRole('button', { name: 'Turn into words …' }).click()
    await page.getByRole('dialog').getByText(`is written out in ${places}.`).waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel(/^Number/).fill('1')
    const beside = effect.getByText(
      'In one place the word “hours” is typed beside the figure; put it right there:',
    )
    await beside.waitFor()
    await effect.getByText('“hours” is typed beside the figure here.').waitFor()
    await beside.getByRole('link').click()
    await page.waitForURL('**/~/about')
    await untilChanged(2)
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click() // what was typed was kept
    await untilAsBefore()
    writeFileSync(join(folder(), 'pages/about.json'), about)
  }))

it('makes a due next value the current value on request', () =>
  inStudio(async (page) => {
    await page.goto('/~/_facts/lift.fee')
    await page.getByRole('button', { name: 'Value from a day on' }).click()
    await page.getByLabel(/^From/).fill('2020-01-01')
    await page
      .getByRole('group', { name: 'Value from a day on' })
      .getByLabel(/^Amount/)
      .fill('505')
    await page.getByText(/480 becomes .*505\./).waitFor()
    await page.getByRole('button', { name: 'Make it the value' }).click()
    await page.getByText(/480 becomes .*505\./).waitFor()
    await page.keyboard.press('Enter') // on Save
    await untilChanged(2)
    expect(changed()[1]).toMatch(/"amount": 505.*"asOf": "2020-01-01"/)
    expect(changed()[1]).not.toContain('"next"')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
  }))

it('saves a typed fee when another view is opened and reports it', () =>
  inStudio(async (page) => {
    await page.goto('/~/_facts/lift.fee')
    await page.getByLabel(/^Amount/).fill('481')
    await page.getByLabel(/^Amount/).press('Enter')
    await untilChanged(2)
    expect(await page.getByLabel(/^Upper end/).count()).toBe(0) // which another button of the form asks for
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
    await seen(page.getByLabel(/^Amount/)).toHaveValue('480') // who writes over what is not taken back yet is asked which one shall stand
    await page.getByLabel(/^Amount/).fill('10,499')
    await page.getByRole('link', { name: 'All fees and figures' }).click()
    await page.getByText('Saved as you left it: Lift out and back in').first().waitFor()
    await untilChanged(2)
    expect(changed()[1]).toMatch(/"amount": 10499\b/)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await untilAsBefore()
  }))

it('finds a fee by everyday words in the search and in the list of facts', () =>
  inStudio(async (page) => {
    await page.goto('/~/_search')
    for (const words of ['price', 'fees', 'cost']) {
      await page.getByLabel('Find', { exact: true }).fill(words)
      await page
        .getByRole('link', { name: 'Change Lift out and back in, up to nine metres' })
        .waitFor()
    }
    await page.getByRole('link', { name: /under Fees & figures/ }).click()
    expect(await page.getByLabel('Find a fee or figure').inputValue()).toBe('cost')
    await page.getByRole('rowheader', { name: 'Fees and prices' }).waitFor()
    expect(await page.getByRole('rowheader', { name: 'Days of the year' }).count()).toBe(0)
    await page.getByLabel('Find a fee or figure').fill('')
    await page.getByRole('rowheader', { name: 'Days of the year' }).waitFor()
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: 'Search' })
      .click()
    await page.getByLabel('Find', { exact: true }).fill('boats of up to')
    await page.getByText('8\u00a0tonnes and put them back better').waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain('{{')
    await page.getByLabel('Find', { exact: true }).fill('yard@')
    await page.getByRole('link', { name: 'Change E-mail address' }).click()
    await seen(page.getByRole('textbox', { name: /^E-mail address/ })).toBeFocused()
  }))

it('turns a figure typed on pages into a fact, then renames and removes it', () =>
  inStudio(async (page) => {
    await page.goto('/~/_facts')
    await page.getByRole('link', { name: 'New figure' }).click()
    await page.getByText('Write the figure, and it can be kept.').waitFor()
    await page.getByText('As pages say it: $1,500,').waitFor()
    await page.getByLabel(/^Figure/).fill('1996')
    await page.getByLabel('What it is').fill('The year in which the yard began')
    await page.getByLabel('Name', { exact: true }).fill('yard.since')
    await page.getByLabel('Source').fill('deeds')
    await page.getByText('will show it from here').waitFor()
    await page.getByRole('button', { name: /^Keep it as a figure, shown in/ }).click()
    await page
      .getByRole('heading', { name: 'The year in which the yard began', level: 1 })
      .waitFor()
    expect(changed().some((line) => line.includes('{{yard.since'))).toBe(true)
    await page.getByRole('button', { name: 'Rename …' }).click()
    await page.getByLabel('Name', { exact: true }).fill('yard.began')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await expect.poll(() => read('_facts.json')).toContain('"yard.began"')
    await page.getByRole('button', { name: 'Remove …' }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await untilAsBefore()
  }))

it('keeps an unfinished new fact while another view is open or a request is pending', () =>
  inStudio(async (page) => {
    await page.goto('/~/_facts/new')
    await page.getByLabel(/^Figure/).fill('$77')
    await page.getByLabel('What it is').fill('Fee for a first look')
    await page.getByRole('link', { name: 'All fees and figures' }).click()
    await page.getByText('Not kept as a figure yet: Fee for a first look.').first().waitFor()
    await page.getByRole('link', { name: 'New figure' }).click()
    await page.reload()
    await seen(page.getByLabel('What it is')).toHaveValue('Fee for a first look')
    const release = await holdBack(page, /~studio\/figures/)
    await page.getByLabel(/^Figure/).fill('$78')
    await page.getByLabel('Source').fill('price list')
    await page.getByRole('button', { name: 'Keep it as a figure' }).click()
    await release()
    await page.getByRole('heading', { name: 'Fee for a first look', level: 1 }).waitFor()
    expect(changed().join()).toContain('"amount": 78')
    await page.goto('/~/_facts/new')
    await seen(page.getByLabel('What it is')).toHaveValue('')
    await page.keyboard.press('Control+z')
    await untilAsBefore()
  }))

it('offers a fee typed on two pages as one fact and replaces both', () =>
  inStudio(async (page) => {
    const asItWas = documentsBefore()
    for (const [file, words] of [
      ['storage.json', 'Both have a guard.'],
      ['contact.json', 'a few plain words will do.'],
    ] as const)
      writeFileSync(
        join(folder(), 'pages', file),
        read(file).replace(words, `${words} A cover for up to 30 hp is $85.`),
      )
    countFromHere()
    await page.goto('/~/_facts')
    await page.getByLabel('Find a fee or figure').fill('30 hp')
    const typed = page.getByRole('region', { name: 'Typed on pages' })
    await typed.getByRole('heading', { name: 'typed on 2 pages' }).waitFor()
    expect(await typed.getByRole('listitem').count()).toBe(2)
    await page.getByLabel('Find a fee or figure').fill('')
    await page.getByText('One fee or rate is typed on several pages').click()
    await page.getByRole('link', { name: 'Make $85 one figure' }).click()
    await page.getByText('2 places say this').waitFor()
    expect(await page.getByLabel('Source').inputValue()).toBe('as our pages say it')
    await page.getByLabel('What it is').fill('Cover of an engine')
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('cover.engine')
    await page.getByRole('button', { name: 'Keep it as a figure, shown in 2 places' }).click()
    await page.getByText('A figure now: Cover of an engine, $85.').first().waitFor()
    const lines = changed()
    expect(lines.filter((line) => line.startsWith('_facts.json -'))).toHaveLength(1) // the line before it, which gets its comma
    const texts = lines.filter((line) => !line.startsWith('_facts.json'))
    expect(
      texts.map((line) => line.replace(/^(\S+ [-+]).* up to 30 hp is (.*?)\.".*$/, '$1 $2')),
    ).toEqual([
      'contact.json - $85',
      'contact.json + {{cover.engine}}',
      'storage.json - $85',
      'storage.json + {{cover.engine}}',
    ])
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await untilAsBefore()
    for (const file of ['storage.json', 'contact.json'])
      writeFileSync(join(folder(), 'pages', file), asItWas.get(file) ?? '')
  }))
