/** `npm run leads`: lists, deletes, corrects, sends, checks, copies and brings back the stored leads. */
import { resolve } from 'node:path'
import { backUpLeads, restoreLeads } from '../src/server/leads/backup.ts'
import { channelsOf } from '../src/server/leads/channelsOf.ts'
import { chooseLeads } from '../src/server/leads/chooseLeads.ts'
import { confirm } from '../src/server/leads/confirm.ts'
import { correctLead, storeCorrected } from '../src/server/leads/correctLeads.ts'
import { deleteLeads, setAsideBeside } from '../src/server/leads/deleteLeads.ts'
import { deliverNow } from '../src/server/leads/deliver.ts'
import { formatLeads } from '../src/server/leads/formatLeads.ts'
import type { Lead } from '../src/server/leads/lead.ts'
import { listLeads } from '../src/server/leads/leadStore.ts'
import { leadsArguments } from '../src/server/leads/leadsArguments.ts'
import { type Database, leadsPlace } from '../src/server/leads/openDatabase.ts'
import { openStore, placeName } from '../src/server/leads/openStore.ts'
import { isGivenUp, isUndelivered } from '../src/server/leads/undelivered.ts'
import { readSettings } from '../src/server/settings.ts'
import { readManifest } from '../src/server/siteManifest.ts'
import { print, say, tell } from '../src/terminal/print.mjs'
import { readArguments, refuse } from './readArguments.mjs'
import { usage } from './usage/leads.mjs'

const { values, positionals } = readArguments(usage)
const readRequest = () => {
  try {
    return leadsArguments(values, positionals)
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error))
  }
}

const request = readRequest()
const root = resolve(values.root ?? process.env['BROADSHEET_ENGINE'] ?? '.')
const settings = readSettings(process.env)
const place = leadsPlace(settings.LEADS_URL, root, settings.LEADS_TOKEN)
const where = placeName(place)
const limits = { patience: 20_000, largest: settings.LEADS_LIMIT_MB * 1024 * 1024 }
const site = () => readManifest(resolve(values.dir ?? resolve(root, 'dist')))
const channels = channelsOf(settings, site)
const view = { channels: channels.map(({ name }) => name), now: Date.now() }

