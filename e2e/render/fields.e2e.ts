import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeNewSite } from '../../src/site/scaffold/writeNewSite.ts'
import { leadsAt } from '../../tests/support/leads.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { lacks } from '../support/lacks.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

/** A site of its own: one form with what people get wrong most, and the embedded form service behind it. */
const form = {
  type: 'form',
  name: 'contact',
  formType: 'tell',
  heading: 'Tell us',
  fields: [
    { type: 'text', name: 'about', label: 'What is it about?', required: true },
    { type: 'email', name: 'email', label: 'Email', required: true },
    { type: 'tel', name: 'phone', label: 'Phone' },
    { type: 'date', name: 'day', label: 'Day', min: 'today' },
    { type: 'time', name: 'hour', label: 'Time' },
    { type: 'number', name: 'people', label: 'How many are you?', max: 9, step: 1 },
    { type: 'checkbox', name: 'call', label: 'Call me back', hint: 'We call within a day.' },
    { type: 'textarea', name: 'message', label: 'Message', maxLength: 200 },
  ],
  submit: 'Send',
  submitting: 'Sending...',
  success: { title: 'Message sent', text: 'Thank you.' },
}

const browser = useBrowser()
let folder = ''
let server: Running | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-fields-'))
  await writeNewSite(folder, { schemas: resolve('schema') })
  const page = {
    $schema: 'schema/page.schema.json',
    title: 'Tell us',
    description: 'A form with many kinds of fields, for those who want to tell us something.',
  }
  writeFileSync(
    join(folder, 'pages/tell.json'),
    JSON.stringify({ ...page, blocks: [{ type: 'hero', heading: 'Tell us' }, form] }),
  )
  const dist = join(folder, 'dist')
  const built = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'build', '--root', folder, '--out', dist],
    { encoding: 'utf8' },
  )
  if (built.status !== 0)
    throw new Error(`The site could not be built:\n${built.stdout}${built.stderr}`)
  server = await startEngine(['serve', '--root', folder, '--dir', dist], {
    LEADS_URL: `file:${join(folder, 'leads.db')}`,
  })
})
afterAll(() => {
  server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const onSite = <T>(run: (page: Page) => Promise<T>, options: BrowserContextOptions = {}) =>
  inPage(browser(), run, {
    baseURL: server?.address ?? '',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  })

const stored = async (about: string) => {
  const leads = await leadsAt(`file:${join(folder, 'leads.db')}`)
  return leads.filter(({ values }) => values['about'] === about).map(({ values }) => values)
}

const errorOf = (page: Page, name: string) => page.locator(`#_contact-${name}-error`)
const press = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

const open = async (page: Page, about: string) => {
  await page.goto('/tell')
  await page.getByLabel('What is it about?').fill(about)
  await seen(page.locator('[data-hydrated]')).toBeAttached()
  await page.getByLabel('Email').fill('a@b')
}

const paste = async (page: Page, label: string, text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByLabel(label).focus()
  await page.keyboard.press('ControlOrMeta+v')
}

describe('a telephone number', () => {
  it.each([
    '(+91) 98765 43210',
    '+91 98765 43210 (WhatsApp)',
    '98765 43210 / 94190 12345',
    '+91+9876543210',
    '९८७६५४३२१०',
    '12345',
  ])('%s is sent as it was typed', (number) =>
    onSite(async (page) => {
      await open(page, `Telephone ${number}`)
      await page.getByLabel('Phone').pressSequentially(number)
      await press(page)
      await seen(page.locator('.toast')).toContainText('Message sent')
      expect(await stored(`Telephone ${number}`)).toMatchObject([{ phone: number, email: 'a@b' }])
    }),
  )
})

describe('incomplete dates, times and numbers', () => {
  const half = async (page: Page) => {
    await page.getByLabel('Day').pressSequentially('12')
    await page.getByLabel('Time').pressSequentially('10')
    await page.getByLabel('How many are you?').pressSequentially('1e')
  }
  const said = async (page: Page) => {
    await seen(errorOf(page, 'day')).toHaveText('Day: please finish the date: day, month and year.')
    await seen(errorOf(page, 'hour')).toHaveText('Time: please finish the time: hours and minutes.')
    await seen(errorOf(page, 'people')).toHaveText('How many are you? Please give a number.')
  }

  it('show an error on blur that disappears when the value is removed', () =>
    onSite(async (page) => {
      await open(page, 'Half')
      await half(page)
      await page.getByLabel('Message').focus()
      await said(page)
      await page.getByLabel('Day').focus()
      await page.keyboard.press('Backspace')
      await page.getByLabel('Message').focus()
      await seen(errorOf(page, 'day')).toHaveCount(0)
    }))

  it.skipIf(lacks('filling a field again'))(
    'block sending with an error and keep what was typed until it is completed',
    () =>
      onSite(async (page) => {
        await open(page, 'Half, then whole')
        await half(page)
        await press(page)
        await said(page)
        await seen(page.getByLabel('Day')).toBeFocused()
        expect(await stored('Half, then whole')).toEqual([])
        await page.getByLabel('Day').pressSequentially('12312099')
        await page.getByLabel('Time').pressSequentially('1030A')
        await page.getByLabel('How many are you?').fill('2')
        await seen(page.locator('.form-error')).toHaveCount(0)
        await press(page)
        await seen(page.locator('.toast')).toContainText('Message sent')
        expect(await stored('Half, then whole')).toMatchObject([
          { day: '2099-12-31', hour: '10:30', people: '2' },
        ])
      }),
  )

  it('typed before the script loads are kept, blocked natively and can be completed', () =>
    onSite(async (page) => {
      const release = await holdBack(page, '**/hydrate.*.js')
      await page.goto('/tell')
      await page.getByLabel('What is it about?').fill('Early')
      await page.getByLabel('Email').fill('a@b')
      const day = page.getByLabel('Day')
      await day.pressSequentially('12')
      const come = page.waitForResponse('**/hydrate.*.js')
      await release()
      await (await come).finished()
      const isHalf = () => day.evaluate((input: HTMLInputElement) => input.validity.badInput)
      await press(page)
      await seen(day).toBeFocused()
      expect(await isHalf()).toBe(true)
      expect(await stored('Early')).toEqual([])
      await day.pressSequentially('12312099')
      await seen(page.locator('[data-hydrated]')).toBeAttached()
      await press(page)
      await seen(page.locator('.toast')).toContainText('Message sent')
      expect(await stored('Early')).toMatchObject([{ day: '2099-12-31' }])
    }))
})

describe('a number', () => {
  it('does not change when the mouse wheel scrolls the page over it', () =>
    onSite(async (page) => {
      await page.setViewportSize({ width: 800, height: 400 })
      await open(page, 'Wheel')
      const field = page.getByLabel('How many are you?')
      await field.fill('4')
      await field.hover()
      const before = await page.evaluate(() => scrollY)
      await page.mouse.wheel(0, -100)
      await seen.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
      await seen(field).toHaveValue('4')
      await page.keyboard.press('ArrowUp')
      await seen(field).toHaveValue('5')
    }))

  it('between two steps and a year of two digits are refused in plain words', () =>
    onSite(async (page) => {
      await open(page, 'Steps')
      await page.getByLabel('How many are you?').fill('1.5')
      await page.getByLabel('Day').fill('0026-03-04')
      await press(page)
      await seen(errorOf(page, 'people')).toHaveText(
        'How many are you? Please enter 1 or 2 instead.',
      )
      await seen(errorOf(page, 'day')).toHaveText('Day: please write the year with four digits.')
      expect(await stored('Steps')).toEqual([])
    }))
})

describe('a text with a maximum length', () => {
  const long = `${'Whole sentences, pasted. '.repeat(16)}`.trim() // 399 characters

  it.skipIf(lacks('filling a field again'))(
    'is pasted whole, reports its excess characters and is sent once it fits',
    () =>
      onSite(async (page) => {
        await open(page, 'Pasted')
        await paste(page, 'Message', long)
        await seen(page.getByLabel('Message')).toHaveValue(long)
        await press(page)
        await seen(errorOf(page, 'message')).toHaveText(
          'Message: please shorten this by 199. It has 399 characters; at most 200 fit.',
        )
        await seen(page.getByLabel('Message')).toHaveValue(long)
        expect(await stored('Pasted')).toEqual([])
        await page.getByLabel('Message').press('Backspace')
        await seen(errorOf(page, 'message')).toHaveText(
          'Message: please shorten this by 198. It has 398 characters; at most 200 fit.',
        )
        await page.getByLabel('Message').fill(long.slice(0, 199))
        await seen(errorOf(page, 'message')).toHaveCount(0)
        await seen(page.getByText('Characters left: 1').first()).toBeVisible()
        await press(page)
        await seen(page.locator('.toast')).toContainText('Message sent')
        expect(await stored('Pasted')).toMatchObject([{ message: long.slice(0, 199) }])
      }),
  )

  it.skipIf(lacks('filling a field again'))(
    'is counted near its limit, visually at once and for screen readers after a pause',
    () =>
      onSite(async (page) => {
        await page.clock.install()
        await open(page, 'Counted')
        const status = page.locator('form[data-form] [role=status]')
        const count = page.locator('p[aria-hidden]')
        await page.getByLabel('Message').fill('x'.repeat(179))
        await page.clock.runFor(5000)
        await seen(count).toHaveCount(0)
        await seen(status).toBeEmpty()
        for (const left of [20, 19, 18]) {
          await page.getByLabel('Message').press('x')
          await seen(count).toHaveText(`Characters left: ${left}`)
          await seen(status).toBeEmpty()
        }
        await page.clock.runFor(1000)
        await seen(status).toHaveText('Characters left: 18')
        await page.getByLabel('Message').fill('x'.repeat(203))
        await seen(count).toHaveText('Characters too many: 3')
        await page.clock.runFor(1000)
        await seen(status).toHaveText('Characters too many: 3')
      }),
  )

  it.skipIf(lacks('pages without scripts'))(
    'comes back whole with its error without JavaScript',
    () =>
      onSite(
        async (page) => {
          await page.goto('/tell')
          await page.getByLabel('What is it about?').fill('W'.repeat(300))
          await page.getByLabel('Email').fill('a@b')
          await page.getByLabel('Message').fill(long)
          await press(page)
          await seen(errorOf(page, 'message')).toHaveText(
            'Message: please shorten this by 199. It has 399 characters; at most 200 fit.',
          )
          await seen(page.getByLabel('Message')).toHaveValue(long)
          await seen(page.getByLabel('What is it about?')).toHaveValue('W'.repeat(300))
          expect(await isWide(page)).toBe(false)
        },
        { javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
      ),
  )
})

describe('a label that is a question', () => {
  it('has no colon after it in the field’s error and in the summary', () =>
    onSite(async (page) => {
      await open(page, '')
      await page.getByLabel('Phone').fill('none')
      await press(page)
      await seen(errorOf(page, 'about')).toHaveText('What is it about? Please fill this in.')
      await seen(
        page.getByRole('link', { name: 'What is it about? Please fill this in.' }),
      ).toBeVisible()
      await seen(errorOf(page, 'phone')).toHaveText(
        'Phone: please give a telephone number, with at least one digit.',
      )
    }))
})

it('a hint appears below the label of its checkbox', () =>
  onSite(async (page) => {
    await page.goto('/tell')
    const box = await page.getByLabel('Call me back').boundingBox()
    const hint = await page.getByText('We call within a day.').boundingBox()
    expect(hint?.y).toBeGreaterThan((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0) / 2)
  }))

describe('a word of 300 characters', () => {
  const word = 'W'.repeat(300)

  it.each([
    [
      'at a field',
      {
        errors: [
          { field: 'email', code: 'TYPE_EMAIL', message: word },
          { field: 'about', code: 'TYPE_TEXT', message: word },
        ],
      },
    ],
    ['about the form', { error: word }],
    ['about what is final', { errors: [{ code: 'BLOCKED', message: word }] }],
  ])(
    'in a form service’s response %s wraps instead of widening the page on a phone',
    (_where, answer) =>
      onSite(
        async (page) => {
          await page.route('**/f/contact', (route) => route.fulfill({ status: 422, json: answer }))
          await open(page, word)
          await press(page)
          await seen(page.getByText(word).first()).toBeVisible()
          expect(await isWide(page)).toBe(false)
        },
        { viewport: { width: 390, height: 844 } },
      ),
  )
})
