/** `npm run leads`: lists, deletes, corrects, sends, checks, copies and brings back the stored leads. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { typed } from '../src/core/text/typed.mjs'
import { backUpLeads, restoreLeads } from '../src/site/enquiries/backup.ts'
import { channelsOf } from '../src/site/enquiries/channelsOf.ts'
import { chooseLeads } from '../src/site/enquiries/chooseLeads.ts'
import { confirm } from '../src/site/enquiries/confirm.ts'
import { copyLeads, openSource } from '../src/site/enquiries/copyLeads.ts'
import { correctLead } from '../src/site/enquiries/correctLead.ts'
import { deliverNow } from '../src/site/enquiries/deliver.ts'
import { existingStore, NothingStored } from '../src/site/enquiries/existingStore.ts'
import { formatLeads } from '../src/site/enquiries/formatLeads.ts'
import type { Lead } from '../src/site/enquiries/lead.ts'
import { leadNow } from '../src/site/enquiries/leadNow.ts'
import type { LeadStore } from '../src/site/enquiries/leadStore.ts'
import { leadsArguments } from '../src/site/enquiries/leadsArguments.ts'
import { openLeadStore } from '../src/site/enquiries/openLeadStore.ts'
import { roomWarning } from '../src/site/enquiries/room.ts'
import { isGivenUp, isUndelivered } from '../src/site/enquiries/undelivered.ts'
import { readSettings } from '../src/site/server/settings.ts'
import { manifestFile, readManifest } from '../src/site/store/siteManifest.ts'
import { print, say, tell } from '../src/site/terminal/print.mjs'
import { rootOf } from './engineHere.mjs'
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
const root = rootOf(values.root)
const settings = readSettings(process.env)
const limits = { timeout: 20_000, largest: settings.LEADS_LIMIT_MB * 1024 * 1024 }
const built = resolve(values.dir ?? resolve(root, 'dist'))
const site = () => readManifest(built)
/** Leads lie under the names that fields had when they came; where no site is built here, nobody knows later ones. */
const asNow = (leads: readonly Lead[]): Lead[] => {
  const { forms } =
    leads.length > 0 && existsSync(resolve(built, manifestFile)) ? site() : { forms: [] }
  return leads.map((lead) => leadNow(forms, lead))
}
const channels = channelsOf(settings, site)
const view = { channels: channels.map(({ name }) => name), now: Date.now() }

