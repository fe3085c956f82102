import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeWhole } from '../../src/site/store/writeWhole.ts'
import { leadsAt } from '../../tests/support/leads.ts'
import { littleSite } from '../../tests/support/littleSite.ts'
import { runCommand } from '../../tests/support/serverProcess.ts'
import { saveData } from '../support/ahead.ts'
import { inPage, useBrowser } from '../support/browser.ts'
import { seen } from '../support/seen.ts'
import { type Running, startEngine } from '../support/startEngine.ts'

const browser = useBrowser()
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-renamed-'))
const dist = join(folder, 'dist')
const LEADS_URL = `file:${join(folder, 'leads.db')}`
let server: Running

const engine = async (...args: string[]): Promise<string> => {
  const { ended, output, errors } = runCommand([...args, '--root', folder], { LEADS_URL })
  expect([await ended, errors()]).toEqual([0, expect.anything()])
  return output()
}
const build = () => engine('build', '--out', dist)

beforeAll(async () => {
  for (const { path, text } of littleSite().files) writeWhole(join(folder, path), text)
  await build()
  server = await startEngine(['serve', '--root', folder, '--dir', dist], { LEADS_URL })
}, 120_000)
afterAll(() => {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const fillIn = async (page: Page, name: string) => {
  await page.getByLabel('First Name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Service').selectOption('Repair')
}
const send = (page: Page) => page.getByRole('button', { name: 'Book', exact: true }).click()
const onSite = (run: (page: Page) => Promise<void>, javaScriptEnabled = true) =>
  inPage(browser(), run, { baseURL: server.address, javaScriptEnabled })

it(
  'enquiries opened, typed or sent before a rename arrive under the form’s new names',
  { timeout: 300_000 },
  () =>
    onSite((old) =>
      onSite(
        (plain) =>
          onSite(async (typing) => {
            await old.goto('/enquire/booking')
            await fillIn(old, 'Early')
            await send(old)
            await seen(old.getByText('Booked!')).toBeVisible()
            await fillIn(old, 'Open')
            const outside = await old.context().newPage()
            await saveData(outside) // what a page fetches ahead is as old as the page
            await outside.goto('/services/repair')
            await plain.goto('/enquire/booking')
            await fillIn(plain, 'Plain')
            await typing.goto('/enquire/booking')
            await fillIn(typing, 'Typing')

            await engine('move', 'form:booking/email', 'form:booking/mail')
            await engine('move', 'form:booking/service/repair', 'form:booking/service/mending')
            await engine('move', 'form:booking/service', 'form:booking/wish')
            await engine('move', 'form:booking', 'form:visit')
            await build()
            await seen(async () =>
              expect(await (await fetch(`${server.address}/enquire/booking`)).text()).toContain(
                'name="mail"',
              ),
            ).toPass()

            await old.getByLabel('Email').fill('nonsense@')
            await send(old)
            await seen(old.locator('.form-error')).toContainText('Email: ')
            await old.getByLabel('Email').fill('open@example.org')
            await send(old)
            await seen(old.getByText('Booked!')).toBeVisible()

            await plain.getByLabel('Email').fill('')
            await plain.getByLabel('Email').fill('plain@example.org')
            await send(plain)
            await seen(plain).toHaveURL(/\/enquire\/booking$/)

            // The page's button is older than the form that it brings.
            await outside.getByRole('link', { name: 'Book a repair' }).first().click()
            await seen(outside.locator('dialog [name=wish]')).toHaveValue('mending')

            await typing.reload()
            await seen(typing.getByLabel('Email')).toHaveValue('typing@example.org')
            await seen(typing.getByLabel('Service')).toHaveValue('mending')

            const said = (name: string) => ({
              firstName: name,
              mail: `${name.toLowerCase()}@example.org`,
              wish: 'mending',
            })
            const stored = (await leadsAt(LEADS_URL)).map(({ form, values, other, amended }) => ({
              form,
              values,
              other,
              amended,
            }))
            expect(stored).toEqual([
              {
                form: 'booking',
                values: { firstName: 'Early', email: 'early@example.org', service: 'repair' },
                other: {},
                amended: undefined,
              },
              { form: 'visit', values: said('Open'), other: {}, amended: undefined },
              { form: 'visit', values: said('Plain'), other: {}, amended: undefined },
            ])
            const listed = JSON.parse(await engine('leads', '--format', 'json', '--dir', dist)) as {
              form: string
              values: unknown
            }[]
            expect(listed.map(({ form, values }) => [form, values])).toEqual(
              ['Early', 'Open', 'Plain'].map((name) => ['visit', said(name)]),
            )
            expect(await engine('leads', '--dir', dist)).toContain(
              'firstName: Early | mail: early@example.org | wish: mending',
            )
          }),
        false,
      ),
    ),
)