const countOf = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`
const most = 20
const numbersOf = (leads: readonly Lead[]): string => {
  const shown = leads.slice(0, most).map(({ number }) => number)
  return `${shown.join(', ')}${leads.length > most ? ` and ${leads.length - most} more` : ''}`
}
const isOwed = (lead: Lead) => isUndelivered(lead, view.channels, view.now)
const owedIn = async (database: Database): Promise<Lead[]> => (await listLeads(database)).filter(isOwed)
const chosenIn = async (database: Database): Promise<Lead[]> => chooseLeads(await listLeads(database), request.selection, isOwed)

const list = async (database: Database) => {
  const leads = await chosenIn(database)
  const isAll = !Object.values(request.selection).some(Boolean)
  const nothing = isAll ? `No leads yet in ${where}.` : `No such leads in ${where}.`
  const summary = leads.length === 0 ? nothing : `${countOf(leads.length)} in ${where}`
  if (request.format === 'table') say(summary)
  else tell(summary) // standard output holds the data alone
  const written = formatLeads(leads, request.format, view)
  if (request.format === 'csv' && !process.stdout.isTTY)
    process.stdout.write(written) // for a file, where each sign of a visitor's stays what it is
  else print(written)
}

/** What is printed with --yes ends in a log, which is no place for the words of people who are to be forgotten. */
const withoutWords = (lead: Lead): Lead => ({ ...lead, values: {}, amended: undefined, failure: undefined })

const isSure = async (question: string): Promise<boolean> => {
  if (request.yes) return true
  const { isTTY } = process.stdin
  if (isTTY && (await confirm(question, process.stdin, process.stdout))) return true
  say(isTTY ? 'Nothing was changed.' : 'Nothing was changed: there is no terminal to ask on. Add --yes to do what is shown.')
  process.exitCode = isTTY ? 1 : 2
  return false
}

/** What is to be known after a change: what was reached, and what was not. */
const tellChange = (deed: string, count: number, asked: number) => {
  const files =
    place.path === undefined ? `What the files of ${where} keep of the old words is its own matter.` : 'Nothing of the old words is left in its files.'
  say(asked === 0 ? `No such leads in ${where}: nothing was changed.` : `${deed} ${countOf(count)} in ${where}. ${files}`)
  for (const file of setAsideBeside(place)) say(`${file}, which was moved aside earlier, may still hold them: delete it once it is not needed.`)
  if (count === asked) return
  say(`${countOf(asked - count)} came again with other words in this moment and stayed: look at them first.`)
  process.exitCode = 1
}

const remove = async (database: Database) => {
  const leads = await chosenIn(database)
  print(formatLeads(request.yes ? leads.map(withoutWords) : leads, 'table', view))
  if (leads.length > 0 && !(await isSure(`Delete ${countOf(leads.length)} from ${where} for good?`))) return
  tellChange('Deleted', await deleteLeads(database, place, leads), leads.length)
}

const correct = async (database: Database) => {
  const leads = await chosenIn(database)
  const { correction = { name: '', text: '' } } = request // this deed has one
  const changed = leads.map((lead) => correctLead(lead, correction))
  print(formatLeads(request.yes ? changed.map(withoutWords) : leads, 'table', view))
  if (leads.length > 0 && !(await isSure(`Let ${correction.name} be "${correction.text}" in ${countOf(leads.length)} in ${where}?`))) return
  tellChange('Corrected', await storeCorrected(database, place, changed), leads.length)
}

const check = async (database: Database) => {
  const owed = await owedIn(database)
  if (owed.length === 0) return say(`All leads in ${where} have been delivered.`)
  process.exitCode = 1
  say(`${countOf(owed.length)} in ${where} ${owed.length === 1 ? 'is' : 'are'} undelivered: ${numbersOf(owed)}.`)
  const givenUp = owed.filter((lead) => isGivenUp(lead, view.channels, view.now))
  if (givenUp.length > 0) say(`Given up after thirty days: ${numbersOf(givenUp)}. Once delivery works again: npm run leads -- --deliver`)
}

const deliver = async (database: Database) => {
  if (channels.length === 0) throw new Error('no way to the firm is named: set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK, as the server has them')
  site() // e-mails need its labels: better told now than with each of them
  const before = await owedIn(database)
  await deliverNow(database, channels, tell)
  const left = await owedIn(database)
  const still = new Set(left.map(({ number }) => number))
  const sent = before.filter(({ number }) => !still.has(number))
  say(sent.length === 0 ? `Nothing in ${where} was sent.` : `Sent ${countOf(sent.length)} from ${where}: ${numbersOf(sent)}.`)
  if (left.length === 0) return
  say(`Still undelivered: ${numbersOf(left)}.`)
  process.exitCode = 1
}

const backUp = async (database: Database) => {
  const file = resolve(values.backup ?? '')
  say(`Copied ${countOf(await backUpLeads(database, place, file))} from ${where} to ${file}.`)
}

const restore = async () => {
  const { restored, aside } = await restoreLeads(place, resolve(values.restore ?? ''), Date.now(), limits)
  if (aside) say(`The damaged leads were moved to ${aside}.`)
  say(`Brought back ${countOf(restored)} into ${where}.`)
}

const withStore = async (action: (database: Database) => Promise<void>) => {
  const database = await openStore(place, Boolean(process.env['LEADS_URL']?.trim()), limits)
  try {
    await action(database)
  } finally {
    database.close()
  }
}

if (request.deed === 'restore') await restore()
else await withStore({ list, delete: remove, correct, check, deliver, backup: backUp }[request.deed])