const countOf = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`
const limit = 20
const numbersOf = (leads: readonly Lead[]): string => {
  const shown = leads.slice(0, limit).map(({ number }) => number)
  return `${shown.join(', ')}${leads.length > limit ? ` and ${leads.length - limit} more` : ''}`
}
const isOwed = (lead: Lead) => isUndelivered(lead, view.channels, view.now)
const owedIn = async (store: LeadStore): Promise<Lead[]> => (await store.listLeads()).filter(isOwed)
const chosenIn = async (store: LeadStore): Promise<Lead[]> =>
  asNow(chooseLeads(await store.listLeads(), request.selection, isOwed))

/** On standard error, since standard output may be a file of data. */
const warnOfRoom = async (store: LeadStore) => {
  const warning = roomWarning(await store.room(), store.place)
  if (warning) tell(warning)
}

const list = async (store: LeadStore) => {
  const leads = await chosenIn(store)
  const isAll = !Object.values(request.selection).some(Boolean)
  const nothing = isAll ? `No leads yet in ${store.place}.` : `No such leads in ${store.place}.`
  const summary = leads.length === 0 ? nothing : `${countOf(leads.length)} in ${store.place}`
  if (request.format === 'table') say(summary)
  else tell(summary) // standard output holds the data alone
  const written = formatLeads(leads, request.format, view)
  if (request.format === 'csv' && !process.stdout.isTTY)
    process.stdout.write(written) // for a file, where each sign of a visitor's stays what it is
  else print(written)
  await warnOfRoom(store)
}

/** What is printed with --yes ends in a log, which is no place for the words of people who are to be forgotten. */
const withoutWords = (lead: Lead): Lead => ({
  ...lead,
  values: {},
  amended: undefined,
  failure: undefined,
})

const isSure = async (question: string): Promise<boolean> => {
  if (request.yes) return true
  const { isTTY } = process.stdin
  if (isTTY && (await confirm(question, process.stdin, process.stdout))) return true
  say(
    isTTY
      ? 'Nothing was changed.'
      : 'Nothing was changed: there is no terminal to ask on. Add --yes to do what is shown.',
  )
  process.exitCode = isTTY ? 1 : 2
  return false
}

/** What is to be known after a change: what was reached, and what was not. */
const tellChange = (store: LeadStore, deed: string, count: number, asked: number) => {
  const [files = '', ...others] = store.remains()
  say(
    asked === 0
      ? `No such leads in ${store.place}: nothing was changed.`
      : `${deed} ${countOf(count)} in ${store.place}. ${files}`,
  )
  for (const line of others) say(line)
  if (count === asked) return
  say(
    `${countOf(asked - count)} came again with other words in this moment and stayed: look at them first.`,
  )
  process.exitCode = 1
}

const remove = async (store: LeadStore) => {
  const leads = await chosenIn(store)
  print(formatLeads(request.yes ? leads.map(withoutWords) : leads, 'table', view))
  if (
    leads.length > 0 &&
    !(await isSure(`Delete ${countOf(leads.length)} from ${store.place} for good?`))
  )
    return
  tellChange(store, 'Deleted', await store.deleteLeads(leads), leads.length)
}

const correct = async (store: LeadStore) => {
  const leads = await chosenIn(store)
  const { correction = { name: '', text: '' } } = request // this deed has one
  const changed = leads.map((lead) => correctLead(lead, correction))
  print(formatLeads(request.yes ? changed.map(withoutWords) : leads, 'table', view))
  if (
    leads.length > 0 &&
    !(await isSure(
      `Let ${correction.name} be "${correction.text}" in ${countOf(leads.length)} in ${store.place}?`,
    ))
  )
    return
  tellChange(store, 'Corrected', await store.correctLeads(changed), leads.length)
}

const check = async (store: LeadStore) => {
  await warnOfRoom(store)
  const owed = await owedIn(store)
  if (owed.length === 0) return say(`All leads in ${store.place} have been delivered.`)
  process.exitCode = 1
  say(
    `${countOf(owed.length)} in ${store.place} ${owed.length === 1 ? 'is' : 'are'} undelivered: ${numbersOf(owed)}.`,
  )
  const givenUp = owed.filter((lead) => isGivenUp(lead, view.channels, view.now))
  if (givenUp.length > 0)
    say(
      `Given up after thirty days: ${numbersOf(givenUp)}. Once delivery works again: ${typed('leads', '--deliver')}`,
    )
}

const deliver = async (store: LeadStore) => {
  if (channels.length === 0)
    throw new Error(
      'no way to the firm is named: set SMTP_URL and LEADS_TO, or LEADS_WEBHOOK, as the server has them',
    )
  site() // e-mails need its labels: better told now than with each of them
  const before = await owedIn(store)
  await deliverNow(store.deliveries, channels, tell)
  const left = await owedIn(store)
  const still = new Set(left.map(({ number }) => number))
  const sent = before.filter(({ number }) => !still.has(number))
  say(
    sent.length === 0
      ? `Nothing in ${store.place} was sent.`
      : `Sent ${countOf(sent.length)} from ${store.place}: ${numbersOf(sent)}.`,
  )
  if (left.length === 0) return
  say(`Still undelivered: ${numbersOf(left)}.`)
  process.exitCode = 1
}

const copyFrom = async (store: LeadStore) => {
  const from = await openSource(values['copy-from'] ?? '', root)
  const { count, brought, differing, total } = await copyLeads(from, store).finally(from.close)
  say(
    `Copied ${brought} of ${countOf(count)} from ${from.place} into ${store.place}, which has ${countOf(total)} now.`,
  )
  if (differing.length === 0)
    return say(`All ${count} were compared and say the same in both. ${from.place} is as it was.`)
  const shown = differing.slice(0, limit).join(', ')
  say(
    `${countOf(differing.length)} of ${from.place} ${differing.length === 1 ? 'says' : 'say'} something else there, and stayed as ${differing.length === 1 ? 'it was' : 'they were'}: ${shown}.`,
  )
  process.exitCode = 1
}

const backUp = async (store: LeadStore) => {
  const file = resolve(values.backup ?? '')
  say(`Copied ${countOf(await backUpLeads(store, file))} from ${store.place} to ${file}.`)
}

const restore = async (store: LeadStore) => {
  const { restored, aside } = await restoreLeads(store, resolve(values.restore ?? ''), Date.now())
  if (aside) say(`The damaged leads were moved to ${aside}.`)
  say(`Brought back ${countOf(restored)} into ${store.place}.`)
}

/** What is brought in may make a store. */
const open = () =>
  request.deed === 'restore' || request.deed === 'copy-from'
    ? openLeadStore(settings.LEADS_URL, root, limits)
    : existingStore(settings.LEADS_URL, root, Boolean(process.env['LEADS_URL']?.trim()), limits)

/** A person who looks in before the first enquiry is told so; programs and all that changes something need a store. */
const endCalmly = (error: unknown): never => {
  if (!(error instanceof NothingStored) || request.deed !== 'list' || request.format !== 'table')
    throw error
  say(error.calm)
  return process.exit(0)
}

const store = await open().catch(endCalmly)
try {
  await {
    list,
    delete: remove,
    correct,
    check,
    deliver,
    backup: backUp,
    restore,
    'copy-from': copyFrom,
  }[request.deed](store)
} finally {
  await store.close()
}
